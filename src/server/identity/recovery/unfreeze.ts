/**
 * Unfreezes an account by its mailed link; an enrolled second factor is also required, because the mailbox alone is not enough.
 */
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { invalidateLinks, isLinkGood, ownerOfLink, redeemLink } from '../code/mailed-link.ts'
import type { Room } from '../context.ts'
import { countCode, uncountCode } from '../factor/count-code.ts'
import { proofsOf, readEnrolled } from '../factor/enrolled.ts'
import { type Options, ownPasskeyOptions } from '../factor/passkey/options.ts'
import { spendFactor, verifyFactor } from '../factor/proof.ts'
import type { FactorProof, VerifiedFactor } from '../factor/verified-factor.ts'
import { lockUser } from '../store.ts'
import { hashToken } from '../token.ts'
import { recordInAudit } from './freeze.ts'

type Unfrozen = { readonly unfrozen: true }
type NoFactor = Refused<'step_up_needed' | 'wrong_code' | 'too_many'>
type UnfreezeRequest = { readonly token: string; readonly proof: FactorProof | null; readonly request_id: string }

export async function unfreezeOptions(room: Room, { token }: { token: string }): Promise<Options | Refused<'dead_link' | 'no_passkey'>> {
  const user_id = await ownerOfLink(room.database, token)
  if (user_id === null || !(await isLinkGood(room.database, room.clock.now(), token, 'unfreeze'))) return refuse('dead_link')
  return ownPasskeyOptions(room, { purpose: 'unfreeze', subject: subjectOf(token), user_id })
}

/** A wrong factor leaves the link valid. */
export async function unfreeze(room: Room, request: UnfreezeRequest): Promise<Unfrozen | Refused<'dead_link'> | NoFactor> {
  const { token } = request
  const user_id = await ownerOfLink(room.database, token)
  if (user_id === null || !(await isLinkGood(room.database, room.clock.now(), token, 'unfreeze'))) return refuse('dead_link')
  const verified = await verifyEnrolledFactor(room, user_id, request)
  if (isRefused(verified)) return verified
  const outcome = await room.database.transaction(async (tx): Promise<Unfrozen | Refused<'dead_link'> | NoFactor> => {
    const user = await lockUser(tx, 'id', user_id)
    const now = room.clock.now()
    const factors = proofsOf(await readEnrolled(tx, user_id))
    if (factors.length > 0 && (!verified || !(await spendFactor(room, tx, user_id, verified)))) return refuse('wrong_code')
    if (!user || !(await redeemLink(tx, now, token, ['unfreeze']))) return refuse('dead_link')
    if (verified && request.proof) await uncountCode(room, tx, { user_id, proof: request.proof })
    await tx.query('UPDATE users SET frozen_at = NULL, updated_at = $2 WHERE id = $1', [user_id, now])
    await invalidateLinks(tx, now, user_id, 'unfreeze')
    await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event: 'account.unfrozen', params: {} } })
    await recordInAudit(room, tx, { action: 'user.unfreeze', user_id, request_id: request.request_id })
    return { unfrozen: true }
  })
  room.kick()
  return outcome
}

/** Null: none is enrolled. A code is counted before it is checked. */
async function verifyEnrolledFactor(
  room: Room,
  user_id: string,
  { token, proof }: UnfreezeRequest,
): Promise<VerifiedFactor | null | NoFactor> {
  const factors = proofsOf(await readEnrolled(room.database, user_id))
  if (factors.length === 0) return null
  if (!proof) return refuse('step_up_needed', { more: { factors } })
  const limited = await room.database.transaction((tx) => countCode(room, tx, { user_id, proof }))
  return limited ?? (await verifyFactor(room, user_id, proof, { purpose: 'unfreeze', subject: subjectOf(token) })) ?? refuse('wrong_code')
}

function subjectOf(token: string): string {
  return hashToken(token).toString('hex')
}
