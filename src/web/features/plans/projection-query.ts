/** A projection of an amount, computed by the server with the functions of a sale. */

import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { WireData } from '#contract/routes'
import { typedAmount } from '#kernel/format/typed'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { centsOf } from '#web/kit/index.ts'
import { read, useData } from '#web/shared/call/read.ts'

export type Projection = WireData<'projectPlan'>

export const projectionQuery = (plan: string, amount: string) => read('projectPlan', { params: { id: plan }, query: { amount } })

export function useProjection(plan: string, amount: string) {
  return useData(projectionQuery(plan, amount), { placeholderData: keepPreviousData })
}

/** In the order of the purchases; undefined while one is not known. */
export function useProjections(purchases: readonly { readonly plan: { readonly id: string }; readonly amount: string }[]) {
  return useQueries({
    queries: purchases.map(({ plan, amount }) => projectionQuery(plan.id, amount)),
    combine: (results) => results.map(({ data }) => data?.data),
  })
}

/** The typed amount, if the plan accepts it. */
export function takenAmount(plan: OfferedPlan, typed: string): string | null {
  const text = typedAmount(typed)
  const cents = text === null ? null : centsOf(text)
  if (cents === null || cents < (centsOf(plan.min) ?? 0n) || cents > (centsOf(plan.max) ?? 0n)) return null
  return text
}
