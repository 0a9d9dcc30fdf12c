/** Whether an administrator may decide on a flagged bonus now, and whether one is enough. The decision and its preview share this check. */

import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { type ApprovalRequest, type Consent, countChanges, findWaiting, isInvolved, NO_APPROVAL_NEEDED } from '#server/approvals'
import type { Actor } from '#server/audit'
import type { Bonus } from './bonus.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { readBonus } from './store.ts'

export const BONUS = 'referral_bonus'

export type Decision = {
  readonly id: string
  readonly decision: 'release' | 'refuse'
  readonly reason: string
  readonly by: Actor
  /** Of a second administrator, for a release. */
  readonly consent?: Consent
}
export type DecideRefusal = 'no_bonus' | 'wrong_status' | 'own_change'
/** `number`: of the request among those for this bonus. */
export type NumberedRequest = { readonly request: ApprovalRequest; readonly number: number }
type Assessment = { readonly bonus: Bonus; readonly granted: Consent | NumberedRequest }

export async function assessDecision(
  { database, identity, approvals }: ReferralsDependencies,
  { id, decision, reason, by, consent }: Decision,
): Promise<Assessment | Refused<DecideRefusal>> {
  const bonus = await readBonus(database.query, id)
  if (!bonus) return refuse('no_bonus')
  if (await isInvolved(identity.readUser, by.user_id, [bonus.referrer, bonus.referred])) return refuse('own_change')
  if (bonus.state !== 'review') return refuse('wrong_status', { reason: `bonus_${bonus.state}` })
  if (decision === 'refuse') return { bonus, granted: NO_APPROVAL_NEEDED }
  if (consent) return { bonus, granted: consent }
  // Counted before: a request that this misses has the same number.
  const earlier = await countChanges(database.query, { object_id: id })
  const waiting = await findWaiting(database.query, BONUS, [id])
  if (waiting.size > 0) return refuse('wrong_status', { reason: 'bonus_awaiting_second' })
  const request = requestOf(bonus, by, reason)
  const granted = await approvals.consentTo(request)
  return { bonus, granted: granted === 'wait' ? { request, number: earlier + 1 } : granted }
}

export function needsSecond(granted: Assessment['granted']): granted is NumberedRequest {
  return 'request' in granted
}

/** The result of a release if it were made now. */
export async function previewRelease(
  dependencies: ReferralsDependencies,
  { id, by }: Pick<Decision, 'id' | 'by'>,
): Promise<'done' | 'waiting' | Refused<DecideRefusal>> {
  const assessment = await assessDecision(dependencies, { id, by, decision: 'release', reason: '' })
  if (isRefused(assessment)) return assessment
  return needsSecond(assessment.granted) ? 'waiting' : 'done'
}

/** The payload is what the second administrator reads: the referred member, and why the bonus was flagged. */
function requestOf({ id, referrer, referred, plan, amount, signals }: Bonus, maker: Actor, reason: string): ApprovalRequest {
  return {
    kind: 'referral.release',
    maker,
    beneficiary: referrer,
    amount,
    object_kind: BONUS,
    object_id: id,
    payload: { referred, plan, signals: [...signals] },
    reason,
    rule: 'amount',
  }
}
