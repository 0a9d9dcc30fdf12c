/**
 * Pays what is due out of the operator's referral budget, oldest first, from any node: one group each, with a key that makes
 * it happen once and a claim on the bonus's state. What the budget does not cover waits as `paused` and is tried again.
 */
import { newId } from '#kernel/id'
import { formatUsd } from '#kernel/money'
import { entries, type Verdict } from '#server/ledger'
import { outboxRecord } from '#server/store'
import { recordTransaction, toTransaction } from '#server/transactions'
import { type Bonus, WITHHELD } from './bonus.ts'
import type { ReferralsDependencies } from './dependencies.ts'
import { changeBonus, findPayable } from './store.ts'

const ROUND = 200

/** Returns how many were paid. */
export async function payDue(dependencies: ReferralsDependencies): Promise<number> {
  const due = await findPayable(dependencies.database.query, ROUND)
  if (due.length === 0) return 0
  const effective_at = await dependencies.business.now()
  const paid = await Promise.all(due.map((bonus) => pay(dependencies, bonus, effective_at)))
  return paid.filter(Boolean).length
}

async function pay(dependencies: ReferralsDependencies, bonus: Bonus, effective_at: Date): Promise<boolean> {
  const { post, database, clock, planName } = dependencies
  const at = clock.now()
  const transaction_id = newId(at)
  const verdict = await post({
    keys: [{ key: `referral/${bonus.referred}/bonus`, on_repeat: 'refuse' }],
    body_sha: null,
    entries: [entries.referralBonus(bonus.referrer, bonus.amount, transaction_id)],
    claims: [{ name: 'referrals_claim_bonus', id: bonus.id, expects: ['due', 'paused'] }],
    records: [
      recordTransaction(transactionOf({ ...bonus, plan: planName(bonus.plan) }, transaction_id, at, effective_at), 'system'),
      { name: 'referrals_record_paid', row: { id: bonus.id, transaction_id, at } },
      bonusNotice(dependencies, bonus, at),
    ],
    reply: null,
    effective_at,
  })
  if ('posted' in verdict) return true
  if (isOverdrawn(verdict)) await changeBonus(database.query, bonus.id, { from: ['due'], to: 'paused', reason: null, at })
  else if (hasNobody(verdict))
    await changeBonus(database.query, bonus.id, { from: ['due', 'paused'], to: 'withheld', reason: WITHHELD.closed, at })
  return false
}

function isOverdrawn(verdict: Verdict): boolean {
  return 'refused' in verdict && verdict.refused === 'overdrawn'
}

function hasNobody(verdict: Verdict): boolean {
  return 'refused' in verdict && verdict.refused === 'claim' && verdict.found === 'closed'
}

function transactionOf({ id, referrer, amount, plan }: Bonus, transaction_id: string, created_at: Date, effective_at: Date) {
  return toTransaction({
    id: transaction_id,
    user_id: referrer,
    created_at,
    effective_at,
    amount,
    type: 'credit',
    account: 'bonus',
    origin: 'referral',
    state: 'settled',
    object_id: id,
    narration: plan,
  })
}

function bonusNotice({ sealer }: ReferralsDependencies, { referrer, amount }: Bonus, at: Date) {
  const payload = { user_id: referrer, event: 'referral.bonus', params: { amount: formatUsd(amount) } }
  return outboxRecord(sealer, { kind: 'notify', payload }, at)
}
