import type { IdempotencyContext } from '#kernel/idempotency'
import { type InTurn, openTurns } from '#kernel/in-turn'
import type { ApprovalRequest, Consent, PendingApproval } from './change.ts'
import { consentTo } from './consent.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { requestApproval, type WrittenAlongside } from './request-approval.ts'

/** Interface for rooms with guarded changes. */
export type Approvals = {
  consentTo(request: ApprovalRequest): Promise<Consent | 'wait'>
  requestApproval(
    request: ApprovalRequest,
    once: IdempotencyContext<PendingApproval>,
    alongside?: WrittenAlongside,
  ): ReturnType<typeof requestApproval>
  /** Serialises one administrator's concurrent approvals, so that they do not race for the next number. */
  readonly inTurn: InTurn
}

export function openApprovals(dependencies: ApprovalsDependencies): Approvals {
  return {
    consentTo: (request) => consentTo(dependencies, request),
    requestApproval: (request, once, alongside) => requestApproval(dependencies, request, once, alongside),
    inTurn: openTurns(),
  }
}
