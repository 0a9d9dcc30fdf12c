/**
 * Approvals: what one administrator may do alone, and what needs a second. A pending change happens at most once, in the same
 * commit as its decision, and makers cannot approve their own. It is independent of plans and deposits: each room executes its
 * changes.
 */
export { approveChange, findMoved } from './approve-change.ts'
export {
  type ApprovalRequest,
  type Change,
  type ChangeKind,
  type ChangeState,
  type Consent,
  isPendingApproval,
  NO_APPROVAL_NEEDED,
  type PendingApproval,
} from './change.ts'
export { findDecidableChange } from './check-decision.ts'
export { isSequenceConflict } from './consent.ts'
export type { ApprovalsDependencies } from './dependencies.ts'
export { endChange, type Reverted } from './end-change.ts'
export { isInvolved, isLinked, partiesOf } from './involved.ts'
export { type Approvals, openApprovals } from './open.ts'
export { pendingAnswer, WAITING } from './pending-answer.ts'
export {
  type ChangeRegistry,
  defineChange,
  type ExecuteRefusal,
  isReadable,
  type SubjectReader,
  unreadableChange,
} from './registry.ts'
export { countChanges, findChanges, findExpired, findWaiting, readChange } from './store.ts'
export { readWaiting, readWaitingOf, type WaitingView } from './waiting.ts'
export const approvalsFunctions = {
  claims: ['approvals_claim_change', 'approvals_claim_object'],
  records: ['approvals_record_change', 'approvals_record_end', 'approvals_record_superseded', 'approvals_record_solo'],
  checks: [],
} as const
