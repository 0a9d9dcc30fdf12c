/** The plans on sale; refetched when a screen is shown again, since capacity changes with every purchase. */
import { read, useData } from '#web/shared/call/read.ts'

export const plansQuery = read('listPlans')

export function usePlans() {
  return useData(plansQuery)
}

/** By id or index. */
export const planQuery = (id: string) => read('readPlan', { params: { id } })

export function usePlan(id: string) {
  return useData(planQuery(id))
}
