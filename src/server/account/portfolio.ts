/** The open capital by plan, and the next maturity. Pure. */
import { sum } from '#kernel/money'
import { sharesOf } from '#kernel/shares'
import { type Investment, planName } from '#server/plans'

export function portfolioOf(open: readonly Investment[]) {
  const by_plan = new Map<string, Investment[]>()
  for (const one of open) by_plan.set(one.plan, [...(by_plan.get(one.plan) ?? []), one])
  const parts = [...by_plan]
    .map(([plan, held]) => ({
      plan,
      plan_name: planName(plan),
      investments: held.length,
      capital: sum(held.map(({ principal }) => principal)),
    }))
    .sort((a, b) => Number(b.capital - a.capital))
  const shares = sharesOf(parts.map(({ capital }) => capital))
  const allocation = parts.map((part, at) => ({ ...part, share_bps: Number(shares[at] ?? 0n) }))
  const next = open.reduce<Investment | null>((first, one) => (first && first.matures_at <= one.matures_at ? first : one), null)
  return { allocation, next }
}
