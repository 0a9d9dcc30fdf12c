/** Finds the deposit or withdrawal that a call names. Transactions of others or of another kind are treated as absent. */
import { isId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { CLAIM_ACTIVE, refuseByAccountState } from '#server/identity'
import type { LedgerRejection } from '#server/ledger'
import type { Query } from '#server/store'
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

/** The refusal `wrong_status` (52), with a reason that names the current status. */
export function wrongStatus(transaction: Pick<Transaction, 'origin' | 'type' | 'state'>): Refused<'wrong_status'> {
  const { origin, type, state } = transaction
  const noun = origin !== 'rail' ? 'transaction' : type === 'credit' ? 'deposit' : 'withdrawal'
  return refuse('wrong_status', { reason: `${noun}_${state}` })
}

/** After a lost race: reads the state that the winner left. */
export async function refuseByCurrentStatus(query: Query, transaction: Transaction): Promise<Refused<'wrong_status'>> {
  return wrongStatus((await readTransaction(query, transaction.id)) ?? transaction)
}

/** Refuses if the member was suspended or froze the account in the meantime. Null if the rejection has another cause. */
export function refuseInactiveOwner(blocked: LedgerRejection): Refused<'suspended' | 'frozen'> | null {
  return blocked.refused === 'claim' && blocked.claim === CLAIM_ACTIVE ? refuseByAccountState(blocked.found) : null
}
