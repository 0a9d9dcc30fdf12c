/** The operator's first screen: problems, what waits with one decision beside it, then flows, the operator's money and the system. */

import { Suspense, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Alone } from '#web/console/shared/Changed.tsx'
import { useWaiting, type Waiting } from '#web/console/shared/queue/rows.ts'
import { useSetup } from '#web/console/shared/setup/use-setup.ts'
import { useHasRole } from '#web/console/shared/use-change.ts'
import { lazyPart } from '#web/kit/feedback/when-loaded.ts'
import { Card, moneyText, Skeleton } from '#web/kit/index.ts'
import { BarChart } from '#web/shared/chart/index.ts'
import { dateText, realMomentText, shortDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type AdminOverview, useAdminOverview } from '#web/shared/menu/use-admin-overview.ts'
import { Failed, StaleNote } from '#web/shared/screen/Failed.tsx'
import { Alarms } from './Alarms.tsx'
import { BeforeRealUse } from './BeforeRealUse.tsx'
import { KindTabs } from './KindTabs.tsx'
import { type ListKind, lists } from './lists.ts'
import { Reserve } from './Reserve.tsx'
import { Halted, Suspended, System } from './System.tsx'
import { ToDecide } from './ToDecide.tsx'

const InboxList = lazyPart(async () => (await import('./list/InboxList.tsx')).InboxList)

export function Component() {
  const t = useText()
  const overview = useAdminOverview()
  const waiting = useWaiting()
  // Only administrators can do its steps; the others read it among the settings.
  const setup = useSetup(useHasRole('administrator'))
  const again = { onRetry: () => void overview.refetch(), working: overview.isFetching }
  if (waiting.isError && !waiting.data)
    return (
      <Failed title={t('desk.overview.failed')} error={waiting.error} onRetry={() => void waiting.refetch()} working={waiting.isFetching} />
    )
  if (!overview.data || !waiting.data || setup.isLoading) {
    if (overview.isError) return <Failed title={t('desk.overview.failed')} error={overview.error} {...again} />
    return <Coming />
  }
  return (
    <>
      <StaleNote error={overview.error} at={overview.data.as_of} {...again} />
      <Overview overview={overview.data} waiting={waiting.data} setup={setup} />
    </>
  )
}

const twoThirds = 'grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] [&>*]:min-w-0'

type OverviewProps = { readonly overview: AdminOverview; readonly waiting: Waiting; readonly setup: ReturnType<typeof useSetup> }

function Overview({ overview, waiting, setup }: OverviewProps) {
  const t = useText()
  const [search] = useSearchParams()
  const opened = search.has('id')
  const lacks_second = setup.data?.facts.some(({ finding }) => finding === 'administrators_one')
  const alone = !overview.four_eyes && !lacks_second
  const list = listIn(search, waiting)
  const some = waiting.queues.some(({ items }) => items.length > 0)
  // Below 80em an opened decision is the whole screen.
  const beside = opened ? 'grid gap-4 empty:hidden md:gap-6 max-xl:hidden' : 'grid gap-4 empty:hidden md:gap-6'
  if (list) {
    return (
      <>
        <div className={opened ? 'max-xl:hidden' : undefined}>
          <KindTabs waiting={waiting} />
        </div>
        <Suspense fallback={<Skeleton height={320} />}>
          <InboxList kind={list} />
        </Suspense>
      </>
    )
  }
  return (
    <>
      {overview.halted !== null && <Halted reason={overview.halted} />}
      <div className={beside}>
        <BeforeRealUse setup={setup} />
        <Alarms overview={overview} />
        {!some && alone && <Alone first />}
      </div>
      <ToDecide waiting={waiting} />
      <div className={beside}>
        {some && alone && <Alone />}
        <div className={twoThirds}>
          <Flows days={overview.days} />
          <Reserve overview={overview} />
        </div>
        <div className="grid gap-4 md:grid-cols-2 md:gap-6 [&>*]:min-w-0">
          <Suspended suspended={overview.suspended} />
          <System overview={overview} />
        </div>
        <p className="num text-14 whitespace-normal text-text-3">{t('desk.overview.as_of', { at: realMomentText(overview.as_of) })}</p>
      </div>
    </>
  )
}

/** A kind is a list once a state or a word is asked for, and where nothing waits. Changes are always one: it begins with what waits. */
function listIn(search: URLSearchParams, { queues }: Waiting): ListKind | null {
  const kind = lists.find((one) => one.kind === search.get('show'))?.kind
  if (!kind) return null
  const waits = queues.some((queue) => queue.kind === kind && queue.items.length > 0)
  return kind === 'changes' || !waits || search.has('state') || search.has('q') ? kind : null
}

/** Skeleton. */
function Coming() {
  return (
    <>
      <div className={twoThirds}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
      <Skeleton height={360} />
    </>
  )
}

/** Settled deposits and withdrawals of the last thirty days (UTC). */
const format = (value: string): string => moneyText(value)

function Flows({ days }: { days: AdminOverview['days'] }) {
  const t = useText()
  const groups = useMemo(
    () =>
      days.map(({ day, deposits, withdrawals }) => ({
        key: day,
        name: dateText(day),
        tick: shortDayText(day),
        values: { deposits, withdrawals },
      })),
    [days],
  )
  return (
    <Card>
      <BarChart
        label={t('desk.overview.flows')}
        group={t('desk.overview.day')}
        groups={groups}
        series={[
          { key: 'deposits', name: t('desk.overview.deposits'), colour: 1 },
          { key: 'withdrawals', name: t('desk.overview.withdrawals'), colour: 3 },
        ]}
        format={format}
        money
        newest_first
        clip
        head={<h2 className="font-head text-16 font-bold tracking-[-.005em]">{t('desk.overview.flows')}</h2>}
        empty={t('desk.overview.flows_none')}
        height="h-56 md:h-64"
      />
    </Card>
  )
}
