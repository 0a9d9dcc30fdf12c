/** All plans: those on sale with their terms in full, one cell that explains the drawing, and those that are only listed. */
import { useText } from '#web/locales/text.ts'
import { Failed } from '../states/Failed.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { HowToRead } from './HowToRead.tsx'
import { ListedPlans } from './ListedPlans.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { isOffered, type Plan } from './plan-words.ts'
import { usePlans } from './plans-query.ts'

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

function AllPlans({ plans, at }: { plans: readonly Plan[]; at: Date }) {
  const t = useText()
  const offered = plans.filter(isOffered)
  return (
    <>
      <p className="max-w-[72ch] text-text-2">{t('plans.intro')}</p>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-3">
        {offered.map((plan) => (
          <PlanCard key={plan.id} plan={plan} at={at} />
        ))}
        <HowToRead />
      </div>
      <ListedPlans plans={plans.filter((plan) => !isOffered(plan))} />
    </>
  )
}
