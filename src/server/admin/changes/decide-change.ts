/** Decides a change: the change and its decision are one group, executed by the room that owns the data. */

import { type IdempotencyContext, isReplayed, type Replayed, withReply } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import {
  type Approvals,
  type ApprovalsDependencies,
  approveChange,
  type ExecuteRefusal,
  endChange,
  findDecidableChange,
  findExpired,
  readChange,
} from '#server/approvals'
import type { Actor } from '#server/audit'
import type { Identity } from '#server/identity'
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
      : await endChange(dependencies, approvals.kinds(), change, { state, by: checker, reason: requested.reason }, first)
  if (isReplayed(outcome)) return outcome
  if (!isRefused(outcome)) return after
  const now = outcome.refused === 'wrong_status' ? await readChange(database.query, change.id) : null
  return now && now.state !== 'waiting' ? refuse('wrong_status', { reason: 'change_decided' }) : outcome
}

const AT_ONCE = 100

/** Expires overdue changes, in a job: each separately, on any node. */
export async function expireChanges(dependencies: Pick<DecideDependencies, keyof ApprovalsDependencies | 'approvals'>): Promise<number> {
  const { clock, database, approvals } = dependencies
  const due = await findExpired(database.query, clock.now(), AT_ONCE)
  for (const change of due) {
    await endChange(dependencies, approvals.kinds(), change, { state: 'expired', by: null, reason: 'undecided' }, null)
  }
  return due.length
}
