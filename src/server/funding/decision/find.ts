/** Finds the deposit or withdrawal that a call names. Transactions of others or of another kind are treated as absent. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { readTransaction, type Transaction } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'

export type OwnTransaction = { readonly user_id: string; readonly transaction_id: string }

export async function findOwnTransaction(
  { database }: Pick<FundingDependencies, 'database'>,
  { user_id, transaction_id }: OwnTransaction,
  kind: 'deposit' | 'withdrawal',
): Promise<Transaction | Refused<'no_transaction'>> {
  const transaction = isId(transaction_id) ? await readTransaction(database.query, transaction_id, user_id) : null
  const type = kind === 'deposit' ? 'credit' : 'debit'
  return transaction?.origin === 'rail' && transaction.type === type ? transaction : refuse('no_transaction')
}

export async function findTransaction(
  { database }: Pick<FundingDependencies, 'database'>,
  transaction_id: string,
): Promise<Transaction | Refused<'no_transaction'>> {
  const transaction = isId(transaction_id) ? await readTransaction(database.query, transaction_id) : null
  return transaction ?? refuse('no_transaction')
}
