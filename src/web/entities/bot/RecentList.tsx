/** The last nine fills, newest first: on two lines where it is narrow, on one where there is room. A row opens its fill. */

import { EmptyState, linkStyle, Money, moneyText } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'
import { botText } from './bot-name.ts'
import type { Trade } from './bot-query.ts'
import { FillResult } from './FillResult.tsx'
import { SourceTag } from './SourceTag.tsx'
import { fillTime, isQuiet, sideText, tradeLabel } from './trade-words.ts'

export function RecentList({ trades }: { trades: readonly Trade[] }) {
  const t = useText()
  const [newest] = trades
  if (!newest) return <EmptyState title={t('bots.trades.none')}>{t('bots.trades.none_help')}</EmptyState>
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-14 text-text-2">
        <SourceTag source={newest.source} />
        {isQuiet(newest) && <span className="num">{t('bots.trades.quiet', { time: fillTime(newest.at) })}</span>}
      </p>
      <ul aria-label={t('bots.trades.recent')}>
        {trades.map((trade) => (
          <TradeRow key={trade._id} trade={trade} />
        ))}
      </ul>
    </div>
  )
}

function TradeRow({ trade }: { trade: Trade }) {
  const t = useText()
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line py-2.5 first:border-t-0 hover:bg-surface-2 sm:grid-cols-[minmax(0,1fr)_6rem_5rem_5rem_6.5rem] sm:items-center">
      <span className="flex flex-wrap items-baseline gap-x-2">
        <Go
          to={`/trades/${trade._id}`}
          aria-label={tradeLabel(t, trade)}
          className={`${linkStyle} after:absolute after:inset-0 after:content-['']`}
        >
          {sideText(t, trade)} {trade.pair}
        </Go>
        <span className="hidden text-14 text-text-2 sm:inline">{botText(t, trade.bot)}</span>
      </span>
      <Money value={trade.amount} className="text-end" />
      <span className="num text-14 text-text-2 sm:order-last sm:text-end">
        {fillTime(trade.at)}
        <span className="sm:hidden"> · {t('bots.trades.fee', { fee: moneyText(trade.fee) })}</span>
      </span>
      <span className="hidden sm:contents">
        <span className="num text-end text-14 text-text-2">{t('bots.trades.fee', { fee: moneyText(trade.fee) })}</span>
      </span>
      <span className="text-end">
        <FillResult trade={trade} />
      </span>
    </li>
  )
}
