/** The bots' fills at their candles: an arrow up beneath for a purchase, an arrow down above for a sale. */
import { createSeriesMarkers, type ISeriesApi, type SeriesMarker, type Time, type UTCTimestamp } from 'lightweight-charts'
import type { Colours } from '#web/shared/chart/colours.ts'
import { secondsOf } from '#web/shared/chart/series.ts'
import { type Candle, candleOf, goesOn, type Mark } from './candles.ts'

export function drawMarks(series: ISeriesApi<'Candlestick'>, first: Colours) {
  let colours = first
  let shown: SeriesMarker<Time>[] = []
  let drawn_for: { readonly candles: readonly Candle[]; readonly marks: readonly Mark[] } = { candles: [], marks: [] }
  const drawn = createSeriesMarkers(series, [])
  const colour = (side: 'buy' | 'sell') => (side === 'buy' ? colours.chart_2 : colours.chart_3)
  return {
    show: (candles: readonly Candle[], marks: readonly Mark[]) => {
      const same = marks === drawn_for.marks && candles.length === drawn_for.candles.length && goesOn(drawn_for.candles, candles)
      drawn_for = { candles, marks }
      if (same) return
      shown = marks.flatMap(({ id, at, side, text }) => {
        const candle = candleOf(candles, at)
        if (!candle) return []
        const place =
          side === 'buy' ? ({ position: 'belowBar', shape: 'arrowUp' } as const) : ({ position: 'aboveBar', shape: 'arrowDown' } as const)
        return [{ id: `${side} ${id}`, time: secondsOf(candle.at) as UTCTimestamp, color: colour(side), text, ...place }]
      })
      drawn.setMarkers(shown)
    },
    recolour: (now: Colours) => {
      colours = now
      shown = shown.map((mark) => ({ ...mark, color: colour(mark.id?.startsWith('buy') ? 'buy' : 'sell') }))
      drawn.setMarkers(shown)
    },
  }
}
