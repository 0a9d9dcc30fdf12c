/** Candles, overlays and marks on a canvas. This file and the library load when the chart is first shown. */
import type { IChartApi } from 'lightweight-charts'
import { useEffect } from 'react'
import type { Colours } from '#web/shared/chart/colours.ts'
import { useChart } from '#web/shared/chart/use-chart.ts'
import type { Candle } from './candles.ts'
import { drawBody } from './draw-body.ts'
import { drawMarks } from './draw-marks.ts'
import { drawOverlays } from './draw-overlays.ts'
import type { Mark } from './marks.ts'
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
  const marks = drawMarks(body.series, colours)
  return {
    body,
    overlays,
    marks,
    listen: (onPoint: (seconds: number | null) => void) => {
      const onMove = ({ time }: { time?: unknown }) => onPoint(typeof time === 'number' ? time : null)
      chart.subscribeCrosshairMove(onMove)
      return () => chart.unsubscribeCrosshairMove(onMove)
    },
    recolour: (now: Colours) => {
      for (const part of [body, overlays, marks]) part.recolour(now)
    },
  }
}
