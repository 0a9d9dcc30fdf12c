/** The wire's plan, and whether it can be bought now. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'
import { centsOf } from '#web/ui/index.ts'

export type Plan = WireReplyOf<Api['readPlan']>['data']

export type OfferedPlan = Plan & { percent: string; days: number; min: string; max: string; capacity_left: string }

/** A plan with terms. One without is listed, and nothing of it is drawn or counted. */
export function isOffered(plan: Plan): plan is OfferedPlan {
  const { on_sale, percent, days, min, max, capacity_left } = plan
  return on_sale && percent !== null && days !== null && min !== null && max !== null && capacity_left !== null
}

/** The reserve cannot set aside the return of even the smallest purchase. */
export function isFullySubscribed(plan: OfferedPlan): boolean {
  return (centsOf(plan.capacity_left) ?? 0n) < (centsOf(plan.min) ?? 0n)
}
