/** Statements on identity's tables shared by several verbs. */
import { isId } from '#kernel/id'
import type { Queryable, Tx } from '#server/store'
import { endPending } from './session/pending-log-in.ts'
import { USER_COLUMNS, type User } from './user.ts'

/** A user with the fields that a log-in needs. */
export type Account = User & {
  readonly password_hash: string
  /** Each log-in asks for a mailed code: a preference of the member. */
  readonly login_code: boolean
}

const ACCOUNT = `${USER_COLUMNS}, password_hash, EXISTS (SELECT FROM preference p WHERE p.user_id = users.id AND p.login_code) AS login_code`

export async function accountByEmail(reader: Queryable, email: string, lock: '' | 'FOR NO KEY UPDATE' = ''): Promise<Account | null> {
  const [account] = await reader.query<Account>(`SELECT ${ACCOUNT} FROM users WHERE email = $1 ${lock}`, [email])
  return account ?? null
}

export async function accountById(reader: Queryable, id: string, lock: '' | 'FOR NO KEY UPDATE' = ''): Promise<Account | null> {
  const [account] = await reader.query<Account>(`SELECT ${ACCOUNT} FROM users WHERE id = $1 ${lock}`, [id])
  return account ?? null
}

/** Locks the row, to be read before changing a person's state. */
export async function lockUser(tx: Tx, column: 'id' | 'email', value: string): Promise<User | null> {
  const [user] = await tx.query<User>(`SELECT ${USER_COLUMNS} FROM users WHERE ${column} = $1 FOR UPDATE`, [value])
  return user ?? null
}

export async function readUser(reader: Queryable, id: string): Promise<User | null> {
  if (!isId(id)) return null
  const [user] = await readUsers(reader, [id])
  return user ?? null
}

export async function readUsers(reader: Queryable, ids: readonly string[]): Promise<User[]> {
  return reader.query<User>(`SELECT ${USER_COLUMNS} FROM users WHERE id = ANY ($1::uuid[])`, [ids])
}

export async function endSessionsOf(tx: Tx, user_id: string, now: Date): Promise<void> {
  await tx.query('UPDATE session SET ended_at = $2 WHERE user_id = $1 AND ended_at IS NULL', [user_id, now])
  await endPending(tx, now, user_id)
}
