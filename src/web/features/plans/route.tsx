/** All plans, as they are on sale now. */

import { isOffered, type Plan, PlanCard, plansQuery, showPlan, usePlans } from '#web/entities/plan/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Ahead } from '#web/shared/screen/ahead.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { ListedPlan, ListedPlans } from './ListedPlans.tsx'
import { PlanBoard } from './PlanBoard.tsx'
import { PlansSkeleton } from './PlansSkeleton.tsx'

export const ahead: Ahead = (client) => client.prefetchQuery({ ...plansQuery, retry: false })

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
