/** The reply of a call whose change may await a second administrator. */
import { isPendingApproval, type PendingApproval } from './change.ts'

export const WAITING = 'Waiting for a second administrator.'

/** The reply of a completed change, or of a pending one. */
export function pendingAnswer<Done extends object, Answer>(done: (outcome: Done) => Answer) {
  return (outcome: Done | PendingApproval): Answer | { data: PendingApproval; message: string } =>
    isPendingApproval(outcome) ? { data: outcome, message: WAITING } : done(outcome as Done)
}
