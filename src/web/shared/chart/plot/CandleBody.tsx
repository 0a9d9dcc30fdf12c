/** One candle in a box of 1000 by 1000. Gain is hollow and loss is filled. */
import { type Range, shareOf } from './scale.ts'

const VIEW_SIZE = 1000

type CandleBodyProps = {
  readonly candle: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
  /** Left edge and width of its slot, in the box. */
  readonly start: number
  readonly width: number
  readonly range: Range
  readonly faded?: boolean | undefined
}

export function CandleBody({ candle: { open, high, low, close }, start, width, range, faded }: CandleBodyProps) {
  const y = (price: number) => (1 - shareOf(price, range)) * VIEW_SIZE
  const middle = start + width / 2
  const look = close >= open ? 'stroke-gain fill-surface-1' : 'stroke-loss fill-loss'
  return (
    <g className={faded ? 'opacity-30' : undefined}>
      <line x1={middle} x2={middle} y1={y(high)} y2={y(low)} className={look} strokeWidth={1} vectorEffect="non-scaling-stroke" />
      <rect
        x={start + width * 0.2}
        width={width * 0.6}
        y={y(Math.max(open, close))}
        height={Math.max(1, y(Math.min(open, close)) - y(Math.max(open, close)))}
        className={look}
        strokeWidth={1}
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}
