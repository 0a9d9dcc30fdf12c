/** Finds the deposit or withdrawal that a call names; anything else is as absent. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { readTransaction, type Transaction } from '#server/ledger'
import type { FundingDependencies } from '../dependencies.ts'

export type Named = { readonly user_id: string; readonly transaction_id: string }

export async function findOwn(
  { database }: Pick<FundingDependencies, 'database'>,
  { user_id, transaction_id }: Named,
  kind: 'deposit' | 'withdrawal',
): Promise<Transaction | Refused<'no_transaction'>> {
  const found = isId(transaction_id) ? await readTransaction(database.query, transaction_id, user_id) : null
  const type = kind === 'deposit' ? 'credit' : 'debit'
  return found?.origin === 'rail' && found.type === type ? found : refuse('no_transaction')
}

export async function findAny(
  { database }: Pick<FundingDependencies, 'database'>,
  transaction_id: string,
): Promise<Transaction | Refused<'no_transaction'>> {
  const found = isId(transaction_id) ? await readTransaction(database.query, transaction_id) : null
  return found ?? refuse('no_transaction')
}
