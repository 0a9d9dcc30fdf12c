import { type Refused, refuse } from '#kernel/refusal'
import type { Room } from '../context.ts'
import type { Device } from '../device.ts'
import { ownerOf, verifyAssertion } from '../factor/passkey/answer.ts'
import { anyPasskeyOptions, type Options, ownPasskeyOptions } from '../factor/passkey/options.ts'
import { spendFactor } from '../factor/proof.ts'
import type { Assertion } from '../factor/verified-factor.ts'
import { pendingByToken, spendPending } from '../session/pending-log-in.ts'
import { entryRefusal, type SignedIn, signedIn } from '../session/sign-in.ts'
import { lockUser } from '../store.ts'

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
  const verified = user_id === null ? null : await verifyAssertion(room, user_id, assertion, { purpose: 'log_in', subject: null })
  if (user_id === null || verified === null) return refuse('wrong_code')
  const outcome = await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    if (!user || !(await spendFactor(room, tx, user_id, verified))) return refuse('wrong_code')
    if (verified.subject !== '' && !(await spendPending(tx, room.clock.now(), verified.subject))) return refuse('wrong_code')
    return entryRefusal(user) ?? signedIn(room, tx, user, device)
  })
  room.kick()
  return outcome
}
