/** Hourly candles around the replay's hour. Gain is hollow and loss is filled; a fill is a triangle, hollow where it reduces a position. */
import { coinOf } from '#web/entities/bot/index.ts'
import { join } from '#web/kit/index.ts'
import { useWidth } from '#web/shared/chart/index.ts'
import { axisPrice } from '#web/shared/chart/plot/axis-price.ts'
import { CandleBody } from '#web/shared/chart/plot/CandleBody.tsx'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { type Range, rangeOf, shareOf } from '#web/shared/chart/plot/scale.ts'
import { briefText } from '#web/shared/locale/dates.ts'
import { useText } from '#web/shared/locale/text.ts'
import { dealText } from './fill-text.ts'
import type { Candle, PlacedFill } from './replay-query.ts'

const VIEW_SIZE = 1000
/** One candle needs so many pixels. */
const PITCH = 10
const MIN_CANDLES = 24
const MAX_CANDLES = 96
/** The place of the replay's hour in the window. */
const STAND = 0.66

type CandlesProps = {
  readonly pair: string
  readonly candles: readonly Candle[]
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
      <PlotFrame
        label={label}
        range={range}
        format={axisPrice}
        from={from}
        to={to}
        height="h-64 md:h-72"
        room="end-18"
        over={<Marks fills={visible} candles={candles} first={first} count={count} range={range} />}
      >
        {shown.map((candle, n) => (
          <CandleBody
            key={candle.at}
            candle={candle}
            start={(n / count) * VIEW_SIZE}
            width={VIEW_SIZE / count}
            range={range}
            faded={first + n > at}
          />
        ))}
        <line
          x1={((at - first + 1) / count) * VIEW_SIZE}
          x2={((at - first + 1) / count) * VIEW_SIZE}
          y1={0}
          y2={VIEW_SIZE}
          className="stroke-text"
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      </PlotFrame>
    </div>
  )
}

type MarksProps = { fills: readonly PlacedFill[]; candles: readonly Candle[]; first: number; count: number; range: Range }

/** The last fill has its price beside it. */
function Marks({ fills, candles, first, count, range }: MarksProps) {
  const t = useText()
  const last = fills.at(-1)
  return fills.map((placed) => {
    const { fill, candle } = placed
    const buy = fill.side === 'buy'
    const bar = candles[candle]
    const along = ((candle - first + 0.5) / count) * 100
    const price = bar ? (buy ? bar.low : bar.high) : 0
    return (
      <span
        key={fill._id}
        style={{ insetInlineStart: `${along}%`, top: `${(1 - shareOf(price, range)) * 100}%` }}
        className={join('absolute flex -translate-x-1/2 flex-col items-center', buy ? 'pt-1' : '-translate-y-full pb-1')}
      >
        <Mark buy={buy} opens={fill.opens} />
        {placed === last && (
          <span
            className={join(
              'num absolute rounded-1 bg-surface-1 px-1 whitespace-nowrap text-text max-sm:hidden',
              buy ? 'top-full' : 'bottom-full',
              along > 75 ? 'end-0' : along < 25 ? 'start-0' : '',
            )}
          >
            {dealText(t, fill)}
          </span>
        )}
      </span>
    )
  })
}

function Mark({ buy, opens }: { buy: boolean; opens: boolean }) {
  return (
    <svg viewBox="0 0 12 10" aria-hidden="true" className={join('h-2.5 w-3 flex-none stroke-text', opens ? 'fill-text' : 'fill-surface-1')}>
      <path d={buy ? 'M6 1L11 9H1Z' : 'M6 9L1 1H11Z'} strokeWidth={1.2} strokeLinejoin="round" />
    </svg>
  )
}

export function CandleKey() {
  const t = useText()
  return (
    <ul className="flex flex-wrap items-center gap-x-5 gap-y-1 text-13 text-text-2">
      <li className="flex items-center gap-2">
        <Mark buy opens /> {t('record.replay.key_buy')}
      </li>
      <li className="flex items-center gap-2">
        <Mark buy={false} opens /> {t('record.replay.key_sell')}
      </li>
      <li>{t('record.replay.key_entry')}</li>
    </ul>
  )
}
