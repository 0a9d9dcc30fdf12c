/** Why a bot last traded: its newest fills, each with the reason from the record of its decision. */
import type { ReactNode } from 'react'
import type { WireData } from '#contract/routes'
import { fillTime, sideText, tradeLabel, useBotTrades, whyText } from '#web/entities/bot/index.ts'
import { Card, Link, Money } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import { Go } from '#web/shared/screen/page-context.tsx'

const MAX_REASONS = 3

export function Reasons({ version }: { version: string }) {
  const t = useText()
  const trades = useBotTrades(version, undefined).data?.data.slice(0, MAX_REASONS) ?? []
  if (trades.length === 0) return null
  return (
    <Card title={t('bots.why')}>
      <ReasonList
        trades={trades}
        nameOf={(trade) => (
          <Link render={<Go to={`/trades/${trade._id}`} />} aria-label={tradeLabel(t, trade)}>
            {sideText(t, trade)} {trade.pair}
          </Link>
        )}
      />
    </Card>
  )
}

type Trade = WireData<'listTrades'>[number]

export function ReasonList({ trades, nameOf }: { trades: readonly Trade[]; nameOf: (trade: Trade) => ReactNode }) {
  return (
    <ul className="grid gap-3">
      {trades.map((trade) => (
        <li key={trade._id} className="grid gap-0.5 border-t border-line pt-3 first:border-t-0 first:pt-0">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {nameOf(trade)}
            <span className="num text-14 text-text-2">
              <Money value={trade.amount} /> · {fillTime(trade.at)}
            </span>
          </span>
          <p className="max-w-[72ch]">{whyText(trade)}</p>
        </li>
      ))}
    </ul>
  )
}
