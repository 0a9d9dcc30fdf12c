/** A member's lifetime sums, by kind of move: what went in and out through rails, what was placed and what was earned. */
import { type Cents, cents, ZERO } from '#kernel/money'
import { sumsByKind } from '#server/ledger'
import type { Query } from '#server/store'

export type Totals = {
  readonly deposit: Cents
  readonly withdrawal: Cents
  readonly bonus: Cents
  readonly investment_capital: Cents
  readonly investment_revenue: Cents
}

/** Rail only, no adjustments, for deposits and withdrawals; principals placed; returns paid; bonuses earned by referral. */
export async function readTotals(query: Query, user_id: string): Promise<Totals> {
  const sums = await sumsByKind(query, user_id)
  const of = (kind: string): Cents => {
    const sum = sums.get(kind)
    return sum === undefined ? ZERO : cents(sum)
  }
  return {
    deposit: of('deposit.settle'),
    withdrawal: of('withdrawal.pay'),
    bonus: of('referral.bonus'),
    investment_capital: of('plan.lock'),
    investment_revenue: of('plan.pay'),
  }
}
