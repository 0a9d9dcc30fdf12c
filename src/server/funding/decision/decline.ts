/** An administrator declines: what a withdrawal held goes back in the same posting, with a reason that its owner sees. */
import { ownReasons } from '#content/values'
import type { IdempotencyContext } from '#kernel/idempotency'
import type { Transaction } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'
import { type Decided, decide } from './decide.ts'

export function decline(
  dependencies: FundingDependencies,
  { reason, ...decided }: Decided & { readonly reason?: string | undefined },
  once: IdempotencyContext<Transaction>,
) {
  return decide(dependencies, decided, { state: 'declined', reason: reason || ownReasons.declined }, once)
}
