/** The owner cancels a withdrawal that is not approved yet; its hold is released. */
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { isRefused, type Refused } from '#kernel/refusal'
import { claimActive, refuseByAccountState } from '#server/identity'
import type { TransientName } from '#server/ledger'
import type { Transaction } from '#server/transactions'
import { closeTransaction } from '../decision/close-transaction.ts'
import { findOwnTransaction, type OwnTransaction } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'

export async function cancelWithdrawal(
  dependencies: FundingDependencies,
  named: OwnTransaction,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'no_transaction' | 'wrong_status' | 'suspended' | 'frozen' | TransientName>> {
  const transaction = await findOwnTransaction(dependencies, named, 'withdrawal')
  if (isRefused(transaction)) return transaction
  const guard = { claim: claimActive(named.user_id), refuse: refuseByAccountState }
  return closeTransaction(dependencies, transaction, { action: 'cancel', state: 'cancelled', guard }, once)
}
