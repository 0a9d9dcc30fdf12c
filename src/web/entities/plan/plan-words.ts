/** Plans and their query, and what is said of one. */
import type { WireData } from '#contract/routes'
import { read, useData } from '#web/shared/call/read.ts'
import type { T } from '#web/shared/locale/text.ts'

export type Plan = WireData<'readPlan'>

export type OfferedPlan = Plan & { percent: string; days: number; min: string; max: string; capacity_left: string }

/** A plan with terms. One without is listed, but not drawn or counted. */
export function isOffered(plan: Plan): plan is OfferedPlan {
  return plan.availability !== 'not_offered'
}

/** Of a plan's features, on a card and in the comparison. */
export const FEATURES_SHOWN = 5

/** "AI MASTER PLAN · follows bot 2.0": a plan's second name, and its bot. */
type Named = Pick<Plan, 'name' | 'landing_name' | 'bot_version'>

export function bylineOf(t: T, { name, landing_name, bot_version: bot }: Named, under_landing_name = false): string | null {
  const other = under_landing_name ? name : landing_name
  if (!other) return null
  return bot ? t('plans.follows', { name: other, bot }) : other
}

/** The plans on sale; refetched when a screen is shown again, since capacity changes with every purchase. */
export const plansQuery = read('listPlans')

export function usePlans() {
  return useData(plansQuery)
}

/** By id or index. */
export const planQuery = (id: string) => read('readPlan', { params: { id } })

export function usePlan(id: string) {
  return useData(planQuery(id))
}
