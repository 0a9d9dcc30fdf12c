/** What a plot is made of, in its data's units. Curves, bands, bars and candles stretch with it; points and names keep their size. */
import type { CSSProperties, ReactNode, SVGProps } from 'react'
import { join } from '#web/kit/index.ts'
import { usePlaces } from './Plot.tsx'
import { apart, areaOf, type Line, pathOf, VIEW_SIZE } from './scale.ts'

type Stroke = Pick<SVGProps<SVGPathElement>, 'className' | 'stroke' | 'strokeWidth' | 'strokeDasharray' | 'strokeLinecap' | 'strokeOpacity'>

const curves = {
  main: { className: 'stroke-chart-1', strokeWidth: 2 },
  /** What the main one is compared with. */
  reference: { className: 'stroke-text-2', strokeWidth: 1.5, strokeDasharray: '1.5 3' },
} as const

type CurveProps = Stroke & { readonly line: Line; readonly look?: keyof typeof curves; readonly steps?: boolean }

export function Curve({ line, look = 'main', steps = false, className, ...stroke }: CurveProps) {
  const { x, y } = usePlaces()
  const points = line.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  const drawn = steps ? points.flatMap((point, n) => [{ x: point.x, y: points[Math.max(0, n - 1)]?.y ?? point.y }, point]) : points
  return (
    <path
      d={pathOf(drawn)}
      vectorEffect="non-scaling-stroke"
      {...curves[look]}
      {...stroke}
      className={join('fill-none', className ?? curves[look].className)}
    />
  )
}

/** From the top to the bottom of the drawing. */
export function Rule({ at, ...stroke }: Stroke & { readonly at: number }) {
  const along = usePlaces().x(at) * VIEW_SIZE
  return <line x1={along} x2={along} y1={0} y2={VIEW_SIZE} strokeWidth={1} vectorEffect="non-scaling-stroke" {...(stroke as object)} />
}

type BandProps = { readonly high: Line; readonly low: Line; readonly className: string }

export function Band({ high, low, className }: BandProps) {
  const { x, y } = usePlaces()
  const placesOf = (line: Line) => line.map(({ at, value }) => ({ x: x(at), y: y(value) }))
  return <path d={areaOf(placesOf(high), placesOf(low))} className={className} strokeWidth={1} vectorEffect="non-scaling-stroke" />
}

type BarProps = {
  readonly from: number
  readonly to: number
  /** Null: to the edge of the drawing. */
  readonly low: number | null
  readonly high: number | null
  readonly className: string
  readonly minHeight?: number
}

export function Bar({ from, to, low, high, className, minHeight = 0 }: BarProps) {
  const { x, y } = usePlaces()
  const top = high === null ? 0 : (1 - y(high)) * VIEW_SIZE
  const bottom = low === null ? VIEW_SIZE : (1 - y(low)) * VIEW_SIZE
  return (
    <rect
      x={x(from) * VIEW_SIZE}
      width={(x(to) - x(from)) * VIEW_SIZE}
      y={top}
      height={Math.max(minHeight, bottom - top)}
      className={className}
      strokeWidth={1}
      vectorEffect="non-scaling-stroke"
    />
  )
}

type CandleProps = {
  readonly candle: { readonly open: number; readonly high: number; readonly low: number; readonly close: number }
  /** Its slot. */
  readonly from: number
  readonly to: number
  readonly faded?: boolean
}

/** Gain is hollow and loss is filled. */
export function Candle({ candle: { open, high, low, close }, from, to, faded }: CandleProps) {
  const look = close >= open ? 'stroke-gain fill-surface-1' : 'stroke-loss fill-loss'
  const [middle, air] = [(from + to) / 2, (to - from) * 0.2]
  const wick = [low, high].map((value) => ({ at: middle, value }))
  return (
    <g className={faded ? 'opacity-30' : undefined}>
      <Curve line={wick} className={look} strokeWidth={1} />
      <Bar from={from + air} to={to - air} low={Math.min(open, close)} high={Math.max(open, close)} className={look} minHeight={1} />
    </g>
  )
}

type MarkProps = {
  readonly at: number
  readonly value: number
  /** Centred on the point unless it says otherwise. */
  readonly className?: string
  readonly style?: CSSProperties
  /** The least distance from both ends, as a length. */
  readonly inset?: string
  readonly children?: ReactNode
}

/** At a point, in its own size. */
export function Mark({ at, value, className = '-translate-1/2', style, inset, children }: MarkProps) {
  const { x, y } = usePlaces()
  const along = `${x(at) * 100}%`
  const start = inset ? `clamp(${inset}, ${along}, calc(100% - ${inset}))` : along
  return (
    <span style={{ insetInlineStart: start, top: `${(1 - y(value)) * 100}%`, ...style }} className={join('absolute', className)}>
      {children}
    </span>
  )
}

type NamesProps = {
  /** `look`: of the mark before the name. */
  readonly names: readonly { readonly text: string; readonly value: number; readonly look: string }[]
  /** The least distance between two, as a share of the height. */
  readonly least: number
  readonly className: string
}

/** Names beside the ends of curves or bands, moved apart. */
export function EndNames({ names, least, className }: NamesProps) {
  const { y } = usePlaces()
  const tops = apart(
    names.map(({ value }) => 1 - y(value)),
    least,
  )
  return (
    <ul aria-hidden="true" className={join('absolute inset-y-0 end-0 text-text', className)}>
      {names.map(({ text, look }, n) => (
        <li
          key={text}
          style={{ top: `${(tops[n] ?? 0) * 100}%` }}
          className="num absolute flex -translate-y-1/2 items-center gap-2 whitespace-nowrap"
        >
          <span className={join('flex-none', look)} />
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  )
}
