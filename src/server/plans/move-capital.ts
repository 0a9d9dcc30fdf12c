/** The two movements of a plan, as parts of a journal group: purchase and end. Shared by sale, maturity, reinvestment and liquidation. */
import { addSeconds } from '#kernel/clock'
import { newId } from '#kernel/id'
import { type Cents, cents, subtract } from '#kernel/money'
import { type Entry, entries, type JournalRecord, nonZero } from '#server/ledger'
import { recordTransaction, toTransaction } from '#server/transactions'
import { type Instruction, type Investment, planName } from './investment.ts'
import { promisedReturn, type Terms } from './terms/terms.ts'

export type GroupPart = { readonly entries: readonly Entry[]; readonly records: readonly JournalRecord[] }

export type Purchase = {
  readonly user_id: string
  readonly terms: Terms
  readonly principal: Cents
  readonly started_at: Date
  readonly recorded_at: Date
  readonly instruction: Instruction
}

/** Locks the principal and commits the whole promised return. */
export function openInvestment({
  user_id,
  terms,
  principal,
  started_at,
  recorded_at,
  instruction,
}: Purchase): GroupPart & { investment: Investment } {
  const promised = promisedReturn(principal, terms.rate_bps)
  const bought_by = newId(recorded_at)
  const investment: Investment = {
    id: newId(recorded_at),
    user_id,
    plan: terms.plan,
    terms_version: terms.version,
    principal,
    promised,
    rate_bps: terms.rate_bps,
    term_seconds: terms.term_seconds,
    exit_share_bps: terms.exit_share_bps,
    started_at,
    matures_at: addSeconds(started_at, terms.term_seconds),
    status: 'active',
    instruction,
    paid: null,
    ended_at: null,
    bought_by,
    ended_by: null,
    updated_at: recorded_at,
  }
  const purchase = toTransaction({
    id: bought_by,
    user_id,
    created_at: recorded_at,
    effective_at: started_at,
    amount: principal,
    type: 'debit',
    account: 'investment',
    origin: 'plan',
    plan_event: 'purchase',
    state: 'settled',
    object_id: investment.id,
    narration: planName(terms.plan),
  })
  return {
    investment,
    entries: nonZero([entries.planLock(user_id, principal, bought_by), entries.planCommit(promised, bought_by)]),
    records: [recordTransaction(purchase, 'member'), { name: 'plans_record_investment', row: { ...investment, recorded_at } }],
  }
}

export type InvestmentClosing = {
  readonly status: 'matured' | 'liquidated'
  readonly paid: Cents
  readonly ended_at: Date
  readonly recorded_at: Date
}

/** Unlocks the principal, pays the accrued return and releases the rest of the commitment. */
export function closeInvestment(
  investment: Investment,
  { status, paid, ended_at, recorded_at }: InvestmentClosing,
): GroupPart & { amount: Cents } {
  const { user_id, principal, promised } = investment
  const ended_by = newId(recorded_at)
  const amount = cents(principal + paid)
  const payout = toTransaction({
    id: ended_by,
    user_id,
    created_at: recorded_at,
    effective_at: ended_at,
    amount,
    type: 'credit',
    account: 'investment',
    origin: 'plan',
    plan_event: status === 'matured' ? 'maturity' : 'early_exit',
    state: 'settled',
    object_id: investment.id,
    narration: planName(investment.plan),
  })
  return {
    amount,
    entries: nonZero([
      entries.planUnlock(user_id, principal, ended_by),
      entries.planPay(user_id, paid, ended_by),
      entries.planRelease(subtract(promised, paid), ended_by),
    ]),
    records: [
      recordTransaction(payout, status === 'matured' ? 'system' : 'member'),
      { name: 'plans_record_end', row: { id: investment.id, status, paid, ended_at, ended_by, recorded_at } },
    ],
  }
}
