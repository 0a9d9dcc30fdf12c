/**
 * A chart in an element: created once with the page's colours and font, resized and removed with the element. It doesn't capture the page's
 * wheel and touch; no kinetic scrolling with reduced motion. Times are UTC.
 */
import { type ChartOptions, ColorType, CrosshairMode, createChart, type DeepPartial, type IChartApi } from 'lightweight-charts'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { localeOf } from '#kernel/format/locale'
import { languageNow } from '#web/shared/locale/language.ts'
import { type Colours, onMode, readColours } from './colours.ts'

export type Drawing = {
  /** Called when the colour mode changes. */
  recolour(colours: Colours): void
}

const FONT_SIZE = 12
const MAX_LINES = 4
/** The library's own. */
const DENSITY = 2.5

/** `draw` is called once; its result is null until then. */
export function useChart<D extends Drawing>(
  draw: (chart: IChartApi, colours: Colours) => D,
): { readonly box: RefObject<HTMLDivElement | null>; readonly drawing: D | null } {
  const box = useRef<HTMLDivElement>(null)
  const [drawing, setDrawing] = useState<D | null>(null)
  const first = useRef(draw)
  // In a layout effect, so that the library never paints an empty or wrongly sized chart.
  useLayoutEffect(() => {
    if (!box.current) return
    const colours = readColours()
    const { clientWidth: width, clientHeight: height } = box.current
    const chart = createChart(box.current, { ...manners(), width, height })
    chart.applyOptions(look(colours))
    const drawing_now = first.current(chart, colours)
    chart.priceScale('right', 0).applyOptions({ tickMarkDensity: densityFor(chart.panes()[0]?.getHeight() ?? height) })
    setDrawing(drawing_now)
    const stop = onMode(() => {
      const now = readColours()
      chart.applyOptions(look(now))
      drawing_now.recolour(now)
    })
    return () => {
      stop()
      setDrawing(null)
      chart.remove()
    }
  }, [])
  return { box, drawing }
}

/** The distance between two gridlines, in font heights, so that a pane has at most four. */
function densityFor(height: number): number {
  return Math.max(DENSITY, height / (MAX_LINES * FONT_SIZE))
}

function look(colours: Colours): DeepPartial<ChartOptions> {
  const crosshair = { color: colours.line, labelBackgroundColor: colours.surface }
  return {
    layout: {
      background: { type: ColorType.Solid, color: 'transparent' },
      textColor: colours.axis,
      fontFamily: getComputedStyle(document.body).fontFamily,
      fontSize: FONT_SIZE,
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.grid } },
    crosshair: { mode: CrosshairMode.Normal, vertLine: crosshair, horzLine: crosshair },
    rightPriceScale: { borderVisible: false },
    timeScale: { borderColor: colours.grid },
  }
}

function manners(): DeepPartial<ChartOptions> {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  return {
    // Set at once, or its link would be inside the chart until the next frame.
    layout: { attributionLogo: false },
    autoSize: true,
    localization: { locale: localeOf(languageNow()) },
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !reducedMotion, mouse: false },
    timeScale: { timeVisible: true, secondsVisible: false },
  }
}
