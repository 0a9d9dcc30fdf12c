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
export type { ApprovalsDependencies } from './dependencies.ts'
export { endChange } from './end-change.ts'
export { LOST_RACE, refuseSequenceConflict } from './in-turn.ts'
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
export { approvalsRoom } from './room.ts'
export { countChanges, findChanges, findExpired, findWaiting, readChange } from './store.ts'
export { readWaiting, readWaitingOf, type WaitingView } from './waiting.ts'
