/** Hourly candles, and the range as a fan from the price at the forecast to both ends at the end of the day. */
import { HOUR_MS } from '#kernel/duration'
import { priceText } from '#web/entities/market/index.ts'
import { join } from '#web/kit/index.ts'
import { useWidth } from '#web/shared/chart/index.ts'
import { axisPrice } from '#web/shared/chart/plot/axis-price.ts'
import { CandleBody } from '#web/shared/chart/plot/CandleBody.tsx'
import { DrawingKey } from '#web/shared/chart/plot/DrawingKey.tsx'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { alongOf, type Range, rangeOf, shareOf } from '#web/shared/chart/plot/scale.ts'
import { dayTickText, utcDayText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import type { Candle, DayForecast } from '../forecast-query.ts'
import { windowOf } from './window.ts'

const VIEW_SIZE = 1000
/** Before it is measured. */
const USUAL_WIDTH = 640
/** Nearer to the edge a label would leave the drawing. */
const FEW = 0.15

type FanProps = { readonly symbol: string; readonly forecast: DayForecast; readonly hours: readonly Candle[] }

export function Fan({ symbol, forecast, hours }: FanProps) {
  const t = useText()
  const { box, width } = useWidth<HTMLDivElement>()
  const view = windowOf(forecast.day, width ?? USUAL_WIDTH, hours[0]?.at)
  const shown = hours.filter(({ at }) => at >= view.from && at < view.to)
  const base = Number(forecast.base_price)
  const ends = [forecast.low_price, forecast.high_price].filter((price) => price !== null).map(Number)
  const range = rangeOf([...shown.flatMap(({ high, low }) => [high, low]), base, ...ends], [])
  const x = (at: number) => alongOf(at, view.from, view.to)
  const label = t('forecasts.fan.label', {
    pair: `${symbol}/USD`,
    day: utcDayText(forecast.day),
    base: priceText(forecast.base_price),
    low: priceText(forecast.low_price),
    high: priceText(forecast.high_price),
  })
  const day = (at: number) => dayTickText(new Date(at).toISOString().slice(0, 10))
  return (
    <div ref={box}>
      <PlotFrame
        label={label}
        range={range}
        format={axisPrice}
        height="h-64 md:h-80"
        room="end-18"
        ticks={[
          { along: x(view.start) < FEW ? 0 : x(view.start), text: `${day(view.start)}, 00:00` },
          { along: 1, text: '24:00 UTC' },
        ]}
        over={<Ends forecast={forecast} range={range} />}
      >
        <line
          x1={x(view.start) * VIEW_SIZE}
          x2={x(view.start) * VIEW_SIZE}
          y1={0}
          y2={VIEW_SIZE}
          className="stroke-line-control"
          strokeWidth={1}
          strokeDasharray="3 3"
          vectorEffect="non-scaling-stroke"
        />
        <Wedge start={x(view.start)} base={base} forecast={forecast} range={range} />
        {shown.map((candle) => (
          <CandleBody
            key={candle.at}
            candle={candle}
            start={x(candle.at) * VIEW_SIZE}
            width={(x(candle.at + HOUR_MS) - x(candle.at)) * VIEW_SIZE}
            range={range}
          />
        ))}
      </PlotFrame>
    </div>
  )
}

type WedgeProps = { readonly start: number; readonly base: number; readonly forecast: DayForecast; readonly range: Range }

/** Nothing is drawn on an unbounded side. */
function Wedge({ start, base, forecast: { low_price, high_price }, range }: WedgeProps) {
  const y = (price: number) => Math.round((1 - shareOf(price, range)) * VIEW_SIZE * 10) / 10
  const from = `${Math.round(start * VIEW_SIZE * 10) / 10} ${y(base)}`
  const [low, high] = [low_price, high_price].map((price) => (price === null ? null : y(Number(price))))
  return (
    <>
      {low != null && high != null && <path d={`M${from}L${VIEW_SIZE} ${high}L${VIEW_SIZE} ${low}Z`} className="fill-chart-1 opacity-20" />}
      {[low, high].map(
        (end) =>
          end != null && (
            <path
              key={end}
              d={`M${from}L${VIEW_SIZE} ${end}`}
              className="fill-none stroke-chart-1"
              strokeWidth={1.5}
              strokeDasharray="4 3"
              vectorEffect="non-scaling-stroke"
            />
          ),
      )}
      {low != null && high != null && (
        <line
          x1={VIEW_SIZE}
          x2={VIEW_SIZE}
          y1={low}
          y2={high}
          className="stroke-chart-1"
          strokeWidth={4}
          vectorEffect="non-scaling-stroke"
        />
      )}
    </>
  )
}

/** The prices of both ends, beside the fan. */
function Ends({ forecast: { low_price, high_price }, range }: { forecast: DayForecast; range: Range }) {
  return [high_price, low_price].map(
    (price, n) =>
      price !== null && (
        <span
          key={price}
          style={{ top: `${(1 - shareOf(Number(price), range)) * 100}%` }}
          className={join('num absolute end-2 font-medium text-text', n === 0 ? '-translate-y-full' : '')}
        >
          {priceText(price)}
        </span>
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
  return <DrawingKey marks={marks.map(([key, look]) => ({ label: t(`forecasts.fan.key_${key}`), look }))} />
}
