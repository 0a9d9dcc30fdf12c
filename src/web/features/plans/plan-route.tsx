/**
 * One plan: the purchase, what its amount becomes, and the full terms. Visitors see the same page; only buying requires a log-in.
 * `?amount=` is the first amount.
 */

import { useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { isOffered, type OfferedPlan, planQuery, usePlan } from '#web/entities/plan/index.ts'
import { useDebounced } from '#web/kit/form/use-debounced.ts'
import { Breadcrumb, Card, Skeleton } from '#web/kit/index.ts'
import { useAccount } from '#web/shared/account/queries.ts'
import { isAbsent } from '#web/shared/call/decide-effect.ts'
import { prefetch } from '#web/shared/call/read.ts'
import { stampedAt } from '#web/shared/clock/server-now.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Preload } from '#web/shared/screen/define-screen.ts'
import { Failed, Loading, StaleNote } from '#web/shared/screen/Failed.tsx'
import { Go } from '#web/shared/screen/page-context.tsx'
import { NotFound } from '#web/shared/screen/StatusScreen.tsx'
import { useStoredUser } from '#web/shared/session/stored-user.ts'
import { InvestPanel } from './InvestPanel.tsx'
import { columns, first, PlanDetail, rest, UnofferedPlan } from './PlanDetail.tsx'
import { PlanOutcome } from './PlanOutcome.tsx'
import { projectionQuery, takenAmount, useProjection } from './projection-query.ts'

/** The plan in the URL, and the projection of its smallest purchase. */
export const preload: Preload = async (client, { path }) => {
  const query = planQuery(path.split('/')[2] ?? '')
  await prefetch(client, query)
  const plan = client.getQueryData(query.queryKey)?.data
  if (plan && isOffered(plan)) await prefetch(client, projectionQuery(plan.id, plan.min))
}

export function Component() {
  const t = useText()
  const { id = '' } = useParams()
  const plan = usePlan(id)
  const again = { onRetry: () => void plan.refetch(), working: plan.isFetching }
  if (plan.data) {
    return (
      <>
        <Breadcrumb
          label={t('plans.trail')}
          trail={[{ label: t('plans.all'), href: '/plans', render: <Go to="/plans" /> }]}
          current={t('plans.named', { name: plan.data.name })}
          short
        />
        <StaleNote error={plan.error} at={plan.dataUpdatedAt} {...again} />
        {isOffered(plan.data) ? (
          <Offered key={id} plan={plan.data} at={stampedAt(plan.dataUpdatedAt)} />
        ) : (
          <UnofferedPlan plan={plan.data} />
        )}
      </>
    )
  }
  if (isAbsent(plan.error)) {
    return (
      <NotFound title={t('plans.not_found')} back={t('plans.all')} to="/plans">
        {t('plans.not_found_help')}
      </NotFound>
    )
  }
  if (plan.isError) return <Failed title={t('plans.failed_one')} error={plan.error} {...again} />
  return <PlanSkeleton />
}

function Offered({ plan, at }: { plan: OfferedPlan; at: Date }) {
  const signedIn = useStoredUser() !== null
  const account = useAccount(signedIn)
  const [typed, type] = useAmount(plan)
  const taken = takenAmount(plan, typed)
  const projection = useProjection(plan.id, useDebounced(taken ?? plan.min))
  return (
    <PlanDetail
      plan={plan}
      at={at}
      panel={
        <InvestPanel
          plan={plan}
          signedIn={signedIn}
          account={account.data?.account_info}
          typed={typed}
          onType={type}
          projection={taken === null ? undefined : projection.data}
        />
      }
      outcome={<PlanOutcome plan={plan} query={projection} />}
    />
  )
}

const REST_MS = 250

/** What is typed; an amount that the plan takes is in the address too, for a reload and a link. */
function useAmount(plan: OfferedPlan): [typed: string, type: (typed: string) => void] {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('amount')
  const amountAsked = () => (asked === null || takenAmount(plan, asked) === null ? plan.min : asked)
  const [typed, setTyped] = useState(amountAsked)
  const [seen, see] = useState(asked)
  if (asked !== seen) {
    see(asked)
    setTyped(amountAsked())
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const write = (amount: string | null) => {
    if (amount === null) return
    const next = amount === plan.min ? null : amount
    see(next)
    setSearch(next === null ? {} : { amount: next }, { replace: true, preventScrollReset: true })
  }
  const type = (next: string) => {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => write(takenAmount(plan, next)), REST_MS)
  }
  return [typed, type]
}

function PlanSkeleton() {
  return (
    <Loading className={columns}>
      <Card className={first}>
        <Skeleton width={80} height={20} />
        <Skeleton lines={6} height={24} className="mt-6" />
        <Skeleton height={44} className="mt-8" />
      </Card>
      <Card className={rest}>
        <Skeleton width="60%" height={24} />
        <Skeleton height={280} />
        <Skeleton width="70%" />
      </Card>
    </Loading>
  )
}
