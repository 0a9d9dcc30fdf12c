/** The last nine fills, and each new one as it comes; read again after a break of the stream. */
import { useCallback, useEffect, useState } from 'react'
import { newestOf } from '#web/bots/newest-of.ts'
import { RecentList } from '#web/bots/RecentList.tsx'
import { call } from '#web/call.ts'
import { useText } from '#web/locales/text.ts'
import { type Fill, useFills } from '#web/market/index.ts'
import { buttonStyle } from '../frame/button-style.ts'

export function RecentTrades() {
  const t = useText()
  const [fills, setFills] = useState<readonly Fill[] | null>(null)
  const [failed, setFailed] = useState(false)
  const add = (news: readonly Fill[]) => setFills((known) => newestOf([...(known ?? []), ...news]))
  const read = useCallback(() => {
    call('readRecentTrades').then(
      ({ data }) => setFills((known) => newestOf([...(known ?? []), ...data])),
      () => setFailed(true),
    )
  }, [])
  useEffect(read, [read])
  useFills({ onFill: (fill) => add([fill]), onOpen: read })
  if (fills) return <RecentList trades={fills} />
  if (!failed) return null
  return (
    <div role="alert" className="grid justify-items-start gap-3 text-text-2">
      <p>{t('bots.trades.failed')}</p>
      <button type="button" onClick={read} className={buttonStyle('secondary')}>
        {t('common.retry')}
      </button>
    </div>
  )
}
