/**
 * Unfreezes an account by its mailed link; an enrolled second factor is also required, because the mailbox alone is not enough.
 */
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { isLinkGood, killLinks, ownerOfLink, redeemLink } from '../code/mailed-link.ts'
import { proofsOf, readEnrolled } from '../factor/enrolled.ts'
import type { FactorProof, Judged } from '../factor/judged.ts'
import { askOwnPasskey, type Options } from '../factor/passkey/options.ts'
import { bucketOf, judge, spendProof, WRONG_FACTOR } from '../factor/proof.ts'
import type { Room } from '../room.ts'
import { hashToken } from '../session/token.ts'
import { lockUser } from '../store.ts'
import { noteInAudit } from './freeze.ts'

type Unfrozen = { readonly unfrozen: true }
type NoFactor = Refused<'step_up_needed' | 'wrong_code' | 'too_many'>
type Wanted = { readonly token: string; readonly proof: FactorProof | null; readonly request_id: string }

export async function askForUnfreeze(room: Room, { token }: { token: string }): Promise<Options | Refused<'dead_link' | 'no_passkey'>> {
  const user_id = await ownerOfLink(room.database, token)
  if (user_id === null || !(await isLinkGood(room.database, room.clock.now(), token, 'unfreeze'))) return refuse('dead_link')
  return askOwnPasskey(room, { purpose: 'unfreeze', subject: subjectOf(token), user_id })
}

/** A wrong factor leaves the link valid. */
export async function unfreeze(room: Room, wanted: Wanted): Promise<Unfrozen | Refused<'dead_link'> | NoFactor> {
  const { token } = wanted
  const user_id = await ownerOfLink(room.database, token)
  if (user_id === null || !(await isLinkGood(room.database, room.clock.now(), token, 'unfreeze'))) return refuse('dead_link')
  const judged = await judgeFactor(room, user_id, wanted)
  if (isRefused(judged)) return judged
  const outcome = await room.database.transaction(async (tx): Promise<Unfrozen | Refused<'dead_link'> | NoFactor> => {
    const user = await lockUser(tx, 'id', user_id)
    const now = room.clock.now()
    const factors = proofsOf(await readEnrolled(tx, user_id))
    if (factors.length > 0 && (!judged || !(await spendProof(room, tx, user_id, judged)))) return refuse('wrong_code')
    if (!user || !(await redeemLink(tx, now, token, ['unfreeze']))) return refuse('dead_link')
    if (judged && judged.by !== 'passkey') await room.throttle.giveBack(bucketOf('unfreeze'), user_id, tx)
    await tx.query('UPDATE users SET frozen_at = NULL, updated_at = $2 WHERE id = $1', [user_id, now])
    await killLinks(tx, now, user_id, 'unfreeze')
    await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event: 'account.unfrozen', params: {} } })
    await noteInAudit(room, tx, { action: 'user.unfreeze', user_id, request_id: wanted.request_id })
    return { unfrozen: true }
  })
  room.kick()
  return outcome
}

/** Null: none is enrolled. A code is counted before it is checked. */
async function judgeFactor(room: Room, user_id: string, { token, proof }: Wanted): Promise<Judged | null | NoFactor> {
  const factors = proofsOf(await readEnrolled(room.database, user_id))
  if (factors.length === 0) return null
  if (!proof) return refuse('step_up_needed', { more: { factors } })
  const limited = 'code' in proof ? await room.throttle.limit(bucketOf('unfreeze'), user_id, WRONG_FACTOR) : null
  return limited ?? (await judge(room, user_id, proof, { purpose: 'unfreeze', subject: subjectOf(token) })) ?? refuse('wrong_code')
}

function subjectOf(token: string): string {
  return hashToken(token).toString('hex')
}
