/** All plans, as they are on sale now. */
import { useText } from '#web/locales/text.ts'
import { queries } from '../queries.ts'
import { Failed } from '../states/Failed.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { ListedPlan, ListedPlans } from './ListedPlans.tsx'
import { PlanBoard } from './PlanBoard.tsx'
import { PlanCard } from './PlanCard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'
import { showPlan } from './plan-shown.tsx'
import { isOffered, type Plan } from './plan-words.ts'
import { plansQuery, usePlans } from './plans-query.ts'

export const ahead = () => queries.prefetchQuery({ ...plansQuery, retry: false })

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
  const listed = plans.filter((plan) => !isOffered(plan))
  return (
    <PlanBoard
      offered={plans.filter(isOffered).map((plan) => <PlanCard key={plan.id} plan={showPlan(t, plan, at)} />)}
      listed={
        listed.length > 0 && (
          <ListedPlans>
            {listed.map(({ id, name }) => (
              <ListedPlan key={id} name={name} />
            ))}
          </ListedPlans>
        )
      }
    />
  )
}
