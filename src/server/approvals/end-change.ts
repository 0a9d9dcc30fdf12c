/** Ends a change without effect: declined by a second administrator, revoked by its maker, or expired. */
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import { submit, type TransientName, type Work } from '#server/ledger'
import type { Change } from './change.ts'
import { claimChange, endKey, endRecord } from './check-decision.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { type ChangeRegistry, findKind } from './registry.ts'

type End = { readonly state: 'declined' | 'expired'; readonly by: Actor | null; readonly reason: string | null }
type Ended = { readonly ended: true } | Replayed | Refused<'wrong_status' | TransientName>

export async function endChange(
  { post, clock, audit }: ApprovalsDependencies,
  registry: ChangeRegistry,
  change: Change,
  { state, by, reason }: End,
  once: IdempotencyContext<{ readonly ended: true }> | null,
): Promise<Ended> {
  const reverted = (await findKind(registry, change.kind)?.reverts?.(change, by)) ?? { claims: [], records: [] }
  const at = clock.now()
  const audited = audit.row({
    actor: by?.user_id ?? null,
    actor_email: by?.email ?? null,
    action: state === 'declined' ? 'change.decline' : 'change.expire',
    object_kind: change.object_kind,
    object_id: change.object_id,
    before: { change: change.id, kind: change.kind, asked_by: change.maker_email, amount: change.amount },
    // That the time passed is the action itself.
    reason: state === 'expired' ? null : reason,
    request_id: by?.request_id ?? null,
  })
  const ended = endRecord(change, state, at, { decided_by: by?.user_id ?? null, reason })
  const work: Work = {
    keys: [endKey(change)],
    claims: [claimChange(change), ...reverted.claims],
    records: [ended, ...reverted.records, { name: AUDIT_RECORD, row: audited }],
    effective_at: at,
  }
  const outcome = await submit(post, work, once, { ended: true as const })
  if ('blocked' in outcome) return refuse('wrong_status', { reason: 'change_decided' })
  return 'reply' in outcome ? outcome.reply : outcome
}
