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

/** Where dots are in the lane, from -1 to 2. */
const HEIGHT = { buy: 1, sell: 0 } as const
/** The part of the pane that the lane takes. */
const LANE = 0.1
const MARGIN = 0.1

/**
 * The bots' fills as dots in a lane under the candles, one a candle and side: purchases above, sales below. What they are is said for the
 * candle under the pointer.
 */
export function drawMarks(chart: IChartApi, series: ISeriesApi<'Candlestick'>, first: Colours) {
  let colours = first
  const lane = chart.addSeries(LineSeries, {
    priceScaleId: 'fills',
    lineVisible: false,
    priceLineVisible: false,
    lastValueVisible: false,
    crosshairMarkerVisible: false,
    autoscaleInfoProvider: () => ({ priceRange: { minValue: -1, maxValue: 2 } }),
  })
  lane.priceScale().applyOptions({ scaleMargins: { top: 1 - LANE, bottom: 0 } })
  let shown: SeriesMarker<Time>[] = []
  let drawn_for: { readonly candles: readonly Candle[]; readonly marks: readonly Mark[] } = { candles: [], marks: [] }
  const drawn = createSeriesMarkers(lane, [])
  const colour = (side: 'buy' | 'sell') => (side === 'buy' ? colours.chart_2 : colours.chart_3)
  return {
    show: (candles: readonly Candle[], marks: readonly Mark[]) => {
      const same = marks === drawn_for.marks && candles.length === drawn_for.candles.length && goesOn(drawn_for.candles, candles)
      drawn_for = { candles, marks }
      if (same) return
      shown = dotsOf(candles, marks).map(({ time, side }) => ({
        id: `${side} ${time}`,
        time,
        color: colour(side),
        shape: 'circle',
        position: 'atPriceMiddle',
        price: HEIGHT[side],
        size: 0.5,
      }))
      series.priceScale().applyOptions({ scaleMargins: { top: MARGIN, bottom: marks.length > 0 ? LANE + 0.04 : MARGIN } })
      lane.setData([...new Set(shown.map(({ time }) => time))].map((time) => ({ time, value: HEIGHT.buy })))
      drawn.setMarkers(shown)
    },
    recolour: (now: Colours) => {
      colours = now
      shown = shown.map((mark) => ({ ...mark, color: colour(mark.id?.startsWith('buy') ? 'buy' : 'sell') }))
      drawn.setMarkers(shown)
    },
  }
}

/** One a candle and side, in the order of time. */
function dotsOf(candles: readonly Candle[], marks: readonly Mark[]): { readonly time: UTCTimestamp; readonly side: Mark['side'] }[] {
  const dots = new Map<string, { readonly time: UTCTimestamp; readonly side: Mark['side'] }>()
  for (const { at, side } of marks) {
    const candle = candleOf(candles, at)
    if (candle) dots.set(`${side} ${candle.at}`, { time: secondsOf(candle.at) as UTCTimestamp, side })
  }
  return [...dots.values()].sort((one, other) => one.time - other.time)
}
