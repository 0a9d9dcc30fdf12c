/**
 * Requests a withdrawal. One group holds the amount and queues the mail with the code, so a refused withdrawal sends nothing.
 * The code is bound to amount and destination.
 */
import { assert } from '#kernel/assert'
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type IdempotencyContext, isReplayed, type Replayed } from '#kernel/idempotency'
import type { Cents } from '#kernel/money'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { readMemberBalances } from '#server/books'
import { claimActive, withdrawalsFrozenUntil } from '#server/identity'
import { entries, submit, type TransientName } from '#server/ledger'
import { recordTransaction, type Transaction, toTransaction } from '#server/transactions'
import { refuseInactiveOwner } from '../decision/find.ts'
import type { FundingDependencies } from '../dependencies.ts'
import { noticeRecord } from '../notice.ts'
import { findSelected } from '../payout/payout.ts'
import { readBank } from '../store.ts'
import { codeMail, issueCode } from './code.ts'

/** How long a withdrawal waits for its confirmation. Its code is valid for 600 seconds. */
const CONFIRM_SECONDS = 900

export type WithdrawalRequest = {
  readonly user_id: string
  readonly amount: Cents
  readonly method: 'wallet' | 'bank'
  readonly selected_coin?: string | undefined
  readonly narration?: string | undefined
}
export type WithdrawRefusal =
  | 'insufficient_balance'
  | 'no_payout_address'
  | 'address_on_hold'
  | 'withdrawals_frozen'
  | 'suspended'
  | 'frozen'
  | 'invalid'
  | TransientName

type Destination = Pick<Transaction, 'coin' | 'network' | 'address'> | Pick<Transaction, 'bank_last_four' | 'bank_sealed'>

export async function withdraw(
  dependencies: FundingDependencies,
  request: WithdrawalRequest,
  once: IdempotencyContext<Transaction>,
): Promise<Transaction | Replayed | Refused<WithdrawRefusal>> {
  const { database, post, clock, business, mail, memberOf } = dependencies
  const { user_id, amount, method } = request
  const member = await memberOf(user_id)
  if (member?.status !== 'active') return refuse('suspended')
  if (member.frozen_at) return refuse('frozen')
  const { main } = await readMemberBalances(database, user_id)
  if (amount > main) return refuse('insufficient_balance')
  const destination = await findDestination(dependencies, request)
  if (isRefused(destination)) return destination
  const at = clock.now()
  const frozen_until = withdrawalsFrozenUntil(member, at)
  if (frozen_until) return refuse('withdrawals_frozen', { reason: 'withdrawals_frozen_until', params: { at: frozen_until.toISOString() } })
  const transaction = toTransaction({
    id: newId(at),
    user_id,
    created_at: at,
    effective_at: await business.now(),
    amount,
    type: 'debit',
    account: 'main',
    origin: 'rail',
    state: 'unconfirmed',
    method,
    narration: request.narration || null,
    expires_at: addSeconds(at, CONFIRM_SECONDS),
    ...destination,
  })
  const issued = await database.transaction((tx) => issueCode(dependencies, tx, transaction))
  const work = {
    keys: [`withdrawal/${transaction.id}`],
    entries: [entries.withdrawalHold(user_id, amount, transaction.id)],
    claims: [claimActive(user_id)],
    records: [
      recordTransaction(transaction, 'member'),
      noticeRecord(dependencies, transaction, 'withdrawal.asked'),
      mail.record(codeMail(dependencies, member.email, issued, transaction), at),
    ],
    effective_at: transaction.effective_at,
  }
  const outcome = await submit(post, work, once, transaction)
  if (isReplayed(outcome) || isRefused(outcome)) return outcome
  if ('reply' in outcome) return outcome.reply
  const inactive = refuseInactiveOwner(outcome.blocked)
  if (inactive) return inactive
  assert(outcome.blocked.refused === 'overdrawn', 'only the balance blocks a new withdrawal')
  return refuse('insufficient_balance')
}

async function findDestination(
  { database, clock, rail }: FundingDependencies,
  { user_id, method, selected_coin }: WithdrawalRequest,
): Promise<Destination | Refused<'invalid' | 'no_payout_address' | 'address_on_hold'>> {
  if (method === 'bank') {
    const bank = await readBank(database.query, user_id)
    if (!bank) return refuse('invalid', { reason: 'bank_missing' })
    return refuseUntilUnlocked('bank_on_hold', bank, clock.now()) ?? { bank_last_four: bank.last_four, bank_sealed: bank.sealed }
  }
  const saved = await findSelected({ database, rail }, user_id, selected_coin ?? '')
  if (!saved) return refuse('no_payout_address')
  return (
    refuseUntilUnlocked('address_on_hold_until', saved, clock.now()) ?? {
      coin: saved.symbol,
      network: saved.network,
      address: saved.address,
    }
  )
}

/** Null: it can be used. */
export function refuseUntilUnlocked(
  reason: 'bank_on_hold' | 'address_on_hold_until',
  { unlocks_at }: { readonly unlocks_at: Date },
  now: Date,
): Refused<'address_on_hold'> | null {
  if (unlocks_at <= now) return null
  const until = unlocks_at.toISOString()
  return refuse('address_on_hold', { reason, params: { until }, more: { until } })
}
