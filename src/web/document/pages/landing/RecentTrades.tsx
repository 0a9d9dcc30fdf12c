/** The last nine fills with live updates; refetched after a gap of the stream. */

import { useCallback, useEffect, useState } from 'react'
import { newestOf, RecentList } from '#web/entities/bot/index.ts'
import { type Fill, useFills } from '#web/entities/market/index.ts'
import { buttonStyle } from '#web/kit/action/button-style.ts'
import { Live } from '#web/kit/feedback/Live.tsx'
import { call } from '#web/shared/call/call.ts'
import { useText } from '#web/shared/locale/text.ts'

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
    <Live as="div" arrives urgency="assertive" className="grid justify-items-start gap-3 text-text-2">
      <p>{t('bots.trades.failed')}</p>
      <button type="button" onClick={read} className={buttonStyle('secondary')}>
        {t('common.retry')}
      </button>
    </Live>
  )
}
