/** A deposit request: the rail settles or declines it later. No money moves yet. */
import { assert } from '#kernel/assert'
import { newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import type { Cents } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimActive } from '#server/identity'
import { submit, type TransientName } from '#server/ledger'
import { type PaymentMethod, recordTransaction, type Transaction, toTransaction } from '#server/transactions'
import { checkLimits, claimDayLimit, refuseExceededLimit } from '../decision/deposit-limit.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { findWalletForMembers } from '../wallet/wallet.ts'
import { refuseInactiveOwner } from '../withdrawal/inactive-owner.ts'

export type DepositRequest = {
  readonly user_id: string
  readonly amount: Cents
  readonly method: PaymentMethod
  readonly wallet_id?: string | undefined
}

export async function deposit(
  dependencies: FundingDependencies,
  { user_id, amount, method, wallet_id }: DepositRequest,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'no_wallet' | 'deposit_limit' | 'suspended' | 'frozen' | TransientName>> {
  const { post, clock, business, memberOf } = dependencies
  if ((await memberOf(user_id))?.status !== 'active') return refuse('suspended')
  const wallet = method === 'wallet' ? await findWalletForMembers(dependencies, wallet_id ?? '') : null
  if (isRefused(wallet)) return wallet
  const over = await checkLimits(dependencies, { user_id, amount })
  if (over) return over
  const at = clock.now()
  const effective_at = await business.now()
  const transaction = toTransaction({
    id: newId(at),
    user_id,
    created_at: at,
    effective_at,
    amount,
    type: 'credit',
    account: 'main',
    origin: 'rail',
    state: 'awaiting_approval',
    method,
    ...(wallet ? { wallet_id: wallet.id, coin: wallet.symbol.toLowerCase(), network: wallet.network, address: wallet.address } : {}),
  })
  const work = {
    keys: [`deposit/${transaction.id}`],
    claims: [claimActive(user_id), await claimDayLimit(dependencies, { user_id, amount }, 'ask')],
    records: [recordTransaction(transaction, 'member')],
    effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const refused = refuseInactiveOwner(outcome.blocked) ?? (await refuseExceededLimit(dependencies, outcome.blocked))
  assert(refused, 'only an inactive owner or a limit blocks a new deposit')
  return refused
}
