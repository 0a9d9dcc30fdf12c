/** Hourly candles around the replay's hour. Gain is hollow and loss is filled; a fill is a triangle, hollow where it reduces a position. */
import { coinOf } from '#web/entities/bot/index.ts'
import { join } from '#web/kit/index.ts'
import { axisPrice, useWidth } from '#web/shared/chart/index.ts'
import { Candle, Mark, Rule } from '#web/shared/chart/plot/marks.tsx'
import { dayTicks, Plot } from '#web/shared/chart/plot/Plot.tsx'
import { rangeOf } from '#web/shared/chart/plot/scale.ts'
import { briefText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { dealText, type Candle as Hour, type PlacedFill } from './replay-query.ts'

/** One candle needs so many pixels. */
const PITCH = 10
const MIN_CANDLES = 24
const MAX_CANDLES = 96
/** The place of the replay's hour in the window. */
const STAND = 0.66

type CandlesProps = {
  readonly pair: string
  readonly candles: readonly Hour[]
  readonly fills: readonly PlacedFill[]
  readonly at: number
}

export function Candles({ pair, candles, fills, at }: CandlesProps) {
  const t = useText()
  const { box, width } = useWidth<HTMLDivElement>()
  const count = Math.min(candles.length, Math.max(MIN_CANDLES, Math.min(MAX_CANDLES, Math.floor(((width ?? 600) - 56) / PITCH))))
  const first = Math.max(0, Math.min(candles.length - count, at - Math.floor(count * STAND)))
  const shown = candles.slice(first, first + count)
  const range = rangeOf(shown.flatMap(({ high, low }) => [high, low]))
  const [from, to] = [shown[0]?.at ?? 0, shown.at(-1)?.at ?? 0]
  const label = t('record.replay.drawing', {
    pair: `${coinOf(pair)}/USD`,
    from: briefText(new Date(from)),
    to: briefText(new Date(to)),
    at: briefText(new Date(candles[at]?.at ?? 0)),
  })
  const visible = fills.filter(({ candle }) => candle >= first && candle < first + count)
  return (
    <div ref={box}>
      <Plot
        label={label}
        range={range}
        span={{ from: first, to: first + count }}
        format={axisPrice}
        ticks={dayTicks({ from, to })}
        height="h-64 md:h-72"
        room="end-18"
        over={<Fills fills={visible} candles={candles} first={first} count={count} />}
      >
        {shown.map((candle, n) => (
          <Candle key={candle.at} candle={candle} from={first + n} to={first + n + 1} faded={first + n > at} />
        ))}
        <Rule at={at + 1} className="stroke-text" />
      </Plot>
    </div>
  )
}

type FillsProps = { fills: readonly PlacedFill[]; candles: readonly Hour[]; first: number; count: number }

/** The last fill has its price beside it. */
function Fills({ fills, candles, first, count }: FillsProps) {
  const t = useText()
  const last = fills.at(-1)
  return fills.map((placed) => {
    const { fill, candle } = placed
    const buy = fill.side === 'buy'
    const bar = candles[candle]
    const along = (candle - first + 0.5) / count
    return (
      <Mark
        key={fill._id}
        at={candle + 0.5}
        value={bar ? (buy ? bar.low : bar.high) : 0}
        className={join('flex -translate-x-1/2 flex-col items-center', buy ? 'pt-1' : '-translate-y-full pb-1')}
      >
        <Triangle buy={buy} opens={fill.opens} />
        {placed === last && (
          <span
            translate="no"
            className={join(
              'num absolute rounded-1 bg-surface-1 px-1 whitespace-nowrap text-text max-sm:hidden',
              buy ? 'top-full' : 'bottom-full',
              along > 0.75 ? 'end-0' : along < 0.25 ? 'start-0' : '',
            )}
          >
            {dealText(t, fill)}
          </span>
        )}
      </Mark>
    )
  })
}

function Triangle({ buy, opens }: { buy: boolean; opens: boolean }) {
  return (
    <svg viewBox="0 0 12 10" aria-hidden="true" className={join('h-2.5 w-3 flex-none stroke-text', opens ? 'fill-text' : 'fill-surface-1')}>
      <path d={buy ? 'M6 1L11 9H1Z' : 'M6 9L1 1H11Z'} strokeWidth={1.2} strokeLinejoin="round" />
    </svg>
  )
}

export function CandleKey() {
  const t = useText()
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-14 text-text-2">
      <li className="flex items-center gap-2">
        <Triangle buy opens /> {t('record.replay.key_buy')}
      </li>
      <li className="flex items-center gap-2">
        <Triangle buy={false} opens /> {t('record.replay.key_sell')}
      </li>
      <li>{t('record.replay.key_entry')}</li>
    </ul>
  )
}
