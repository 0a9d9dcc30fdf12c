/**
 * The sandbox's business date: advanced by an administrator, with a second one's consent once there are two; due maturities
 * settle before the reply.
 */
import { DAY_SECONDS } from '#kernel/duration'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { ApprovalRequest, Approvals, Consent, PendingApproval, SubjectReader } from '#server/approvals'
import { type Actor, AUDIT_RECORD, type Audit } from '#server/audit'
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

/** How far it was ahead at the request: another move outdates a pending one. */
export async function readOffset({ query, lock }: SubjectReader) {
  const [row] = await query<{ milliseconds: bigint }>(`SELECT milliseconds FROM business_offset ${lock}`)
  return { offset_days: Number(row?.milliseconds ?? 0n) / DAY_MILLISECONDS }
}

type Moved = BusinessDate | PendingApproval | Replayed | Refused<'wrong_status' | TransientName>

/** The call says by how many days; what waits for approval is the date that this leads to. */
export async function moveBusinessDate(
  dependencies: BusinessDateDependencies,
  actor: Actor,
  days: number,
  once: IdempotencyContext<BusinessDate | PendingApproval>,
): Promise<Moved> {
  const { business, approvals } = dependencies
  const step = Math.round(days * DAY_MILLISECONDS)
  const request = requestOf(actor, new Date((await business.now()).getTime() + step))
  const granted = await approvals.consentTo(request)
  if (granted === 'wait') return approvals.requestApproval(request, once)
  return moveBy(dependencies, actor, step, granted, once)
}

/** With a second administrator's consent. Time has passed since the request, so the step is shorter than it was. */
export async function moveBusinessDateTo(
  dependencies: BusinessDateDependencies,
  actor: Actor,
  to: Date,
  once: IdempotencyContext<BusinessDate | PendingApproval>,
  consent: Consent,
): Promise<Moved> {
  const step = to.getTime() - (await dependencies.business.now()).getTime()
  if (step <= 0) return refuse('wrong_status', { reason: 'change_outdated', params: { fields: 'to' } })
  return moveBy(dependencies, actor, step, consent, once)
}

async function moveBy(
  dependencies: BusinessDateDependencies,
  actor: Actor,
  step: number,
  consent: Consent,
  once: IdempotencyContext<BusinessDate | PendingApproval>,
): Promise<Moved> {
  const before = await dependencies.business.offsetMilliseconds()
  const moved = await write(dependencies, actor, { before, step }, consent, once)
  if ('offset_days' in moved) await matureDue(dependencies.plans)
  return moved
}

function requestOf(maker: Actor, to: Date): ApprovalRequest {
  return {
    kind: 'business-date.move',
    maker,
    beneficiary: null,
    amount: null,
    object_kind: 'business-date',
    object_id: null,
    payload: { to: to.toISOString() },
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
