/** The refusal `wrong_status` (52), with a reason that names the current status. */
import { type Refused, refuse } from '#kernel/refusal'
import type { Query } from '#server/store'
import { readTransaction, type Transaction } from '#server/transactions'

export function wrongStatus(transaction: Pick<Transaction, 'origin' | 'type' | 'state'>): Refused<'wrong_status'> {
  const { origin, type, state } = transaction
  const noun = origin !== 'rail' ? 'transaction' : type === 'credit' ? 'deposit' : 'withdrawal'
  return refuse('wrong_status', { reason: `${noun}_${state}` })
}

/** After a lost race: reads the state that the winner left. */
export async function refuseByCurrentStatus(query: Query, transaction: Transaction): Promise<Refused<'wrong_status'>> {
  return wrongStatus((await readTransaction(query, transaction.id)) ?? transaction)
}
