/** The plans in two tabs by term, each with a summary of what is on sale. */
import { Link as RouterLink } from 'react-router'
import { HowToRead, isOffered, type OfferedPlan, openParts, PlanCard, usePlans } from '#web/entities/plan/index.ts'
import { Card, EmptyState, Link, Skeleton, Tabs } from '#web/kit/index.ts'
import { listText } from '#web/shared/locale/list-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { Loading } from '#web/shared/screen/Loading.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'

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
  const show = openParts(at)
  const on_sale = plans.filter(({ availability }) => availability === 'on_sale').map(({ name }) => name)
  return (
    <div className="grid gap-4">
      {on_sale.length > 0 && <p className="text-text-2">{t('home.on_sale', { plans: listText(on_sale) })}</p>}
      <div className="grid grid-cols-2 gap-4 xl:gap-6">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} show={show} />
        ))}
        {plans.length % 2 === 1 && <HowToRead />}
      </div>
    </div>
  )
}

/** The home page tab of a plan: up to seven days, or thirty and more. Others are on the page of all plans. */
type Term = { readonly days: number }

function isShort({ days }: Term): boolean {
  return days <= 7
}

function isLong({ days }: Term): boolean {
  return days >= 30
}
