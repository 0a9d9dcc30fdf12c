/** The second step of a log-in, and a log-in by passkey alone. */
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../context.ts'
import type { Device } from '../device.ts'
import { notifyUser } from '../factor/enrolled.ts'
import { anyPasskeyOptions, type Options, ownerOf, ownPasskeyOptions, UNKNOWN_PASSKEY, verifyAssertion } from '../factor/passkey/options.ts'
import { countCode, spendFactor, uncountCode, verifyCode } from '../factor/proof.ts'
import type { Assertion, VerifiedFactor } from '../factor/verified-factor.ts'
import { countGuess, type Pending, pendingByToken, spendPending } from '../session/pending-log-in.ts'
import { entryRefusal, type SignedIn, signedIn } from '../session/sign-in.ts'
import { lockUser } from '../store.ts'

type No = Refused<'wrong_code' | 'in_review' | 'suspended' | 'too_many'>

/** No guess is left, or its time is over: said to who has its token. */
export const LOG_IN_OVER = refuse('wrong_code', { reason: 'log_in_over' })

/**
 * Second step of a log-in by authenticator or recovery code. After the fifth wrong code the owner is notified, because the
 * password is compromised.
 */
export async function confirmByCode(
  room: Room,
  pending: Pending,
  { code, has_token }: { readonly code: string; readonly has_token: boolean },
  device: Device,
): Promise<SignedIn | No> {
  const { user_id } = pending
  const attempt = { user_id, proof: { code } }
  const now = room.clock.now()
  const counted = await room.database.transaction(async (tx) => {
    const guess = await countGuess(tx, now, pending.id, has_token)
    return guess && ((await countCode(room, tx, attempt)) ?? guess)
  })
  if (counted === null) return has_token ? LOG_IN_OVER : refuse('wrong_code')
  if (isRefused(counted)) return counted
  const verified = await verifyCode(room, user_id, code)
  const outcome = await room.database.transaction(async (tx) => {
    const entered = verified ? await completeLogin(room, tx, pending, verified, device) : refuse('wrong_code')
    if (isRefused(entered) && entered.refused === 'wrong_code') {
      if (counted.is_last) await notifyUser(room, tx, user_id, 'factor.refused')
      if (counted.is_last && has_token) return LOG_IN_OVER
    } else await uncountCode(room, tx, attempt)
    return entered
  })
  room.kick()
  return outcome
}

/** Spends the pending log-in and the proof, and opens the session. */
async function completeLogin(
  room: Room,
  tx: Tx,
  pending: Pending,
  verified: VerifiedFactor,
  device: Device,
): Promise<SignedIn | Refused<'wrong_code' | 'in_review' | 'suspended'>> {
  const user = await lockUser(tx, 'id', pending.user_id)
  if (!user) return refuse('wrong_code')
  // The proof first: after a wrong one the log-in stays open for another guess.
  const spent = await spendFactor(room, tx, pending.user_id, verified)
  if (spent) return spent
  if (!(await spendPending(tx, room.clock.now(), pending.id))) return LOG_IN_OVER
  return entryRefusal(user) ?? signedIn(room, tx, user, device)
}

/**
 * After the right password one of that account's passkeys, otherwise any passkey in the browser. An email alone reveals
 * nothing.
 */
export async function loginOptions(room: Room, pending: string | undefined): Promise<Options> {
  const pending_login = pending === undefined ? null : await pendingByToken(room.database, room.clock.now(), pending)
  if (!pending_login) return anyPasskeyOptions(room)
  const options = await ownPasskeyOptions(room, { purpose: 'log_in', subject: pending_login.id, user_id: pending_login.user_id })
  return 'refused' in options ? anyPasskeyOptions(room) : options
}

/** A passkey combines possession with a PIN or biometric, so it needs no password. */
export async function logInByPasskey(
  room: Room,
  assertion: Assertion,
  device: Device,
): Promise<SignedIn | Refused<'wrong_code' | 'in_review' | 'suspended'>> {
  const user_id = await ownerOf(room, assertion)
  if (user_id === null) return UNKNOWN_PASSKEY
  const verified = await verifyAssertion(room, user_id, assertion, { purpose: 'log_in', subject: null })
  if (isRefused(verified)) return verified
  const outcome = await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    if (!user) return refuse('wrong_code')
    const spent = await spendFactor(room, tx, user_id, verified)
    if (spent) return spent
    if (verified.subject !== '' && !(await spendPending(tx, room.clock.now(), verified.subject))) return LOG_IN_OVER
    return entryRefusal(user) ?? signedIn(room, tx, user, device)
  })
  room.kick()
  return outcome
}
