/** The data of a line chart. Values are decimal text, as on the wire: drawn as numbers, shown as text. */
import type { ChartColour } from './colours.ts'

type Point = {
  /** ISO, in ascending order. */
  readonly at: string
  readonly value: string
}

export type Series = {
  readonly key: string
  /** Legend label and column head. */
  readonly name: string
  readonly colour: ChartColour
  readonly points: readonly Point[]
  /** A secondary line: a benchmark, simulated history. */
  readonly dashed?: boolean | undefined
  /** A step line, such as a balance. */
  readonly steps?: boolean | undefined
}

/** One row of the table twin: every series at an instant; absent if a series has no point there. */
export type Row = { readonly at: string; readonly values: Readonly<Record<string, string>> }

/** Newest first. */
export function rowsOf(series: readonly Series[]): Row[] {
  const rows = new Map<string, Record<string, string>>()
  for (const { key, points } of series) for (const { at, value } of points) rows.set(at, { ...rows.get(at), [key]: value })
  return [...rows].map(([at, values]) => ({ at, values })).sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

export function highestOf(series: readonly Series[]): number {
  return series.reduce((most, { points }) => points.reduce((top, { value }) => Math.max(top, Number(value)), most), 0)
}

export function secondsOf(at: string): number {
  return Math.floor(Date.parse(at) / 1000)
}
