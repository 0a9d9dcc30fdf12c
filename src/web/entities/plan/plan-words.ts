/** The plan on the wire, and whether it has terms. */

import type { WireData } from '#contract/routes'

export type Plan = WireData<'readPlan'>

export type OfferedPlan = Plan & { percent: string; days: number; min: string; max: string; capacity_left: string }

/** A plan with terms. One without is listed, but not drawn or counted. */
export function isOffered(plan: Plan): plan is OfferedPlan {
  return plan.availability !== 'not_offered'
}
