/** A member freezes their account: ends every session and blocks their money until unfrozen. Plans still mature. */
import type { AuditAction } from '#contract/shared/audit-action'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import { invalidateLinks, isLinkGood, issueLink, ownerOfLink, redeemLink } from '../code/mailed-link.ts'
import type { Room } from '../context.ts'
import { proofsOf, readEnrolled } from '../factor/enrolled.ts'
import { type Options, ownPasskeyOptions } from '../factor/passkey/options.ts'
import { countCode, spendFactor, uncountCode, verifyFactor } from '../factor/proof.ts'
import type { FactorProof, VerifiedFactor } from '../factor/verified-factor.ts'
import { limitMails } from '../sign-up/sign-up.ts'
import { endSessionsOf, lockUser } from '../store.ts'
import { hashToken } from '../token.ts'

export async function freeze(room: Room, { user_id, request_id }: { user_id: string; request_id: string }): Promise<void> {
  await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    if (!user) throw new Error('a signed-in user is gone')
    const now = room.clock.now()
    await tx.query('UPDATE users SET frozen_at = coalesce(frozen_at, $2), updated_at = $2 WHERE id = $1', [user_id, now])
    await endSessionsOf(tx, user_id, now)
    await mailLink(room, tx, user_id, 'account.frozen')
    await recordInAudit(room, tx, { action: 'user.freeze', user_id, request_id })
  })
  room.kick()
}

/** A new link for a frozen account whose owner logged in again. Earlier links stay valid. */
export async function mailUnfreezeLink(room: Room, { user_id }: { user_id: string }): Promise<null | Refused<'wrong_status' | 'too_many'>> {
  const outcome = await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    if (!user?.frozen_at) return refuse('wrong_status', { reason: 'not_frozen' })
    const limited = await limitMails(room, tx, 'resend:unfreeze', user_id)
    if (limited) return limited
    await mailLink(room, tx, user_id, 'account.unfreeze_link')
    return null
  })
  room.kick()
  return outcome
}

/** Replaces links sent to the attacker's address once the old address is restored. */
export async function renewUnfreezeLink(room: Room, tx: Tx, user_id: string): Promise<void> {
  await invalidateLinks(tx, room.clock.now(), user_id, 'unfreeze')
  const [frozen] = await tx.query('SELECT 1 FROM users WHERE id = $1 AND frozen_at IS NOT NULL', [user_id])
  if (frozen) await mailLink(room, tx, user_id, 'account.unfreeze_link')
}

async function mailLink(room: Room, tx: Tx, user_id: string, event: 'account.frozen' | 'account.unfreeze_link'): Promise<void> {
  const link = await issueLink(tx, room.clock.now(), { purpose: 'unfreeze', user_id, object: user_id })
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params: {}, link } })
}

type Noted = { readonly action: AuditAction; readonly user_id: string; readonly request_id: string }

/** Records only the id: the audit log cannot be erased, and a member may ask to be. */
function recordInAudit(room: Room, tx: Tx, { action, user_id, request_id }: Noted): Promise<unknown> {
  return room.audit.record(tx, {
    actor: user_id,
    actor_email: null,
    action,
    object_kind: 'user',
    object_id: user_id,
    before: null,
    after: null,
    reason: null,
    request_id,
  })
}

type Unfrozen = { readonly unfrozen: true }
type NoFactor = Refused<'step_up_needed' | 'wrong_code' | 'too_many'>
type UnfreezeRequest = { readonly token: string; readonly proof: FactorProof | null; readonly request_id: string }

/**
 * Unfreezes an account by its mailed link; an enrolled second factor is also required, because the mailbox alone is not enough.
 */
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
    const spent = factors.length === 0 ? null : verified ? await spendFactor(room, tx, user_id, verified) : refuse('wrong_code')
    if (spent) return spent
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
  return limited ?? verifyFactor(room, user_id, proof, { purpose: 'unfreeze', subject: subjectOf(token) })
}

function subjectOf(token: string): string {
  return hashToken(token).toString('hex')
}
