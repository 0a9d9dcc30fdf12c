/** Its owner takes a withdrawal back while nobody has approved it; the hold goes back with it. */
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { claimActive, refuseStanding } from '#server/identity'
import type { Transaction, TransientName } from '#server/ledger'
import { closeTransaction } from '../decision/close-transaction.ts'
import { findOwn, type Named } from '../decision/find.ts'
import { PENDING } from '../decision/status.ts'
import type { FundingDependencies } from '../dependencies.ts'

export async function cancelWithdrawal(
  dependencies: FundingDependencies,
  named: Named,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'no_transaction' | 'wrong_status' | 'suspended' | 'frozen' | TransientName>> {
  const transaction = await findOwn(dependencies, named, 'withdrawal')
  if (isRefused(transaction)) return transaction
  const guard = { claim: claimActive(named.user_id), refuse: refuseStanding }
  return closeTransaction(dependencies, transaction, { state: 'cancelled', from: PENDING, by: 'member', guard }, once)
}
