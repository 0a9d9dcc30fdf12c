/** Indicators as lines, each in its pane; empty panes are removed. */
import { type IChartApi, type ISeriesApi, LineSeries, LineStyle, type UTCTimestamp } from 'lightweight-charts'
import { type Colours, colourOf } from '#web/shared/chart/colours.ts'
import { secondsOf } from '#web/shared/chart/series.ts'
import type { Candle } from './candles.ts'
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
