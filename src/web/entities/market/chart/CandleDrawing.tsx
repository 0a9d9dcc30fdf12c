/** Candles, overlays and marks on a canvas. This file and the library load when the chart is first shown. */
import { CandlestickSeries, type IChartApi, type UTCTimestamp } from 'lightweight-charts'
import { useEffect } from 'react'
import type { Colours } from '#web/shared/chart/colours.ts'
import { secondsOf } from '#web/shared/chart/series.ts'
import { useChart } from '#web/shared/chart/use-chart.ts'
import { priceText } from '../prices/price-text.ts'
import { type Candle, goesOn, type Mark } from './candles.ts'
import { drawMarks, drawOverlays } from './draw-overlays.ts'
import type { Overlay } from './overlays.ts'

export type CandleDrawingProps = {
  readonly candles: readonly Candle[]
  readonly overlays: readonly Overlay[]
  readonly marks: readonly Mark[]
  readonly label: string
  /** The series' identity: a new one resets the visible range. */
  readonly subject: string
  /** Start of the candle under the pointer, in seconds; null if there is none. */
  readonly onPoint: (seconds: number | null) => void
}

export function CandleDrawing({ candles, overlays, marks, label, subject, onPoint }: CandleDrawingProps) {
  const { box, drawing } = useChart(draw)
  useEffect(() => drawing?.body.show(candles, subject), [drawing, candles, subject])
  useEffect(() => drawing?.overlays.show(candles, overlays), [drawing, candles, overlays])
  useEffect(() => drawing?.marks.show(candles, marks), [drawing, candles, marks])
  useEffect(() => drawing?.listen(onPoint), [drawing, onPoint])
  return <div ref={box} role="img" aria-label={label} className="size-full" />
}

function draw(chart: IChartApi, colours: Colours) {
  const body = drawBody(chart, colours)
  const overlays = drawOverlays(chart, colours)
  const marks = drawMarks(chart, body.series, colours)
  return {
    body,
    overlays,
    marks,
    listen: (onPoint: (seconds: number | null) => void) => {
      const onMove = ({ time }: { time?: unknown }) => onPoint(typeof time === 'number' ? time : null)
      chart.subscribeCrosshairMove(onMove)
      // A tap moves no crosshair.
      chart.subscribeClick(onMove)
      return () => {
        chart.unsubscribeCrosshairMove(onMove)
        chart.unsubscribeClick(onMove)
      }
    },
    recolour: (now: Colours) => {
      for (const part of [body, overlays, marks]) part.recolour(now)
    },
  }
}

/** Shows as many of the newest candles as fit at this width; dragging shows older ones. */
const CANDLE_PX = 8
/** Free candles after the last. */
const AFTER = 4
const DECIMALS = 12
/** More decimals than a price has; floating-point errors are beyond them. */
const DIGITS = 11

function drawBody(chart: IChartApi, colours: Colours) {
  const series = chart.addSeries(CandlestickSeries, look(colours))
  let shown = ''
  let drawn: readonly Candle[] = []
  return {
    series,
    show: (candles: readonly Candle[], subject: string) => {
      const last = candles.at(-1)
      if (last && subject === shown && goesOn(drawn, candles)) series.update(barOf(last))
      else {
        series.applyOptions({ priceFormat: formatOf(last) })
        series.setData(candles.map(barOf))
      }
      drawn = candles
      if (subject === shown || candles.length === 0) return
      shown = subject
      const in_view = Math.max(20, Math.round(chart.timeScale().width() / CANDLE_PX))
      chart.timeScale().setVisibleLogicalRange({ from: candles.length - in_view, to: candles.length + AFTER })
    },
    recolour: (now: Colours) => series.applyOptions(look(now)),
  }
}

function barOf({ at, open, high, low, close }: Candle) {
  return { time: secondsOf(at) as UTCTimestamp, open: Number(open), high: Number(high), low: Number(low), close: Number(close) }
}

/** The smallest step of the price axis: about a millionth of the price. */
function formatOf(last: Candle | undefined) {
  const digits = last ? Math.floor(Math.log10(Number(last.close))) : 0
  return {
    type: 'custom' as const,
    minMove: 10 ** Math.min(-2, digits - 4),
    formatter: (value: number) => priceText(plain(value)),
  }
}

/** A number as its original decimal text. */
function plain(value: number): string {
  return value >= 1 ? value.toPrecision(DIGITS) : Math.max(0, value).toFixed(DECIMALS)
}

function look(colours: Colours) {
  return {
    upColor: 'transparent',
    downColor: colours.loss,
    borderUpColor: colours.gain,
    borderDownColor: colours.loss,
    wickUpColor: colours.gain,
    wickDownColor: colours.loss,
    priceLineColor: colours.line,
  }
}
