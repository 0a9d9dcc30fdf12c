import type { Language } from '#contract/shared/language'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { passwordChangedLetter } from '../code/code-mail.ts'
import { invalidateCodes } from '../code/invalidate-codes.ts'
import type { Room } from '../context.ts'
import { languageAt } from '../mail-language.ts'
import { lengthFault } from '../password/password.ts'
import { accountByEmail, endSessionsOf, lockUser } from '../store.ts'

type PasswordReset = {
  readonly email: string
  readonly code: string
  readonly pending?: string | undefined
  readonly new_password: string
  readonly confirm_password: string
  readonly language?: Language
  /** Of the caller, in the network. */
  readonly address?: string
}
type Done = { readonly reset: true }
type No = Refused<'invalid' | 'frozen' | 'wrong_code' | 'too_many' | 'unavailable'>

/**
 * Resets the password with the mailed code, ends every session, and freezes withdrawals and staff roles for a day, because only
 * the mailbox was proven. Checks that depend on the person (a password with their name) come after the code, so that nothing
 * about an account leaks.
 */
export async function resetPassword(room: Room, reset: PasswordReset): Promise<Done | No> {
  const { email, code, pending, new_password, address } = reset
  if (new_password !== reset.confirm_password) return refuseField('confirm_password', { reason: 'passwords_differ' })
  const bad_length = lengthFault(new_password)
  if (bad_length) return refuseField('new_password', bad_length)
  const checked = await room.mailedCodes.check({ purpose: 'reset', email, pending, guess: code, address })
  if (isRefused(checked)) return checked
  const account = checked.ok ? await accountByEmail(room.database, email) : null
  if (!checked.ok || account === null || account.status === 'closed') return refuse('wrong_code')
  const weak = await room.policy(new_password, account)
  if (weak) return refuseField('new_password', weak)
  const password_hash = await room.hasher.hash(new_password)
  if (password_hash === null) return refuse('unavailable')
  return room.database.transaction(async (tx): Promise<Done | No> => {
    const user = await lockUser(tx, 'id', account.id)
    // Revealed to the right code only. The code stays valid until the account is unfrozen.
    if (user?.frozen_at) return refuse('frozen')
    if (!(await room.mailedCodes.use(tx, checked.code_id))) return refuse('wrong_code')
    const now = room.clock.now()
    await tx.query(
      `UPDATE users SET password_hash = $2, withdrawals_frozen_until = $3::timestamptz, role_held_until = CASE WHEN role <> 'member' THEN $3::timestamptz END, updated_at = $4
       WHERE id = $1`,
      [account.id, password_hash, addSeconds(now, DAY_SECONDS), now],
    )
    await endSessionsOf(tx, account.id, now)
    await invalidateCodes(room, tx, account.email)
    await tx.query('DELETE FROM known_browser WHERE user_id = $1', [account.id])
    const language = await languageAt(tx, email, reset.language)
    await room.mail.write(tx, passwordChangedLetter({ to: email, language }))
    return { reset: true }
  })
}
