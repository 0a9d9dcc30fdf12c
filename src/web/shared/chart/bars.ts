/** Data and axis of a bar chart. */
import { axisScale } from '#kernel/axis-scale'
import type { ChartColour } from './colours.ts'

export type BarSeries = { readonly key: string; readonly name: string; readonly colour: ChartColour }
export type BarGroup = {
  readonly key: string
  /** In full, e.g. `20 Nov 2026`. */
  readonly name: string
  /** On the axis, e.g. `20 Nov`. */
  readonly tick: string
  /** Decimal text by series, none below zero: drawn as numbers, shown as text. */
  readonly values: Readonly<Record<string, string>>
}

export { axisScale as barScale }

/** The scale of a chart's bars; with `clip`, one large value does not set it. */
export function scaleOf(groups: readonly BarGroup[], series: readonly BarSeries[], clip: boolean): ReturnType<typeof axisScale> {
  const all = groups.flatMap(({ values }) => series.map(({ key }) => Number(values[key] ?? 0)))
  return axisScale((clip ? clipAt(all) : null) ?? Math.max(...all))
}

/** A value this many times the next largest is an outlier. */
const TIMES = 4
/** Room above the next largest value. */
const ROOM = 1.2
/** At least this many values besides the outlier, or there is nothing to flatten. */
const MIN_VALUES = 3

/** Where bars are cut so that one large value does not flatten the rest; null: nowhere. The value itself is printed at its bar. */
export function clipAt(values: readonly number[]): number | null {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => other - one)
  const [largest = 0, next = 0] = sorted
  return sorted.length > MIN_VALUES && largest > next * TIMES ? next * ROOM : null
}
