/** "Not from this status" (52), with a reason that says which. */
import { type Refused, refuse } from '#kernel/refusal'
import { readTransaction, type Transaction, type TransactionState } from '#server/ledger'
import type { Query } from '#server/store'

export function wrongStatus(transaction: Pick<Transaction, 'origin' | 'type' | 'state'>): Refused<'wrong_status'> {
  const { origin, type, state } = transaction
  const noun = origin !== 'rail' ? 'transaction' : type === 'credit' ? 'deposit' : 'withdrawal'
  return refuse('wrong_status', { reason: `${noun}_${state}` })
}

/** After a race was lost: what the winner made of it. */
export async function statusNow(query: Query, transaction: Transaction): Promise<Refused<'wrong_status'>> {
  return wrongStatus((await readTransaction(query, transaction.id)) ?? transaction)
}

/** A deposit or withdrawal that has not ended. */
export const PENDING: readonly TransactionState[] = ['unconfirmed', 'awaiting_approval', 'awaiting_second']
