/** A forgotten password: its code, and the new password. */
import type { Language } from '#contract/shared/language'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { passwordChangedLetter } from '../code/code-mail.ts'
import { invalidateCodes, sendCode } from '../code/send-code.ts'
import type { Room } from '../context.ts'
import type { Device } from '../device.ts'
import { attemptBucket } from '../log-in/log-in.ts'
import { lengthFault } from '../password/password.ts'
import { limitMails } from '../sign-up/sign-up.ts'
import { accountByEmail, endSessionsOf, lockUser } from '../store.ts'
import { drawToken } from '../token.ts'
import { languageAt } from '../user.ts'

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

type ResetRequest = { readonly email: string; readonly language?: Language }

/**
 * Mails a code for resetting the password and returns its token. As with resend, reply, limits and work are the same for every
 * address: once no more mail is sent, the token matches no code. A browser that the account has logged in from has its own
 * count, so that strangers' requests do not use up the owner's.
 */
export async function forgotPassword(
  room: Room,
  { email, language }: ResetRequest,
  device: Pick<Device, 'browser'> = {},
): Promise<{ readonly pending: string }> {
  const from = await attemptBucket(room, email, device)
  const pending = await room.database.transaction(async (tx) => {
    if (await limitMails(room, tx, `resend:reset:${from}`, email)) return drawToken()
    const account = await accountByEmail(tx, email)
    const decoy = account === null || account.status === 'closed'
    return sendCode(room, tx, { purpose: 'reset', email, decoy, language })
  })
  return { pending }
}
