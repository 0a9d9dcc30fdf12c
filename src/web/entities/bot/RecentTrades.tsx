/** The last nine fills as a section of the app's screens, with its loading and error states. */

import { ErrorState, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { RecentList } from './RecentList.tsx'
import { useRecentLive } from './use-recent-live.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']

export function RecentTrades() {
  const t = useText()
  const { data, isError, isFetching, refetch } = useRecentLive()
  if (!data && isError)
    return (
      <ErrorState
        bare
        title={t('bots.trades.failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
        working={isFetching}
        workingLabel={t('common.wait')}
      />
    )
  if (!data) return <Waiting />
  return <RecentList trades={data} />
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-5 py-3">
      {ROWS.map((row) => (
        <Skeleton key={row} height={18} />
      ))}
    </div>
  )
}
