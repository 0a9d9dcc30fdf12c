/** The plans in two tabs by their term; the tabs are filters, and each says what is on sale under it. */
import { Link as RouterLink } from 'react-router'
import { listText } from '#web/locales/list-text.ts'
import { useText } from '#web/locales/text.ts'
import { Card, EmptyState, Link, Skeleton, Tabs } from '#web/ui/index.ts'
import { HowToRead } from '../plans/HowToRead.tsx'
import { PlanCard } from '../plans/PlanCard.tsx'
import { showPlan } from '../plans/plan-shown.tsx'
import { isOffered, type OfferedPlan } from '../plans/plan-words.ts'
import { usePlans } from '../plans/plans-query.ts'
import { Failed } from '../states/Failed.tsx'
import { Loading } from '../states/Loading.tsx'
import { StaleNote } from '../states/StaleNote.tsx'
import { isLong, isShort } from './term-tab.ts'

export function PlanTabs() {
  const t = useText()
  const plans = usePlans()
  const again = { onRetry: () => void plans.refetch(), working: plans.isFetching }
  const offered = plans.data?.filter(isOffered)
  const at = new Date(plans.dataUpdatedAt)
  return (
    <Card title={t('plans.title')} titleSize="l" aside={<Link render={<RouterLink to="/plans" />}>{t('home.all')}</Link>}>
      {offered ? (
        <>
          <StaleNote error={plans.error} at={plans.dataUpdatedAt} {...again} />
          <Tabs
            label={t('home.terms')}
            tabs={[
              { value: 'short', label: t('home.short'), panel: <Panel plans={offered.filter(isShort)} at={at} /> },
              { value: 'long', label: t('home.long'), panel: <Panel plans={offered.filter(isLong)} at={at} /> },
            ]}
          />
        </>
      ) : plans.isError ? (
        <Failed bare title={t('plans.failed_list')} error={plans.error} {...again} />
      ) : (
        <Loading>
          <Skeleton width={320} height={36} />
          <Skeleton height="38rem" className="mt-4" />
        </Loading>
      )}
    </Card>
  )
}

function Panel({ plans, at }: { plans: readonly OfferedPlan[]; at: Date }) {
  const t = useText()
  if (plans.length === 0) return <EmptyState bare title={t('home.none')} />
  const on_sale = plans.filter((plan) => plan.on_sale).map(({ name }) => name)
  return (
    <div className="grid gap-4">
      {on_sale.length > 0 && <p className="text-text-2">{t('home.on_sale', { plans: listText(on_sale) })}</p>}
      <div className="grid grid-cols-2 gap-4 xl:gap-6">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={showPlan(t, plan, at)} />
        ))}
        {plans.length % 2 === 1 && <HowToRead />}
      </div>
    </div>
  )
}
