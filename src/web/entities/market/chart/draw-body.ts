/** The candles: hollow for a rise, filled for a fall, so that colour isn't the only sign. */
import { CandlestickSeries, type IChartApi, type UTCTimestamp } from 'lightweight-charts'
import type { Colours } from '#web/shared/chart/colours.ts'
import { secondsOf } from '#web/shared/chart/series.ts'
import { priceText } from '../prices/price-text.ts'
import { type Candle, goesOn } from './candles.ts'

/** Shows as many of the newest candles as fit at this width; dragging shows older ones. */
const CANDLE_PX = 8
/** Room for mark labels. */
const AFTER = 4
const DECIMALS = 12
/** More decimals than a price has; floating-point errors are beyond them. */
const DIGITS = 11

export function drawBody(chart: IChartApi, colours: Colours) {
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
