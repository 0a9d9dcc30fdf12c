/** All plans with their current terms, side by side. */
import { isOffered, type Plan, plansQuery, usePlans } from '#web/entities/plan/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import type { Preload } from '#web/shared/screen/preload.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { PayoffChart } from './PayoffChart.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { projectionQuery } from './projection-query.ts'
import { SharedTerms } from './SharedTerms.tsx'

/** The plans, and the projection of each one's smallest purchase. */
export const preload: Preload = async (client) => {
  await client.prefetchQuery({ ...plansQuery, retry: false })
  const plans = client.getQueryData(plansQuery.queryKey)?.data ?? []
  const offered = plans.filter(isOffered)
  await Promise.all(offered.map(({ id, min }) => client.prefetchQuery({ ...projectionQuery(id, min), retry: false })))
}

export function Component() {
  const t = useText()
  const plans = usePlans()
  const again = { onRetry: () => void plans.refetch(), working: plans.isFetching }
  if (plans.data) {
    return (
      <>
        <StaleNote error={plans.error} at={plans.dataUpdatedAt} {...again} />
        <AllPlans plans={plans.data} at={new Date(plans.dataUpdatedAt)} />
      </>
    )
  }
  if (plans.isError) return <Failed title={t('plans.failed_list')} error={plans.error} {...again} />
  return <PlansSkeleton />
}

/** Plans with terms compared, then what they share and the plans that are only listed. */
function AllPlans({ plans, at }: { plans: readonly Plan[]; at: Date }) {
  const offered = plans.filter(isOffered)
  const listed = plans.filter((plan) => !isOffered(plan))
  return (
    <>
      {offered.length > 0 && <PlanComparison plans={offered} at={at} />}
      <div className="grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
        {offered.length > 0 && <PayoffChart plans={offered} />}
        <SharedTerms plans={offered} listed={listed} />
      </div>
    </>
  )
}
