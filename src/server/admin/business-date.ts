/**
 * The sandbox's business date: advanced by an administrator, with a second one's consent once there are two; due maturities
 * settle before the reply.
 */
import { DAY_SECONDS } from '#kernel/duration'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { ApprovalRequest, Approvals, Consent, PendingApproval } from '#server/approvals'
import { AUDIT_RECORD, type Audit } from '#server/audit'
import type { Actor } from '#server/identity'
import { type Post, submit, type TransientName, type Work } from '#server/ledger'
import { countDue, matureDue, type PlansDependencies } from '#server/plans'
import { businessStep, type Database, type MovableClock } from '#server/store'

export type BusinessDateDependencies = {
  readonly post: Post
  readonly clock: { now(): Date }
  readonly business: MovableClock
  readonly audit: Pick<Audit, 'row'>
  readonly approvals: Approvals
  readonly database: Database
  readonly plans: PlansDependencies
}
export type BusinessDate = Awaited<ReturnType<typeof readBusinessDate>>

const DAY_MILLISECONDS = DAY_SECONDS * 1000

export async function readBusinessDate({ business }: Pick<BusinessDateDependencies, 'business'>) {
  const [now, offset] = await Promise.all([business.now(), business.offsetMilliseconds()])
  return { now, offset_days: offset / DAY_MILLISECONDS, matured: 0 }
}

/** `consent`: a second administrator's. */
export async function moveBusinessDate(
  dependencies: BusinessDateDependencies,
  actor: Actor,
  days: number,
  once: IdempotencyContext<BusinessDate | PendingApproval>,
  consent?: Consent,
): Promise<BusinessDate | PendingApproval | Replayed | Refused<'wrong_status' | TransientName>> {
  const { business, approvals, plans } = dependencies
  const before = await business.offsetMilliseconds()
  const request = requestOf(actor, days)
  const granted = consent ?? (await approvals.consentTo(request))
  if (granted === 'wait') return approvals.requestApproval(request, once)
  const moved = await write(dependencies, actor, { before, step: Math.round(days * DAY_MILLISECONDS) }, granted, once)
  if ('offset_days' in moved) await matureDue(plans)
  return moved
}

function requestOf(maker: Actor, days: number): ApprovalRequest {
  return {
    kind: 'business-date.move',
    maker,
    beneficiary: null,
    amount: null,
    object_kind: 'business-date',
    object_id: null,
    payload: { move_days: days },
    rule: 'always',
  }
}

type Move = { readonly before: number; readonly step: number }

/** Due plans are counted before, so that a repeat has the same reply. */
async function write(
  { database, post, clock, business, audit }: BusinessDateDependencies,
  actor: Actor,
  { before, step }: Move,
  consent: Consent,
  once: IdempotencyContext<BusinessDate | PendingApproval>,
): Promise<BusinessDate | Replayed | Refused<'wrong_status' | TransientName>> {
  const at = clock.now()
  const offset_days = (before + step) / DAY_MILLISECONDS
  const audited = audit.row({
    actor: actor.user_id,
    actor_email: actor.email,
    action: 'business-date.move',
    object_kind: 'business-date',
    object_id: null,
    before: { offset_days: before / DAY_MILLISECONDS },
    after: { offset_days, ...consent.note },
    request_id: actor.request_id,
  })
  const records = [businessStep(step, at), ...consent.records, { name: AUDIT_RECORD, row: audited }]
  const work: Work = { keys: consent.keys, claims: consent.claims, records, effective_at: at }
  const now = new Date((await business.now()).getTime() + step)
  const outcome = await submit(post, work, once, { now, offset_days, matured: await countDue(database.query, now) })
  if ('blocked' in outcome) return refuse('wrong_status', { reason: 'change_decided' })
  return 'reply' in outcome ? outcome.reply : outcome
}
