/** The values under the pointer, or of the last candle: open, high, low, close and each indicator. */

import { join } from '#web/kit/index.ts'
import { secondsOf } from '#web/shared/chart/series.ts'
import { momentText } from '#web/shared/locale/dates.ts'
import { listText } from '#web/shared/locale/duration-text.ts'
import { useText } from '#web/shared/locale/text.ts'
import { priceText } from '../prices/price-text.ts'
import { type Candle, candleOf, type Mark } from './candles.ts'
import { type Overlay, overlayText } from './overlays.ts'

export type CandleLegendProps = {
  readonly candles: readonly Candle[]
  readonly overlays: readonly Overlay[]
  /** Null: fills are not shown. */
  readonly marks: readonly Mark[] | null
  readonly at: number | null
}

const SIDES = ['open', 'high', 'low', 'close'] as const

export function CandleLegend({ candles, overlays, marks, at }: CandleLegendProps) {
  const t = useText()
  const pointed = at === null ? -1 : candles.findIndex((candle) => secondsOf(candle.at) === at)
  const place = pointed < 0 ? candles.length - 1 : pointed
  const candle = candles[place]
  if (!candle) return null
  return (
    <div className="flex min-h-17 flex-wrap content-start gap-x-4 gap-y-1 text-14 md:min-h-5 text-text-2">
      <span className="num">{momentText(candle.at)}</span>
      {SIDES.map((side) => (
        <span key={side}>
          {t(`market.chart.${side}`)}{' '}
          <span translate="no" className="num text-text">
            {priceText(candle[side])}
          </span>
        </span>
      ))}
      {overlays.map((overlay) => (
        <span key={overlay.key} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            style={{ borderColor: `var(--chart-${overlay.colour})` }}
            className={join('w-4 border-t-2', overlay.dashed && 'border-dashed')}
          />
          {t(`market.chart.lines.${overlay.key}`)}{' '}
          <span translate="no" className="num text-text">
            {overlayText(overlay, place)}
          </span>
        </span>
      ))}
      {marks && <Fills texts={marks.filter((mark) => candleOf(candles, mark.at) === candle).map(({ text }) => text)} />}
    </div>
  )
}

const DOT = 'inline-block size-2 rounded-full me-1.5'

/** What the dots mean, and the fills of the candle under the pointer. */
function Fills({ texts }: { texts: readonly string[] }) {
  const t = useText()
  return (
    <span className="flex basis-full flex-wrap gap-x-4">
      <span>
        <span aria-hidden="true" className={`${DOT} bg-chart-2`} />
        {t('market.chart.bought')}
      </span>
      <span>
        <span aria-hidden="true" className={`${DOT} bg-chart-3`} />
        {t('market.chart.sold')}
      </span>
      <span className="text-text">{texts.length > 0 ? listText([...new Set(texts)]) : t('market.chart.fills_help')}</span>
    </span>
  )
}
