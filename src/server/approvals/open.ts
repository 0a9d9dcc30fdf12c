import { assert } from '#kernel/assert'
import type { IdempotencyContext } from '#kernel/idempotency'
import { type InTurn, openTurns } from '#kernel/in-turn'
import type { ApprovalRequest, Consent, PendingApproval } from './change.ts'
import { consentTo } from './consent.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import type { ChangeRegistry } from './registry.ts'
import { requestApproval, type WrittenAlongside } from './request-approval.ts'

/** Interface for rooms with guarded changes. */
export type Approvals = {
  /** The assembly's, once: the kinds are made of rooms that request approvals. */
  register(registry: ChangeRegistry): void
  kinds(): ChangeRegistry
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
  let registered: ChangeRegistry | null = null
  const kinds = (): ChangeRegistry => {
    assert(registered, 'the kinds of change are registered')
    return registered
  }
  return {
    register: (registry) => {
      registered = registry
    },
    kinds,
    consentTo: (request) => consentTo(dependencies, request),
    requestApproval: (request, once, alongside) => requestApproval(dependencies, kinds(), request, once, alongside),
    inTurn: openTurns(),
  }
}
