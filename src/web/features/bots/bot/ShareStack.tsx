/** Shares over time, stacked and named at their end. Negative ones lie below zero. */
import { axisPercent } from '#web/shared/chart/index.ts'
import { Band, EndNames } from '#web/shared/chart/plot/marks.tsx'
import { dayTicks, Plot } from '#web/shared/chart/plot/Plot.tsx'

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

/** Whether any share moved: shares that never did are a sentence, not a drawing. */
export function changes(groups: readonly Group[]): boolean {
  return groups.some(({ shares }) => shares.some((share) => sharePercent(share) !== sharePercent(shares[0] ?? 0)))
}

export function ShareStack({ groups, times, label, names }: StackProps) {
  const edges = edgesOf(groups)
  const all = edges.flat()
  const range = { low: Math.min(0, ...all.map(({ low }) => low)), high: Math.max(10, ...all.map(({ high }) => high)) }
  const span = { from: times[0] ?? 0, to: times.at(-1) ?? 0 }
  const lineOf = (own: readonly Edge[], side: keyof Edge) => own.map((edge, n) => ({ at: times[n] ?? 0, value: edge[side] }))
  const ends = names.map((text, n) => {
    const { low = 0, high = 0 } = edges[n]?.at(-1) ?? {}
    return { text, value: (low + high) / 2, look: `size-2.5 rounded-1 ${DOT[n]}` }
  })
  return (
    <Plot
      label={label}
      range={range}
      span={span}
      format={sharePercent}
      ticks={dayTicks(span)}
      height="h-64"
      room="end-34"
      ends={<EndNames names={ends} least={LABEL} className="w-32" />}
    >
      {edges.map((own, n) => (
        <Band key={groups[n]?.name} high={lineOf(own, 'high')} low={lineOf(own, 'low')} className={`stroke-surface-1 ${FILL[n]}`} />
      ))}
    </Plot>
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
