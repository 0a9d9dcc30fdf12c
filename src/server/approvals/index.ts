/**
 * Approvals: what one administrator may do alone, and what needs a second. A pending change happens at most once, in the same
 * commit as its decision, and makers cannot approve their own. It is independent of plans and deposits: each room executes its
 * changes.
 */
export { approveChange, endChange, findMoved } from './approve-change.ts'
export {
  type ApprovalRequest,
  type Change,
  type ChangeKind,
  type ChangeState,
  type Consent,
  isPendingApproval,
  NO_APPROVAL_NEEDED,
  type PendingApproval,
  pendingAnswer,
  WAITING,
} from './change.ts'
export { findDecidableChange, isInvolved, isLinked, partiesOf } from './check-decision.ts'
export type { ApprovalsDependencies } from './dependencies.ts'
export { type Approvals, LOST_RACE, openApprovals, refuseSequenceConflict } from './open.ts'
export {
  type ChangeRegistry,
  defineChange,
  type ExecuteRefusal,
  isReadable,
  type SubjectReader,
  unreadableChange,
} from './registry.ts'
export { approvalsRoom } from './room.ts'
export {
  countChanges,
  findChanges,
  findExpired,
  findWaiting,
  nextExpiry,
  readChange,
  readWaiting,
  readWaitingOf,
  type WaitingView,
} from './store.ts'
