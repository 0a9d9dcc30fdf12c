/** A bot's curve as numbers for a drawing. Values are changes since the start in percent. */
import type { BotCurve } from '#web/entities/bot/index.ts'
import { percentText } from '#web/kit/index.ts'
import { PlotKey } from '#web/shared/chart/plot/Plot.tsx'
import type { Line, Span } from '#web/shared/chart/plot/scale.ts'
import { useText } from '#web/shared/locale/text.ts'

export type Curve = {
  readonly version: BotCurve['version']
  readonly net: Line
  readonly hold: Line
  readonly worst: Span | null
}

const START = 100
export const MIN_POINTS = 3

export function curveOf({ version, points, worst }: BotCurve): Curve {
  const lineOf = (key: 'net' | 'hold') => points.map((point) => ({ at: Date.parse(point.at), value: point[key] - START }))
  return { version, net: lineOf('net'), hold: lineOf('hold'), worst: worst && { from: Date.parse(worst.from), to: Date.parse(worst.to) } }
}

/** How far a curve is above or below holding, in points: holding is the zero line. */
export function distanceOf({ net, hold }: Pick<Curve, 'net' | 'hold'>): Line {
  return net.map(({ at, value }, n) => ({ at, value: value - (hold[n]?.value ?? 0) }))
}

/** The value of a line at an instant, or its last one before it, with its sign. */
export function valueAt(line: Line, at: number): string {
  return endText(line.filter((point) => point.at <= at))
}

/** All instants of the lines, ascending. */
export function timesOf(lines: readonly Line[]): number[] {
  return [...new Set(lines.flatMap((line) => line.map(({ at }) => at)))].sort((one, other) => one - other)
}

/** The last value, with its sign: `+1.26%`. */
export function endText(line: Line): string {
  return percentText((line.at(-1)?.value ?? 0).toFixed(2), 'always')
}

/** What the marks of a drawing mean. */
const looks = {
  net: 'h-0.5 w-4 bg-chart-1',
  hold: 'w-4 border-t-2 border-dotted border-text-2',
  worst: 'size-3.5 rounded-1 bg-loss-wash',
  past: 'h-3 w-4 rounded-1 border border-dashed border-line-control',
} as const

export function MarkKey({ marks }: { marks: readonly (keyof typeof looks)[] }) {
  const t = useText()
  return <PlotKey marks={marks.map((key) => ({ label: t(`record.key.${key}`), look: looks[key] }))} />
}
