/** One UTC day of one coin, as the forecasts see it. */

import { DAY_MS } from '#kernel/duration'

export type Day = {
  /** Start of the UTC day, in milliseconds. */
  readonly at: number
  /** Realised variance: sum of the squared log returns of the day's 5-minute closes, per day. */
  readonly variance: number
  /** Log return from the last close before the day to its last close. */
  readonly gain: number
}

/** `closes` are the 5-minute closes of the day, before them the last close of the day before; null if fewer than two or not positive. */
export function dayOf(at: number, closes: readonly number[]): Day | null {
  const [first] = closes
  const last = closes.at(-1)
  if (first === undefined || last === undefined || closes.length < 2 || !closes.every((close) => close > 0)) return null
  let variance = 0
  for (let i = 1; i < closes.length; i += 1) variance += Math.log((closes[i] as number) / (closes[i - 1] as number)) ** 2
  return { at, variance, gain: Math.log(last / first) }
}

/** When the next day's forecast is made, in milliseconds of the day: 23:30 UTC, so that it is written before that day begins. */
export const CUT_MS = 84_600_000
const CLOSE_MS = 300_000

/** A day up to its cut, as `dayOf`: the variance of the rest is taken to be as that so far. */
export function cutDayOf(at: number, closes: readonly number[]): Day | null {
  const part = dayOf(at, closes)
  return part && { ...part, variance: (part.variance * DAY_MS) / CUT_MS }
}

/** Whether closes of a day are complete enough: one in twenty may be missing. */
export function isWhole(closes: number, span_ms = DAY_MS): boolean {
  return closes >= (0.95 * span_ms) / CLOSE_MS
}
