/** Decline by an administrator: releases the hold in the same group, and shows the owner a reason. */

import type { IdempotencyContext } from '#kernel/idempotency'
import { platformReasons } from '#sentences/decisions'
import type { Transaction } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { type Decision, decide } from './decide.ts'

export function decline(
  dependencies: FundingDependencies,
  { reason, ...decided }: Decision & { readonly reason?: string | undefined },
  once: IdempotencyContext<Transaction>,
) {
  return decide(dependencies, decided, { state: 'declined', reason: reason || platformReasons.declined }, once)
}
