/** The operator's notice, if there is one. */
import { useText } from '#web/shared/locale/text.ts'
import { useLive } from '../../parts/Live.tsx'

export function Notice() {
  const t = useText()
  const notice = useLive()('ticker_notice')
  return (
    <aside aria-label={t('site.ticker.notice')} data-optional={notice} className="border-b border-line bg-surface-1">
      <p className="wrap py-2 text-14 wrap-anywhere">{notice}</p>
    </aside>
  )
}
