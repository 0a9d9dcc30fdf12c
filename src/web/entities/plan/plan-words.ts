/** The wire's plan, and whether it can be bought now. */
import type { WireReplyOf } from '#contract/define'
import type { Api } from '#contract/routes'

export type Plan = WireReplyOf<Api['readPlan']>['data']

export type OfferedPlan = Plan & { percent: string; days: number; min: string; max: string; capacity_left: string }

/** A plan with terms. One without is listed, and nothing of it is drawn or counted. */
export function isOffered(plan: Plan): plan is OfferedPlan {
  const { availability, percent, days, min, max, capacity_left } = plan
  return availability !== 'not_offered' && percent !== null && days !== null && min !== null && max !== null && capacity_left !== null
}
