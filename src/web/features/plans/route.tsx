/** All plans with their current terms, side by side. */

import { Suspense, useState } from 'react'
import { isOffered, type OfferedPlan, type Plan, plansQuery, usePlans } from '#web/entities/plan/index.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Button, Card, moneyText, Skeleton, Table } from '#web/kit/index.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { stampedAt } from '#web/shared/clock/server-now.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { PayoffDrawing } from './PayoffDrawing.tsx'
import { PlanComparison } from './PlanComparison.tsx'
import { projectionQuery } from './projection-query.ts'
import { SharedTerms } from './SharedTerms.tsx'

/** For members alone: visitors do not fetch it. */
const LadderCard = lazyPart(async () => (await import('./LadderCard.tsx')).LadderCard)

/** The plans, and the projection of each one's smallest purchase. */
export const preload: Preload = async (client) => {
  await prefetch(client, plansQuery)
  const plans = client.getQueryData(plansQuery.queryKey)?.data ?? []
  const offered = plans.filter(isOffered)
  await Promise.all(offered.map(({ id, min }) => prefetch(client, projectionQuery(id, min))))
}

export function Component() {
  const t = useText()
  const plans = usePlans()
  const again = { onRetry: () => void plans.refetch(), working: plans.isFetching }
  if (plans.data) {
    return (
      <>
        <StaleNote error={plans.error} at={plans.dataUpdatedAt} {...again} />
        <AllPlans plans={plans.data} at={stampedAt(plans.dataUpdatedAt)} />
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
  const is_member = useStoredUser() !== null
  return (
    <>
      {offered.length > 0 && <PlanComparison plans={offered} at={at} />}
      <div className="grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] [&>*]:min-w-0">
        {offered.length > 0 && <PayoffChart plans={offered} />}
        <SharedTerms plans={offered} listed={listed} />
      </div>
      {is_member && (
        <Suspense fallback={null}>
          <LadderCard plans={plans} />
        </Suspense>
      )}
    </>
  )
}

/** The accrued return on $100 of every plan: one line each, named at its end, and the same as a table. */
function PayoffChart({ plans }: { plans: readonly OfferedPlan[] }) {
  const t = useText()
  const [view, show] = useState<'chart' | 'table'>('chart')
  const points = plans.map(({ name, percent, days }) => t('plans.payoff.point', { name, amount: moneyText(percent), day: days }))
  return (
    <Card
      title={t('plans.payoff.title')}
      className="grid grid-rows-[auto_1fr]"
      aside={
        <Button variant="secondary" size="s" onClick={() => show(view === 'chart' ? 'table' : 'chart')}>
          {t(view === 'chart' ? 'charts.table' : 'charts.chart')}
        </Button>
      }
    >
      {view === 'chart' ? (
        <PayoffDrawing plans={plans} label={t('plans.payoff.label', { plans: listText(points) })} />
      ) : (
        <Table
          bare
          label={t('plans.payoff.title')}
          rows={plans}
          rowKey={({ id }) => id}
          columns={[
            { key: 'name', head: t('plans.compare.plan'), card: 'title', cell: ({ name }) => name },
            {
              key: 'day',
              head: t('plans.payoff.last_day'),
              align: 'right',
              cell: ({ days }) => (
                <span translate="no" className="num">
                  {days}
                </span>
              ),
            },
            { key: 'daily', head: t('plans.payoff.each_day'), align: 'right', cell: (plan) => <Dollars value={plan.daily_percent} /> },
            { key: 'whole', head: t('plans.payoff.whole'), align: 'right', cell: ({ percent }) => <Dollars value={percent} /> },
          ]}
        />
      )}
    </Card>
  )
}

/** A percentage is an amount on $100. */
function Dollars({ value }: { value: string | null }) {
  return (
    <span className="num">
      <bdi translate="no" dir="ltr">
        {moneyText(value)}
      </bdi>
    </span>
  )
}

/** Skeleton of the comparison. */
const ROWS = ['a', 'b', 'c', 'd', 'e']

function PlansSkeleton() {
  return (
    <Loading className="grid gap-4">
      <Skeleton width="16rem" height={32} />
      <Card flush>
        {ROWS.map((row) => (
          <div key={row} className="grid grid-cols-2 items-center gap-4 border-t border-line p-4 first:border-t-0 md:grid-cols-4 md:px-6">
            <Skeleton width="60%" height={20} />
            <Skeleton width="80%" height={44} />
            <Skeleton width="70%" height={44} />
            <Skeleton height={44} />
          </div>
        ))}
      </Card>
    </Loading>
  )
}
