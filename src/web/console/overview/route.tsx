/** The operator's overview: problems, pending decisions, the operator's money, recent flows, and the system. */

import { Skeleton } from '#web/kit/index.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type AdminOverview, useAdminOverview } from '#web/shared/menu/use-admin-overview.ts'
import { Failed } from '#web/shared/screen/Failed.tsx'
import { StaleNote } from '#web/shared/screen/StaleNote.tsx'
import { Alarms, Alone } from './Alarms.tsx'
import { Flows } from './Flows.tsx'
import { Halted } from './Halted.tsx'
import { Queues } from './Queues.tsx'
import { Reserve } from './Reserve.tsx'
import { Suspended } from './Suspended.tsx'
import { System } from './System.tsx'

export function Component() {
  const t = useText()
  const overview = useAdminOverview()
  const again = { onRetry: () => void overview.refetch(), working: overview.isFetching }
  if (!overview.data) {
    if (overview.isError) return <Failed title={t('desk.overview.failed')} error={overview.error} {...again} />
    return <Coming />
  }
  return (
    <>
      <StaleNote error={overview.error} at={overview.data.as_of} {...again} />
      <Overview overview={overview.data} />
    </>
  )
}

const twoThirds = 'grid gap-4 md:gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(20rem,1fr)] [&>*]:min-w-0'

function Overview({ overview }: { overview: AdminOverview }) {
  const t = useText()
  return (
    <>
      {overview.halted !== null && <Halted reason={overview.halted} />}
      <Alarms overview={overview} />
      <div className={twoThirds}>
        <Queues queues={overview.queues} />
        <Reserve overview={overview} />
      </div>
      {!overview.four_eyes && <Alone />}
      <Flows days={overview.days} />
      <div className="grid gap-4 md:grid-cols-2 md:gap-6 [&>*]:min-w-0">
        <Suspended suspended={overview.suspended} />
        <System overview={overview} />
      </div>
      <p className="num text-13 whitespace-normal text-text-3">{t('desk.overview.as_of', { at: momentText(overview.as_of) })}</p>
    </>
  )
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
