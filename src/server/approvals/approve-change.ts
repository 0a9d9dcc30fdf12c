/**
 * Executes an approved change. Its approver saw the values of the request: they are read again under lock, in the transaction of
 * the effect, and anything that moved refuses the whole group. The change then waits to be declined.
 */
import { assert } from '#kernel/assert'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import { type Actor, AUDIT_RECORD } from '#server/audit'
import { type Claim, submit, type TransientName, type Work } from '#server/ledger'
import type { Query } from '#server/store'
import { type Change, type Consent, hashChange, isPendingApproval, movedBetween } from './change.ts'
import { claimChange, endKey, endRecord } from './check-decision.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { type ChangeRegistry, type ExecuteRefusal, findKind, isReadable, unreadableChange } from './registry.ts'
import { readChange } from './store.ts'

/** `seen`: the hash of what the approver's screen showed. */
export type Approving = { readonly checker: Actor; readonly seen: string | undefined; readonly reason: string; readonly at: Date }

export async function approveChange(
  { database }: Pick<ApprovalsDependencies, 'database'>,
  registry: ChangeRegistry,
  change: Change,
  { checker, seen, reason, at }: Approving,
  once: IdempotencyContext<unknown>,
): Promise<{ readonly done: true } | Replayed | Refused<ExecuteRefusal>> {
  const kind = findKind(registry, change.kind)
  if (!kind || !isReadable(registry, change)) return unreadableChange()
  if (seen === undefined) return refuseField('hash', { reason: 'change_not_seen' })
  if (seen !== change.hash) return refuse('wrong_status', { reason: 'change_seen_other' })
  const moved = await refuseMoved(database.query, registry, change)
  if (moved) return moved
  const consent = consentOf(registry, change, checker, at, reason)
  const outcome = await kind.execute(change, { checker, consent }, { ...once, requires: consent.keys })
  if (isReplayed(outcome)) return outcome
  if (isRefused(outcome)) return (await refuseMoved(database.query, registry, change)) ?? outcome
  assert(!isPendingApproval(outcome), 'an approved change needs no further approval')
  assert((await readChange(database.query, change.id))?.state === 'approved', 'an approved change ends in the commit of its effect')
  return outcome
}

/** Names of the values that are no longer as shown; null: nothing moved, or the change can't be read. */
export async function findMoved(query: Query, registry: ChangeRegistry, change: Change): Promise<string[] | null> {
  if (change.state !== 'waiting' || !isReadable(registry, change)) return null
  const now = await readCurrent(registry, { query, lock: '' }, change)
  if (hashChange({ ...change, before: now }) === change.hash) return null
  return movedBetween(change.before, now)
}

async function refuseMoved(query: Query, registry: ChangeRegistry, change: Change): Promise<Refused<'wrong_status'> | null> {
  const moved = await findMoved(query, registry, change)
  return moved && refuse('wrong_status', { reason: 'change_outdated', params: { fields: moved.join(', ') } })
}

function readCurrent(registry: ChangeRegistry, reader: { query: Query; lock: '' | 'FOR UPDATE' }, change: Change) {
  return findKind(registry, change.kind)?.current(reader, change) ?? Promise.resolve(null)
}

/**
 * Goes into the group that executes the change, so that the change ends exactly once, on what was seen. `unmoved` is exclusive by subject:
 * of two changes of one, the second is read in the next batch, after the first one's effect.
 */
function consentOf(registry: ChangeRegistry, change: Change, checker: Actor, at: Date, reason: string): Consent {
  const hash = String(change.hash)
  const unmoved: Claim = {
    name: 'approvals_claim_unmoved',
    id: `${change.object_kind}/${change.object_id ?? ''}`,
    expects: [hash],
    read: async (query) => hashChange({ ...change, before: await readCurrent(registry, { query, lock: 'FOR UPDATE' }, change) }),
  }
  return {
    keys: [endKey(change)],
    claims: [claimChange(change), unmoved],
    records: [endRecord(change, 'approved', at, { decided_by: checker.user_id, reason })],
    note: { asked_by: change.maker_email ?? change.maker, change: change.id, seen_hash: hash, decision_reason: reason },
    change_id: change.id,
  }
}

type End = { readonly state: 'declined' | 'expired'; readonly by: Actor | null; readonly reason: string | null }
type Ended = { readonly ended: true } | Replayed | Refused<'wrong_status' | TransientName>

/** Ends a change without effect: declined by a second administrator, revoked by its maker, or expired. */
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
