/** Requests a second administrator's approval: until then the change is only recorded and audited. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { newId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import { AUDIT_RECORD } from '#server/audit'
import { type Claim, type JournalRecord, submit, type TransientName } from '#server/ledger'
import type { ApprovalRequest, PendingApproval } from './change.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { hashChange } from './fingerprint.ts'
import type { ChangeRegistry } from './registry.ts'

const CHANGE_TTL_SECONDS = 3 * DAY_SECONDS

/** Other rows to write, claims that must hold, and keys that make the request happen once. */
export type WrittenAlongside = {
  readonly keys?: readonly string[]
  readonly claims?: readonly Claim[]
  readonly records?: readonly JournalRecord[]
}

/** Stores what its screen will show, with a hash over it. 52 if what it is about has changed meanwhile. */
export async function requestApproval(
  { database, post, clock, audit }: ApprovalsDependencies,
  registry: ChangeRegistry,
  { kind, maker, beneficiary, amount, object_kind, object_id, payload, reason = null }: ApprovalRequest,
  once: IdempotencyContext<PendingApproval>,
  alongside: WrittenAlongside = {},
): Promise<PendingApproval | Replayed | Refused<'wrong_status' | TransientName>> {
  const created_at = clock.now()
  const pending: PendingApproval = { pending: true, change_id: newId(created_at) }
  const expires_at = addSeconds(created_at, CHANGE_TTL_SECONDS)
  const before = await registry[kind].current({ query: database.query, lock: '' }, { object_id, beneficiary, payload })
  if (!before) return refuse('wrong_status', { reason: 'changed_meanwhile' })
  const about = { kind, beneficiary, amount, object_kind, object_id, payload, before }
  const hash = hashChange(about)
  const row = { id: pending.change_id, ...about, hash, maker: maker.user_id, maker_reason: reason, created_at, expires_at }
  const audited = audit.row({
    actor: maker.user_id,
    actor_email: maker.email,
    action: 'change.ask',
    object_kind,
    object_id,
    after: { change: pending.change_id, kind, amount, ...payload, hash },
    reason,
    request_id: maker.request_id,
  })
  const records = [{ name: 'approvals_record_change', row }, ...(alongside.records ?? []), { name: AUDIT_RECORD, row: audited }]
  const outcome = await submit(
    post,
    { keys: alongside.keys ?? [], claims: alongside.claims ?? [], records, effective_at: created_at },
    once,
    pending,
  )
  if ('blocked' in outcome) return refuse('wrong_status')
  return 'reply' in outcome ? outcome.reply : outcome
}
