/** Hourly candles, and the range as a fan from the price at the forecast to both ends at the end of the day. */
import { HOUR_MS } from '#kernel/duration'
import { priceText } from '#web/entities/market/index.ts'
import { axisPrice, useWidth } from '#web/shared/chart/index.ts'
import { Band, Candle, Curve, Mark, Rule } from '#web/shared/chart/plot/marks.tsx'
import { Plot, PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import { alongOf, type Line, rangeOf } from '#web/shared/chart/plot/scale.ts'
import { dateText, shortDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { DayForecast, Candle as Hour } from '../forecast-query.ts'

/** Before it is measured. */
const USUAL_WIDTH = 640
const END_TEXT = 'num -translate-x-full pe-2 font-medium text-text'
/** Nearer to the edge a label would leave the drawing. */
const FEW = 0.15

type FanProps = { readonly symbol: string; readonly forecast: DayForecast; readonly hours: readonly Hour[] }

export function Fan({ symbol, forecast, hours }: FanProps) {
  const t = useText()
  const { box, width } = useWidth<HTMLDivElement>()
  const view = windowOf(forecast.day, width ?? USUAL_WIDTH, hours[0]?.at)
  const shown = hours.filter(({ at }) => at >= view.from && at < view.to)
  const base = Number(forecast.base_price)
  const ends = [forecast.low_price, forecast.high_price].filter((price) => price !== null).map(Number)
  const range = rangeOf([...shown.flatMap(({ high, low }) => [high, low]), base, ...ends], [])
  const start = alongOf(view.start, view.from, view.to)
  const label = t('forecasts.fan.label', {
    pair: `${symbol}/USD`,
    day: dateText(forecast.day),
    base: priceText(forecast.base_price),
    low: priceText(forecast.low_price),
    high: priceText(forecast.high_price),
  })
  const day = (at: number) => shortDayText(new Date(at))
  return (
    <div ref={box}>
      <Plot
        label={label}
        range={range}
        span={view}
        format={axisPrice}
        height="h-64 md:h-80"
        room="end-18"
        ticks={[
          { along: start < FEW ? 0 : start, text: `${day(view.start)}, 00:00` },
          { along: 1, text: '24:00 UTC' },
        ]}
        over={<Ends forecast={forecast} at={view.to} />}
      >
        <Rule at={view.start} className="stroke-line-control" strokeDasharray="3 3" />
        <Wedge base={{ at: view.start, value: base }} forecast={forecast} to={view.to} />
        {shown.map((candle) => (
          <Candle key={candle.at} candle={candle} from={candle.at} to={candle.at + HOUR_MS} />
        ))}
      </Plot>
    </div>
  )
}

type WedgeProps = { readonly base: Line[number]; readonly forecast: DayForecast; readonly to: number }

/** Nothing is drawn on an unbounded side. */
function Wedge({ base, forecast: { low_price, high_price }, to }: WedgeProps) {
  const [low, high] = [low_price, high_price].map((price) => (price === null ? null : { at: to, value: Number(price) }))
  return (
    <>
      {low && high && <Band high={[base, high]} low={[base, low]} className="fill-chart-1 opacity-20" />}
      {[low, high].map((end) => end && <Curve key={end.value} line={[base, end]} strokeWidth={1.5} strokeDasharray="4 3" />)}
      {low && high && <Curve line={[low, high]} strokeWidth={4} />}
    </>
  )
}

/** The prices of both ends, beside the fan. */
function Ends({ forecast: { low_price, high_price }, at }: { forecast: DayForecast; at: number }) {
  return [high_price, low_price].map(
    (price, n) =>
      price !== null && (
        <Mark key={price} at={at} value={Number(price)} className={n === 0 ? `${END_TEXT} -translate-y-full` : END_TEXT}>
          {priceText(price)}
        </Mark>
      ),
  )
}

const marks = [
  ['range', 'h-3 w-4 border border-dashed border-chart-1 bg-accent-wash'],
  ['up', 'h-3 w-2 border border-gain bg-surface-1'],
  ['down', 'h-3 w-2 bg-loss'],
] as const

export function FanKey() {
  const t = useText()
  return <PlotKey marks={marks.map(([key, look]) => ({ label: t(`forecasts.fan.key_${key}`), look }))} />
}

/** The hours that the fan shows: some before the day, and the day itself. */
const DAY_HOURS = 24

export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

export function endOfDay(day: string): Date {
  return new Date(startOfDay(day).getTime() + DAY_HOURS * HOUR_MS)
}

export type Window = { readonly from: number; readonly start: number; readonly to: number; readonly hours: number }

/** A candle needs so many pixels. */
const PITCH = 8
const MAX_HOURS = 48
const MIN_HOURS = 12
/** Of the prices at the axis. */
const MARGIN = 60

/** Fewer hours before the day on narrow screens, since the day keeps its 24, and none before the first price. */
export function windowOf(day: string, width: number, first_price: number | undefined): Window {
  const start = startOfDay(day).getTime()
  const known_hours = first_price === undefined ? 0 : Math.ceil((start - first_price) / HOUR_MS)
  const room = Math.min(MAX_HOURS, Math.max(MIN_HOURS, Math.floor((width - MARGIN) / PITCH) - DAY_HOURS))
  const before = Math.max(1, Math.min(room, known_hours))
  return { from: start - before * HOUR_MS, start, to: endOfDay(day).getTime(), hours: before + DAY_HOURS }
}
