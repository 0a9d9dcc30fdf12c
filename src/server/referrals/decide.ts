/**
 * What an administrator does with a flagged bonus: release it to be paid, or refuse it with a reason that its referrer reads.
 * A release counts toward the four-eyes sum. The decision, its consent and the audit entry are one group, which a key makes
 * happen once.
 */
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { formatUsd } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import {
  type ApprovalRequest,
  type Consent,
  countChanges,
  findWaiting,
  isInvolved,
  NO_APPROVAL_NEEDED,
  type PendingApproval,
  refuseSequenceConflict,
} from '#server/approvals'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import { type JournalRecord, submit, type TransientName, type Work } from '#server/ledger'
import { outboxRecord } from '#server/store'
import type { Bonus } from './bonus.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { readBonus } from './store.ts'

type Answer = Bonus | PendingApproval | Replayed | Refused<DecideRefusal | TransientName>

export function decideBonus(
  dependencies: ReferralsDependencies,
  decision: Decision,
  once: IdempotencyContext<Bonus | PendingApproval>,
): Promise<Answer> {
  return dependencies.approvals.inTurn(decision.by.user_id, () => decideNow(dependencies, decision, once))
}

async function decideNow(
  dependencies: ReferralsDependencies,
  decision: Decision,
  once: IdempotencyContext<Bonus | PendingApproval>,
): Promise<Answer> {
  const assessment = await assessDecision(dependencies, decision)
  if (isRefused(assessment)) return assessment
  const { bonus, granted } = assessment
  if (needsSecond(granted)) return requestSecond(dependencies, granted, once)
  const { work, after } = prepareDecision(dependencies, decision, bonus, granted)
  const outcome = await submit(dependencies.post, work, once, after)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  return refuseSequenceConflict(outcome.blocked) ?? refuseByCurrentState(dependencies, decision.id)
}

function prepareDecision(
  dependencies: ReferralsDependencies,
  { id, decision, reason, by }: Decision,
  bonus: Bonus,
  consent: Consent,
): { readonly work: Work; readonly after: Bonus } {
  const at = dependencies.clock.now()
  const after: Bonus = decision === 'release' ? { ...bonus, state: 'due' } : { ...bonus, state: 'withheld', reason }
  const { state, referrer, amount } = after
  const audited = dependencies.audit.row({
    actor: by.user_id,
    actor_email: by.email,
    action: `referral.${decision}`,
    object_kind: BONUS,
    object_id: id,
    before: { state: bonus.state },
    after: { state, referrer, amount, ...consent.note },
    reason,
    request_id: by.request_id,
  })
  const superseded = consent.change_id === null ? supersedePendingChange(id, at) : { claims: [], records: [] }
  const records: JournalRecord[] = [
    { name: 'referrals_record_decision', row: { id, state, reason: after.reason, at } },
    ...(decision === 'refuse' ? [refusedNotice(dependencies, after, reason, at)] : []),
    ...consent.records,
    ...superseded.records,
    { name: AUDIT_RECORD, row: audited },
  ]
  const claims = [...consent.claims, ...superseded.claims, claimInReview(id)]
  return { work: { keys: [`referral/${id}/decide`, ...consent.keys], claims, records, effective_at: at }, after }
}

/** Also of a referrer who has left: what is released to them is withheld when it would be paid. */
function claimInReview(id: string) {
  return { name: 'referrals_claim_bonus', id, expects: ['review', 'closed'] }
}

/** A request for a second approval is superseded when the bonus is decided otherwise. */
function supersedePendingChange(id: string, at: Date) {
  const claims = [{ name: 'approvals_claim_object', id, expects: ['here'] }]
  return { claims, records: [{ name: 'approvals_record_superseded', row: { object_id: id, at } }] }
}

function refusedNotice({ sealer }: ReferralsDependencies, { referrer, amount }: Bonus, reason: string, at: Date): JournalRecord {
  const payload = { user_id: referrer, event: 'referral.refused', params: { amount: formatUsd(amount), reason } }
  return outboxRecord(sealer, { kind: 'notify', payload }, at)
}

/** Numbered, so that of two concurrent requests one is made. */
async function requestSecond(
  dependencies: ReferralsDependencies,
  { request, number }: NumberedRequest,
  once: IdempotencyContext<Bonus | PendingApproval>,
): Promise<PendingApproval | Replayed | Refused<'wrong_status' | TransientName>> {
  const id = String(request.object_id)
  const alongside = { keys: [`referral/${id}/ask/${number}`], claims: [claimInReview(id)] }
  const outcome = await dependencies.approvals.requestApproval(request, once, alongside)
  if (!isRefused(outcome) || outcome.refused !== 'wrong_status') return outcome
  return refuseByCurrentState(dependencies, id)
}

/** After a lost race. */
async function refuseByCurrentState({ database }: ReferralsDependencies, id: string): Promise<Refused<'wrong_status'>> {
  const state = (await readBonus(database.query, id))?.state ?? 'review'
  return refuse('wrong_status', { reason: state === 'review' ? 'bonus_awaiting_second' : `bonus_${state}` })
}

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
type NumberedRequest = { readonly request: ApprovalRequest; readonly number: number }
type Assessment = { readonly bonus: Bonus; readonly granted: Consent | NumberedRequest }

/** Whether an administrator may decide on a flagged bonus now, and whether one is enough. The decision and its preview share this check. */
async function assessDecision(
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

function needsSecond(granted: Assessment['granted']): granted is NumberedRequest {
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
