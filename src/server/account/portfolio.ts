/** The open capital by plan, and the next maturity. Pure. */
import { type Cents, sum } from '#kernel/money'
import { divideFloor } from '#kernel/rounding'
import { type Investment, planName } from '#server/plans'

const WHOLE_BPS = 10_000n

export function portfolioOf(open: readonly Investment[]) {
  const whole = sum(open.map(({ principal }) => principal))
  const by_plan = new Map<string, Investment[]>()
  for (const one of open) by_plan.set(one.plan, [...(by_plan.get(one.plan) ?? []), one])
  const allocation = [...by_plan].map(([plan, held]) => {
    const capital = sum(held.map(({ principal }) => principal))
    return { plan, plan_name: planName(plan), investments: held.length, capital, share_bps: shareOf(capital, whole) }
  })
  const next = open.reduce<Investment | null>((first, one) => (first && first.matures_at <= one.matures_at ? first : one), null)
  return { allocation: allocation.sort((a, b) => Number(b.capital - a.capital)), next }
}

function shareOf(part: Cents, whole: Cents): number {
  return whole === 0n ? 0 : Number(divideFloor(part * WHOLE_BPS, whole))
}
