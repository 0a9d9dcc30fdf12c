/** A fill's result: percent of the cost, with its sign, for one that reduces a position; "open" for one that opens one. */

import { Percent } from '#web/kit/index.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Trade } from './bot-query.ts'

export function FillResult({ trade }: { trade: Trade }) {
  const t = useText()
  if (trade.opens || trade.profit_percent === null) {
    return (
      <span className="text-text-2" title={t('bots.trades.open_help')}>
        {t('bots.trades.open')}
      </span>
    )
  }
  return <Percent value={trade.profit_percent.toFixed(2)} tone="result" />
}
