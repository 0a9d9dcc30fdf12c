import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { invalidateCodes } from '../code/send-code.ts'
import type { Room } from '../context.ts'
import { endOtherSessions } from '../session/session.ts'
import { type Account, accountById } from '../store.ts'
import { PASSWORD_CHECKS } from '../throttle.ts'

type PasswordChange = {
  readonly user_id: string
  readonly session_id: string
  readonly current_password: string
  readonly new_password: string
  readonly confirm_password: string
}
type Changed = { readonly changed: true }
type No = Refused<'invalid' | 'too_many' | 'unavailable'>

/** Changes the password, given the current one; ends the other sessions and invalidates every open code. */
export async function changePassword(room: Room, change: PasswordChange): Promise<Changed | No> {
  const { user_id, session_id, new_password } = change
  if (new_password !== change.confirm_password) return refuseField('confirm_password', { reason: 'passwords_differ' })
  const account = await checkOwnPassword(room, user_id, change.current_password, 'current_password')
  if (isRefused(account)) return account
  if (new_password === change.current_password) return refuseField('new_password', { reason: 'same_password' })
  const weak = await room.policy(new_password, account)
  if (weak) return refuseField('new_password', weak)
  const password_hash = await room.hasher.hash(new_password)
  if (password_hash === null) return refuse('unavailable')
  const outcome = await room.database.transaction(async (tx): Promise<Changed | No> => {
    const now = room.clock.now()
    const before = await accountById(tx, user_id, 'FOR NO KEY UPDATE')
    // The password changed meanwhile, e.g. by a reset, so the check no longer holds.
    if (before?.password_hash !== account.password_hash) return refuseField('current_password', { reason: 'not_current_password' })
    await tx.query('UPDATE users SET password_hash = $2, updated_at = $3 WHERE id = $1', [user_id, password_hash, now])
    await endOtherSessions(tx, now, user_id, session_id)
    await invalidateCodes(room, tx, account.email)
    await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event: 'password.changed', params: {} } })
    return { changed: true }
  })
  room.kick()
  return outcome
}

type NewPassword = {
  readonly email: string
  readonly new_password: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
}

/** A password that is still being chosen, by the rules of every place where one is set. Null: it is accepted. */
export async function checkPassword(
  { policy }: Pick<Room, 'policy'>,
  { email, new_password, first_name = '', last_name = '' }: NewPassword,
): Promise<null | Refused<'invalid'>> {
  const weak = await policy(new_password, { email, first_name, last_name })
  return weak ? refuseField('new_password', weak) : null
}

/** One count for every place where a signed-in person re-enters the password. */
export const OWN_PASSWORD = 'password:own'

/** A signed-in person re-enters the password: ten wrong ones in 15 minutes. */
async function checkOwnPassword(room: Room, user_id: string, typed: string, field: string): Promise<Account | No> {
  const limited = await room.throttle.limit(OWN_PASSWORD, user_id, PASSWORD_CHECKS)
  if (limited) return limited
  const account = await accountById(room.database, user_id)
  const right = await room.hasher.verify(account?.password_hash ?? null, typed)
  if (right === null) return refuse('unavailable')
  if (!account || !right) return refuseField(field, { reason: 'not_current_password' })
  await room.throttle.giveBack(OWN_PASSWORD, user_id)
  return account
}

/** A signed-in person re-enters the password. Null: correct. */
export async function provePassword(
  room: Room,
  user_id: string,
  password: string,
): Promise<Refused<'invalid' | 'too_many' | 'unavailable'> | null> {
  const account = await checkOwnPassword(room, user_id, password, 'password')
  return isRefused(account) ? account : null
}
