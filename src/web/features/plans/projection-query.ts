/** A projection of an amount, computed by the server with the functions of a sale. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Api } from '#contract/routes'
import type { WireReplyOf } from '#contract/shared/define'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { typedAmount } from '#web/kit/form/typed-amount.ts'
import { centsOf } from '#web/kit/index.ts'
import { call } from '#web/shared/call/call.ts'

export type Projection = WireReplyOf<Api['projectPlan']>['data']

export const projectionQuery = (plan: string, amount: string) =>
  queryOptions({
    queryKey: ['projectPlan', plan, amount],
    queryFn: ({ signal }) => call('projectPlan', { params: { id: plan }, query: { amount }, signal }),
  })

export function useProjection(plan: string, amount: string) {
  return useQuery({ ...projectionQuery(plan, amount), select: (reply) => reply.data, placeholderData: keepPreviousData })
}

/** The typed amount, if the plan accepts it. */
export function takenAmount(plan: OfferedPlan, typed: string): string | null {
  const text = typedAmount(typed)
  const cents = text === null ? null : centsOf(text)
  if (cents === null || cents < (centsOf(plan.min) ?? 0n) || cents > (centsOf(plan.max) ?? 0n)) return null
  return text
}
