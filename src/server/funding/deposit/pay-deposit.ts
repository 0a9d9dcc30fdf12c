/** Settles a deposit, declines it or leaves it pending, as the rail answers. In the sandbox the member chooses the answer. */
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimActive, refuseByAccountState } from '#server/identity'
import { submit, type TransientName } from '#server/ledger'
import { claimTransaction, permits, type Transaction, transitions } from '#server/transactions'
import { closeTransaction } from '../decision/close-transaction.ts'
import { findOwnTransaction, type OwnTransaction, refuseByCurrentStatus, refuseInactiveOwner, wrongStatus } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'
import type { BankAccount, DepositChoice } from '../rails/rail.ts'
import { readWallet, type Wallet } from '../store.ts'

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

export type Checkout = {
  readonly transaction: Transaction
  readonly wallet: Wallet | null
  readonly bank: BankAccount | null
  readonly reference: string
}

/** A deposit with its checkout details: the wallet as it was when the deposit was made, or the specimen account, and the reference. */
export async function readDeposit(dependencies: FundingDependencies, named: OwnTransaction): Promise<Checkout | Refused<'no_transaction'>> {
  const { database, rail } = dependencies
  const transaction = await findOwnTransaction(dependencies, named, 'deposit')
  if (isRefused(transaction)) return transaction
  const { wallet_id, method, id } = transaction
  const wallet = wallet_id ? await readWallet(database.query, wallet_id) : null
  return {
    transaction,
    wallet: wallet && {
      ...wallet,
      address: transaction.address ?? wallet.address,
      network: transaction.network ?? wallet.network,
    },
    bank: method === 'bank' ? rail.bank : null,
    reference: rail.reference(id),
  }
}
