/** The plans on sale; refetched when a screen is shown again, since capacity changes with every purchase. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '#web/shared/call/call.ts'

export const plansQuery = queryOptions({ queryKey: ['listPlans'], queryFn: ({ signal }) => call('listPlans', { signal }) })

export function usePlans() {
  return useQuery({ ...plansQuery, select: (reply) => reply.data })
}

/** By id or index. */
export const planQuery = (id: string) =>
  queryOptions({ queryKey: ['readPlan', id], queryFn: ({ signal }) => call('readPlan', { params: { id }, signal }) })

export function usePlan(id: string) {
  return useQuery({ ...planQuery(id), select: (reply) => reply.data })
}
