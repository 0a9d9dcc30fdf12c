/** Settles a deposit, declines it or leaves it pending, as the rail answers. In the sandbox the member chooses the answer. */
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimActive, refuseByAccountState } from '#server/identity'
import { submit, type TransientName } from '#server/ledger'
import { claimTransaction, permits, type Transaction, transitions } from '#server/transactions'
import { closeTransaction } from '../decision/close-transaction.ts'
import { findOwnTransaction, type OwnTransaction } from '../decision/find.ts'
import { refuseByCurrentStatus, wrongStatus } from '../decision/status.ts'
import type { FundingDependencies } from '../dependencies.ts'
import type { DepositChoice } from '../rails/rail.ts'
import { refuseInactiveOwner } from '../withdrawal/inactive-owner.ts'

type Answer = Transaction | Replayed | Refused<'no_transaction' | 'suspended' | 'frozen' | 'wrong_status' | 'deposit_limit' | TransientName>

export async function payDeposit(
  dependencies: FundingDependencies,
  request: OwnTransaction & { readonly choice: DepositChoice },
  once: IdempotencyContext<Transaction>,
): Promise<Answer> {
  const transaction = await findOwnTransaction(dependencies, request, 'deposit')
  if (isRefused(transaction)) return transaction
  if ((await dependencies.memberOf(request.user_id))?.status !== 'active') return refuse('suspended')
  const settled = dependencies.rail.settle(transaction, request.choice)
  if (settled.state === 'pending') return keepPending(dependencies, transaction, once)
  const guard = { claim: claimActive(request.user_id), refuse: refuseByAccountState }
  return closeTransaction(dependencies, transaction, { action: 'settle', ...settled, guard }, once)
}

/** Changes nothing, but stores the reply for the idempotency key. */
async function keepPending(
  { database, post, business }: FundingDependencies,
  transaction: Transaction,
  once: IdempotencyContext<Transaction>,
): Promise<Answer> {
  if (!permits('settle', transaction.state)) return wrongStatus(transaction)
  const claims = [claimActive(transaction.user_id), { ...claimTransaction(transaction.id, transitions.settle.from), shared: true as const }]
  const outcome = await submit(post, { keys: [], claims, records: [], effective_at: await business.now() }, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  return refuseInactiveOwner(outcome.blocked) ?? refuseByCurrentStatus(database.query, transaction)
}
