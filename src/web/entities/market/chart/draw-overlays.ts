/** Draws overlays and marks of trades over candles. */
import {
  createSeriesMarkers,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type SeriesMarker,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { type Colours, colourOf } from '#web/shared/chart/colours.ts'
import { secondsOf } from '#web/shared/chart/series.ts'
import { type Candle, candleOf, goesOn, type Mark } from './candles.ts'
import type { Overlay } from './overlays.ts'

type Line = { readonly series: ISeriesApi<'Line'>; readonly overlay: Overlay }

export function drawOverlays(chart: IChartApi, first: Colours) {
  let colours = first
  const lines = new Map<string, Line>()
  const look = ({ colour, dashed }: Overlay) => ({
    color: colourOf(colours, colour),
    lineStyle: dashed ? LineStyle.Dashed : LineStyle.Solid,
  })
  const add = (overlay: Overlay): Line => {
    const quiet = { lineWidth: 1 as const, priceLineVisible: false, lastValueVisible: overlay.pane === 1, crosshairMarkerVisible: false }
    const series = chart.addSeries(LineSeries, { ...quiet, ...look(overlay) }, overlay.pane)
    if (overlay.pane === 1) guide(series, colours)
    const line = { series, overlay }
    lines.set(overlay.key, line)
    return line
  }
  return {
    show: (candles: readonly Candle[], overlays: readonly Overlay[]) => {
      for (const [key, { series }] of lines)
        if (!overlays.some((overlay) => overlay.key === key)) {
          chart.removeSeries(series)
          lines.delete(key)
        }
      for (const overlay of overlays) (lines.get(overlay.key) ?? add(overlay)).series.setData(pointsOf(candles, overlay))
      chart.panes()[1]?.setStretchFactor(0.3)
    },
    recolour: (now: Colours) => {
      colours = now
      for (const { series, overlay } of lines.values()) series.applyOptions(look(overlay))
    },
  }
}

/** The usual thresholds of the strength index. */
function guide(series: ISeriesApi<'Line'>, { line }: Colours): void {
  for (const price of [30, 70])
    series.createPriceLine({ price, color: line, lineWidth: 1, lineStyle: LineStyle.Dotted, axisLabelVisible: false, title: '' })
}

function pointsOf(candles: readonly Candle[], { values }: Overlay) {
  return candles.flatMap(({ at }, n) => {
    const value = values[n]
    return value === null || value === undefined ? [] : [{ time: secondsOf(at) as UTCTimestamp, value }]
  })
}

/** The bots' fills at their candles: an arrow up beneath for a purchase, an arrow down above for a sale. */
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
