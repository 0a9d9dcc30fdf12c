/** Shares over time, stacked and named at their end. Negative ones lie below zero. */
import { join } from '#web/kit/index.ts'
import { axisPercent } from '#web/shared/chart/plot/axis-percent.ts'
import { PlotFrame } from '#web/shared/chart/plot/PlotFrame.tsx'
import { alongOf, apart, areaOf, type Point, type Range, shareOf } from '#web/shared/chart/plot/scale.ts'

const FILL = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5'] as const
const DOT = ['bg-chart-1', 'bg-chart-2', 'bg-chart-3', 'bg-chart-4', 'bg-chart-5'] as const
/** Of the drawing's height: a line of text at 12px. */
const LABEL = 18 / 256

export type Group = { readonly name: string; readonly shares: readonly number[] }

/** `−7%` */
export function sharePercent(value: number): string {
  return axisPercent(value).replace('+', '')
}

/** `names`: beside the end of each group. */
type StackProps = {
  readonly groups: readonly Group[]
  readonly times: readonly number[]
  readonly label: string
  readonly names: readonly string[]
}
type Edge = { readonly low: number; readonly high: number }

export function ShareStack({ groups, times, label, names }: StackProps) {
  const edges = edgesOf(groups)
  const all = edges.flat()
  const range: Range = { low: Math.min(0, ...all.map(({ low }) => low)), high: Math.max(10, ...all.map(({ high }) => high)) }
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0]
  const placesOf = (own: readonly Edge[], side: keyof Edge): Point[] =>
    own.map((edge, n) => ({ x: alongOf(times[n] ?? 0, from, to), y: shareOf(edge[side], range) }))
  const middles = edges.map((own) => 1 - shareOf(((own.at(-1)?.low ?? 0) + (own.at(-1)?.high ?? 0)) / 2, range))
  return (
    <PlotFrame
      label={label}
      range={range}
      format={sharePercent}
      from={from}
      to={to}
      height="h-64"
      room="end-34"
      ends={<Names tops={apart(middles, LABEL)} names={names} />}
    >
      {edges.map((own, n) => (
        <path
          key={groups[n]?.name}
          d={areaOf(placesOf(own, 'high'), placesOf(own, 'low'))}
          className={join(FILL[n], 'stroke-surface-1')}
          strokeWidth={1}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </PlotFrame>
  )
}

function Names({ tops, names }: { tops: readonly number[]; names: readonly string[] }) {
  return (
    <ul dir="ltr" aria-hidden="true" className="absolute inset-y-0 end-0 w-32 text-text">
      {names.map((name, n) => (
        <li key={name} style={{ top: `${(tops[n] ?? 0) * 100}%` }} className="num absolute flex -translate-y-1/2 items-center gap-2">
          <span className={join('size-2.5 flex-none rounded-1', DOT[n])} />
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Positive shares stack up from zero, negative ones down; a group that changes sign changes sides. */
function edgesOf(groups: readonly Group[]): Edge[][] {
  const count = groups[0]?.shares.length ?? 0
  const up = new Array<number>(count).fill(0)
  const down = new Array<number>(count).fill(0)
  return groups.map(({ shares }) =>
    shares.map((share, n) => {
      const side = share < 0 ? down : up
      const start = side[n] ?? 0
      side[n] = start + share
      return { low: Math.min(start, start + share), high: Math.max(start, start + share) }
    }),
  )
}
