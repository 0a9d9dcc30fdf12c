/** An administrator approves: a deposit settles, a confirmed withdrawal is paid out of its hold, unless its owner has frozen the account. */
import type { Once, Replayed } from '#kernel/once'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimNotFrozen } from '#server/identity'
import type { Transaction } from '#server/ledger'
import { type Decided, type DecideRefusal, decision, findDecidable } from './decide.ts'
import type { FundingDependencies } from './dependencies.ts'
import { endGuarded } from './end.ts'

const WAITS = 'Its owner has frozen the account: the withdrawal waits until they unfreeze it.'

export async function approve(
  dependencies: FundingDependencies,
  decided: Decided,
  once: Once<Transaction>,
): Promise<Transaction | Replayed | Refused<DecideRefusal | 'frozen'>> {
  const transaction = await findDecidable(dependencies, decided)
  if (isRefused(transaction)) return transaction
  const end = decision(dependencies, decided, transaction, { state: 'settled', from: ['awaiting_approval'] })
  const guard = transaction.type === 'debit' ? { guard: claimNotFrozen(transaction.user_id) } : {}
  const outcome = await endGuarded(dependencies, transaction, { ...end, ...guard }, once)
  return 'standing' in outcome ? refuse('frozen', { message: WAITS }) : outcome
}
