/** The newest trades of the bots, as a part of a page. */

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFills } from '#web/entities/market/index.ts'
import { ErrorState, Skeleton } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { type Trade, useRecentTrades } from './bot-query.ts'
import { RecentList } from './RecentList.tsx'
import { newestOf } from './trade-words.ts'

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

/** The last nine fills in list order, with new ones from the stream. Refetched after a gap of the stream. */
function useRecentLive() {
  const client = useQueryClient()
  const [heard, setHeard] = useState<readonly Trade[]>([])
  useFills({
    onFill: (fill) => setHeard((known) => newestOf([...known, fill])),
    onOpen: () => void client.invalidateQueries({ queryKey: ['readRecentTrades'] }),
  })
  const recent = useRecentTrades()
  // Streamed fills are kept apart from fetched ones: a response in flight must not remove a new fill.
  return { ...recent, data: recent.data && newestOf([...recent.data, ...heard]) }
}
