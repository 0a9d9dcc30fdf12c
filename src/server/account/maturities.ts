/** What open plans pay at maturity, by day. Pure. */

import { accrued } from '#kernel/accrual'
import { type Cents, cents, sum } from '#kernel/money'
import { type Investment, planName } from '#server/plans'

export type Maturity = {
  readonly at: Date
  readonly investments: number
  readonly plan_name: string | null
  readonly capital: Cents
  readonly promised: Cents
  readonly accrued: Cents
  readonly pays: Cents
}

/** Soonest first; days are UTC. */
export function maturitiesOf(open: readonly Investment[], as_of: Date): Maturity[] {
  const days = new Map<string, Investment[]>()
  for (const one of [...open].sort((a, b) => a.matures_at.getTime() - b.matures_at.getTime())) {
    const day = one.matures_at.toISOString().slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), one])
  }
  return [...days.values()].map((plans) => maturityOf(plans, as_of))
}

function maturityOf(plans: readonly Investment[], as_of: Date): Maturity {
  const capital = sum(plans.map(({ principal }) => principal))
  const promised = sum(plans.map((one) => one.promised))
  const names = new Set(plans.map(({ plan }) => planName(plan)))
  return {
    at: plans.at(-1)?.matures_at ?? as_of,
    investments: plans.length,
    plan_name: names.size === 1 ? ([...names][0] ?? null) : null,
    capital,
    promised,
    accrued: sum(plans.map((one) => accrued(one, as_of))),
    pays: cents(capital + promised),
  }
}
