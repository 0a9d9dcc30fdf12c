/** A member moves bonus or earning to the main account, without conditions. */
import { assert } from '#kernel/assert'
import { newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import type { Cents } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { claimActive } from '#server/identity'
import { entries, submit, type TransientName } from '#server/ledger'
import { recordTransaction, type Transaction, toTransaction } from '#server/transactions'
import type { FundingDependencies } from '../dependencies.ts'
import { refuseInactiveOwner } from '../withdrawal/inactive-owner.ts'

export type TransferRequest = { readonly user_id: string; readonly from: 'bonus' | 'earning'; readonly amount: Cents }

/** The transaction record belongs to the account that is debited. */
export async function transfer(
  dependencies: FundingDependencies,
  { user_id, from, amount }: TransferRequest,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<'insufficient_balance' | 'suspended' | 'frozen' | TransientName>> {
  const { post, clock, business, memberOf } = dependencies
  if ((await memberOf(user_id))?.status !== 'active') return refuse('suspended')
  const created_at = clock.now()
  const effective_at = await business.now()
  const id = newId(created_at)
  const transaction = toTransaction({
    id,
    user_id,
    created_at,
    effective_at,
    amount,
    type: 'debit',
    account: from,
    origin: 'transfer',
    state: 'settled',
  })
  const work = {
    keys: [`transfer/${id}`],
    entries: [entries.transfer(user_id, from, amount, id)],
    claims: [claimActive(user_id)],
    records: [recordTransaction(transaction, 'member')],
    effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const inactive = refuseInactiveOwner(outcome.blocked)
  if (inactive) return inactive
  assert(outcome.blocked.refused === 'overdrawn', 'only the balance blocks a new transfer')
  return refuse('insufficient_balance')
}
