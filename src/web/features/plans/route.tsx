/** All plans with their current terms. */

import { AvailabilityChip, HowToRead, isOffered, openParts, type Plan, PlanCard, plansQuery, usePlans } from '#web/entities/plan/index.ts'
import { Card } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import type { Preload } from '#web/shared/screen/preload.ts'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'

export const preload: Preload = (client) => client.prefetchQuery({ ...plansQuery, retry: false })

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

/** Plans with terms, the legend cell, and the plans that are only listed. */
function AllPlans({ plans, at }: { plans: readonly Plan[]; at: Date }) {
  const t = useText()
  const show = openParts(at)
  const listed = plans.filter((plan) => !isOffered(plan))
  return (
    <>
      <p className="max-w-[72ch] text-text-2">{t('plans.intro')}</p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {plans.filter(isOffered).map((plan) => (
          <PlanCard key={plan.id} plan={plan} show={show} />
        ))}
        <HowToRead />
      </div>
      {listed.length > 0 && (
        <Card title={t('plans.listed')}>
          <p className="mb-2 max-w-[60ch] text-text-2">{t('plans.listed_help')}</p>
          <ul className="grid gap-x-6 md:grid-cols-2 xl:grid-cols-4">
            {listed.map(({ id, name, availability }) => (
              <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-3 last:border-b-0 xl:border-b-0">
                <span className="min-w-0 font-medium wrap-anywhere">{name}</span>
                <AvailabilityChip availability={availability} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
