/** Decides a change: the change and its decision are one group, executed by the room that owns the data. */

import { type IdempotencyContext, isReplayed, type Replayed, withReply } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import {
  type Approvals,
  type ApprovalsDependencies,
  approveChange,
  type Change,
  type ExecuteRefusal,
  endChange,
  findDecidableChange,
  findExpired,
  type Reverted,
  readChange,
} from '#server/approvals'
import type { Actor } from '#server/audit'
import type { Identity } from '#server/identity'
import { changeState, claimTransaction, permits, readTransaction, transitions } from '#server/transactions'
import { type ChangeView, readMembers, viewChange } from './changes.ts'

type DecideDependencies = ApprovalsDependencies & { readonly approvals: Pick<Approvals, 'kinds'>; readonly identity: Identity }
type Decision = {
  readonly id: string
  readonly decision: 'approve' | 'decline'
  readonly reason: string
  readonly hash?: string | undefined
}
export type DecideRefusal = ExecuteRefusal | 'no_change'

export async function decideChange(
  dependencies: DecideDependencies,
  checker: Actor,
  requested: Decision,
  once: IdempotencyContext<ChangeView>,
): Promise<ChangeView | Replayed | Refused<DecideRefusal>> {
  const { clock, identity, database, approvals } = dependencies
  const change = await findDecidableChange(dependencies, checker, requested)
  if (isRefused(change)) return change
  const at = clock.now()
  const state = requested.decision === 'approve' ? ('approved' as const) : ('declined' as const)
  const by = { decided_by: checker.user_id, decided_email: checker.email, decided_at: at, decision_reason: requested.reason }
  const after = viewChange(
    approvals.kinds(),
    { ...change, ...by, state },
    await readMembers(identity, [change], checker.user_id),
    checker.user_id,
  )
  const first = withReply(once, () => after)
  const outcome =
    state === 'approved'
      ? await approveChange(dependencies, approvals.kinds(), change, { checker, seen: requested.hash, reason: requested.reason, at }, first)
      : await endChange(
          dependencies,
          change,
          { state, by: checker, reason: requested.reason },
          await revertedBy(dependencies, change, checker),
          first,
        )
  if (isReplayed(outcome)) return outcome
  if (!isRefused(outcome)) return after
  const now = outcome.refused === 'wrong_status' ? await readChange(database.query, change.id) : null
  return now && now.state !== 'waiting' ? refuse('wrong_status', { reason: 'change_decided' }) : outcome
}

/** A deposit or withdrawal goes back to awaiting one administrator. */
async function revertedBy({ database, clock }: ApprovalsDependencies, change: Change, by: Actor | null): Promise<Reverted> {
  if (change.kind !== 'deposit.approve' && change.kind !== 'withdrawal.approve') return { claims: [], records: [] }
  const transaction = await readTransaction(database.query, String(change.object_id))
  if (!transaction || !permits('put_back', transaction.state)) return { claims: [], records: [] }
  const at = clock.now()
  const { record } = changeState(transaction, { state: 'awaiting_approval', at, by: transitions[by ? 'put_back' : 'expire_request'].by })
  return { claims: [claimTransaction(transaction.id, transitions.put_back.from)], records: [record] }
}

const AT_ONCE = 100

/** Expires overdue changes, in a job: each separately, on any node. */
export async function expireChanges(dependencies: ApprovalsDependencies): Promise<number> {
  const { clock, database } = dependencies
  const due = await findExpired(database.query, clock.now(), AT_ONCE)
  for (const change of due) {
    const reverted = await revertedBy(dependencies, change, null)
    await endChange(dependencies, change, { state: 'expired', by: null, reason: 'Nobody decided in time' }, reverted, null)
  }
  return due.length
}
