/** A person's enrolled factors. Without any, nothing in this folder applies to them. */
import type { Proof } from '#contract/shared/define'
import type { Queryable, Tx } from '#server/store'
import type { Room } from '../context.ts'

export type Factor = Extract<Proof, 'passkey' | 'totp'>

export type Enrolled = {
  readonly totp: boolean
  readonly passkeys: number
  /** Unused recovery codes. */
  readonly recovery_left: number
}

/** $1 the user. An unconfirmed enrolment does not count. */
export const ENROLLED = `EXISTS (SELECT 1 FROM totp WHERE user_id = $1 AND confirmed_at IS NOT NULL) AS totp,
  (SELECT count(*)::int FROM passkey WHERE user_id = $1) AS passkeys,
  (SELECT count(*)::int FROM recovery_code WHERE user_id = $1 AND used_at IS NULL) AS recovery_left`

/** Callers that act on it while factors may change hold the lock on the user's row. */
export async function readEnrolled(reader: Queryable, user_id: string): Promise<Enrolled> {
  const [row] = await reader.query<Enrolled>(`SELECT ${ENROLLED}`, [user_id])
  return row ?? { totp: false, passkeys: 0, recovery_left: 0 }
}

/** The factor that a log-in asks for; null: none is enrolled. */
export function preferredFactor({ totp, passkeys }: Enrolled): Factor | null {
  if (passkeys > 0) return 'passkey'
  return totp ? 'totp' : null
}

/** Empty without a factor: recovery codes alone do not count. */
export function proofsOf(enrolled: Enrolled): readonly Proof[] {
  if (preferredFactor(enrolled) === null) return []
  return [
    ...(enrolled.passkeys > 0 ? ['passkey' as const] : []),
    ...(enrolled.totp ? ['totp' as const] : []),
    ...(enrolled.recovery_left > 0 ? ['recovery' as const] : []),
  ]
}

/** Deletes all of a closing account's factor data. Otherwise only the owner can remove a factor, after a step-up. */
export async function forgetFactors(tx: Tx, user_id: string): Promise<void> {
  for (const table of ['totp', 'recovery_code', 'passkey_challenge', 'passkey', 'pending_login'])
    await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [user_id])
}

/** Notifies the owner of every factor change, by message and mail, in the same transaction. */
export async function notifyUser(
  room: Pick<Room, 'writeOutbox'>,
  tx: Tx,
  user_id: string,
  event: 'factor.added' | 'factor.removed' | 'factor.refused' | 'recovery_codes.drawn' | 'recovery_code.used',
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params } })
}
