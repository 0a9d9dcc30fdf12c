/** The lines, on a canvas. This file and the library load when a chart is first shown. */
import { type IChartApi, type ISeriesApi, LineSeries, LineStyle, LineType, type Time, type UTCTimestamp } from 'lightweight-charts'
import { useEffect } from 'react'
import { type Colours, colourOf } from './colours.ts'
import { type Series, secondsOf } from './series.ts'
import { type Drawing, useChart } from './use-chart.ts'

export type LineDrawingProps = {
  readonly series: readonly Series[]
  /** The picture's accessible name. */
  readonly label: string
  /** Formats a value's decimal text. */
  readonly format: (value: string) => string
  /** Formats a value of the axis, if shorter. */
  readonly axis?: ((value: number) => string) | undefined
  /** The decimal places that the axis passes to `format`. */
  readonly places: number
  /** The instant under the pointer, or null. */
  readonly onPoint: (seconds: number | null) => void
}

export function LineDrawing({ series, label, format, axis, places, onPoint }: LineDrawingProps) {
  const { box, drawing } = useChart(drawLines)
  useEffect(() => {
    const text = (value: number) => format(value.toFixed(places))
    drawing?.format(text, axis ?? text)
  }, [drawing, format, axis, places])
  useEffect(() => drawing?.show(series), [drawing, series])
  useEffect(() => drawing?.listen(onPoint), [drawing, onPoint])
  return <div ref={box} role="img" aria-label={label} className="size-full" />
}

type Lines = Drawing & {
  show(series: readonly Series[]): void
  format(text: (value: number) => string, axis: (value: number) => string): void
  listen(onPoint: (seconds: number | null) => void): () => void
}

function drawLines(chart: IChartApi, first: Colours): Lines {
  let colours = first
  const drawn = new Map<string, { readonly line: ISeriesApi<'Line'>; series: Series }>()
  const paint = ({ line, series }: { line: ISeriesApi<'Line'>; series: Series }) =>
    line.applyOptions({
      color: colourOf(colours, series.colour),
      lineWidth: 2,
      lineType: series.steps ? LineType.WithSteps : LineType.Simple,
      lineStyle: series.dashed ? LineStyle.Dashed : LineStyle.Solid,
      priceLineVisible: false,
      lastValueVisible: false,
    })
  return {
    show: (all) => {
      for (const [key, { line }] of drawn)
        if (!all.some((series) => series.key === key)) {
          chart.removeSeries(line)
          drawn.delete(key)
        }
      const fresh = all.filter(({ key }) => !drawn.has(key)).length > 0
      for (const series of all) {
        const entry = drawn.get(series.key) ?? { line: chart.addSeries(LineSeries), series }
        entry.series = series
        drawn.set(series.key, entry)
        paint(entry)
        entry.line.setData(pointsOf(series))
      }
      if (fresh) chart.timeScale().fitContent()
    },
    format: (text, axis) =>
      chart.applyOptions({
        localization: { priceFormatter: text, tickmarksPriceFormatter: (values: readonly number[]) => values.map(axis) },
      }),
    listen: (onPoint) => {
      const onMove = ({ time }: { time?: Time }) => onPoint(typeof time === 'number' ? time : null)
      chart.subscribeCrosshairMove(onMove)
      return () => chart.unsubscribeCrosshairMove(onMove)
    },
    recolour: (now) => {
      colours = now
      for (const entry of drawn.values()) paint(entry)
    },
  }
}

/** One point a second, the last one; the library rejects duplicates. */
function pointsOf({ points }: Series): { time: UTCTimestamp; value: number }[] {
  const at = new Map(points.map((point) => [secondsOf(point.at), Number(point.value)]))
  return [...at].map(([time, value]) => ({ time: time as UTCTimestamp, value }))
}
