/** Scales of a drawing: a range of values, few round gridlines, and lines in a box of 1000 by 1000 that the page stretches. */

export type Range = { readonly low: number; readonly high: number }
type Point = { readonly x: number; readonly y: number }
export type Span = { readonly from: number; readonly to: number }
export type Line = readonly { readonly at: number; readonly value: number }[]

export const VIEW_SIZE = 1000
const MAX_LINES = 4
const AIR = 0.06

/** With some air, and never flat. */
export function rangeOf(values: readonly number[], always: readonly number[] = []): Range {
  const all = [...values, ...always]
  const low = Math.min(...all)
  const high = Math.max(...all)
  const air = (high - low || Math.abs(high) * 0.01 || 1) * AIR
  return { low: low - air, high: high + air }
}

/** At most four round values inside the range. */
export function linesOf({ low, high }: Range): number[] {
  const rough = (high - low) / MAX_LINES
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10, 20].map((one) => one * power).find((one) => countOf(low, high, one) <= MAX_LINES) ?? 20 * power
  const first = Math.ceil(low / step)
  return Array.from({ length: countOf(low, high, step) }, (_, n) => (first + n) * step + 0)
}

function countOf(low: number, high: number, step: number): number {
  return Math.floor(high / step) - Math.ceil(low / step) + 1
}

/** 0 at the bottom, 1 at the top. */
export function shareOf(value: number, { low, high }: Range): number {
  return high > low ? (value - low) / (high - low) : 0.5
}

/** From the first to the last instant of all lines. */
export function spanOf(lines: readonly Line[]): Span {
  const times = lines.flatMap((line) => [line[0]?.at, line.at(-1)?.at]).filter((at) => at !== undefined)
  return { from: Math.min(...times), to: Math.max(...times) }
}

/** How far along an instant is: 0 to 1. */
export function alongOf(at: number, from: number, to: number): number {
  return to > from ? Math.min(1, Math.max(0, (at - from) / (to - from))) : 0
}

/** An SVG path; x and y are shares. */
export function pathOf(places: readonly Point[]): string {
  return places.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${round(x * VIEW_SIZE)} ${round((1 - y) * VIEW_SIZE)}`).join('')
}

/** The area between two lines with the same x. */
export function areaOf(top: readonly Point[], bottom: readonly Point[]): string {
  return `${pathOf([...top, ...bottom.toReversed()])}Z`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** Moves labels apart, in the given order's least distance; `places` are shares from the top. The result keeps their order of height. */
export function apart(places: readonly number[], least: number): number[] {
  const order = places.map((place, n) => ({ place, n })).sort((one, other) => one.place - other.place)
  const moved = order.map(({ place }) => place)
  for (let n = 1; n < moved.length; n += 1) moved[n] = Math.max(moved[n] ?? 0, (moved[n - 1] ?? 0) + least)
  const over = (moved.at(-1) ?? 0) - 1
  if (over > 0) {
    moved[moved.length - 1] = 1
    for (let n = moved.length - 2; n >= 0; n -= 1) moved[n] = Math.min(moved[n] ?? 0, (moved[n + 1] ?? 0) - least)
  }
  const result = [...places]
  for (const [at, { n }] of order.entries()) result[n] = Math.max(0, moved[at] ?? 0)
  return result
}

/** Whole percents of a whole that add up to 100: the largest rests are rounded up. */
export function wholePercents(shares: readonly number[]): number[] {
  const floors = shares.map(Math.floor)
  const total = Math.round(shares.reduce((sum, share) => sum + share, 0))
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0)
  const rests = shares.map((share, n) => ({ rest: share - Math.floor(share), n })).sort((one, other) => other.rest - one.rest)
  const up = new Set(rests.slice(0, missing).map(({ n }) => n))
  return floors.map((floor, n) => floor + (up.has(n) ? 1 : 0) + 0)
}
