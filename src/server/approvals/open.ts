import { assert } from '#kernel/assert'
import type { IdempotencyContext } from '#kernel/idempotency'
import type { InTurn } from '#kernel/in-turn'
import type { ApprovalRequest, Consent, PendingApproval } from './change.ts'
import { consentTo } from './consent.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { openAttempts } from './in-turn.ts'
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
  /** One administrator's guarded changes, one after another; each is attempted again if it lost a race for a number. */
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
    inTurn: openAttempts(),
  }
}
