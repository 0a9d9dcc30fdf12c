/** Data of a bar chart. */
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
