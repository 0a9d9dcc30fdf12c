/** From a session's points and costs to the figures of a record. Shares are plain numbers: 0.125 is 12.5 %. */

import { DAY_MS } from '#kernel/duration'
import type { Point } from './point.ts'

export type Measured = {
  readonly from: number
  readonly to: number
  readonly net: number
  readonly gross: number
  readonly hold: number
  readonly crp: number
  readonly max_drawdown: number
  readonly under_water_days: number
  readonly worst_day: number | null
  readonly worst_month: number | null
  readonly months: number
  readonly losing_months: number
  /** Value bought and sold over the mean value held. */
  readonly turnover: number
  readonly sharpe: { readonly ratio: number; readonly n: number } | null
}

/** `points` oldest first; `traded` is the value bought and sold meanwhile, in cents. Null for an empty span. */
export function measure(points: readonly Point[], traded: bigint): Measured | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || last.at <= first.at) return null
  const values: Value[] = points.map(({ at, net }) => ({ at, value: Number(net) }))
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length
  const days = dailyReturns(values)
  const months = monthlyReturns(values)
  return {
    from: first.at,
    to: last.at,
    net: grown(first.net, last.net),
    gross: grown(first.gross, last.gross),
    hold: grown(first.hold, last.hold),
    crp: grown(first.crp, last.crp),
    max_drawdown: maxDrawdown(values),
    under_water_days: daysUnderWater(values),
    worst_day: worst(days),
    worst_month: worst(months),
    months: months.length,
    losing_months: months.filter((one) => one < 0).length,
    turnover: mean > 0 ? Number(traded) / mean : 0,
    sharpe: sharpe(days),
  }
}

function grown(from: bigint, to: bigint): number {
  return Number(to) / Number(from) - 1
}

function worst(returns: readonly number[]): number | null {
  return returns.length > 0 ? Math.min(...returns) : null
}

/** From midnight to midnight, without the partial days at both ends. */
export function dailyReturns(values: readonly Value[]): number[] {
  return changes(values.filter(({ at }) => at % DAY_MS === 0))
}

/** Of complete months; the first one starts with the series. */
export function monthlyReturns(values: readonly Value[]): number[] {
  const [first] = values
  if (!first) return []
  const ends = values.filter(({ at }) => at % DAY_MS === 0 && at > first.at && new Date(at).getUTCDate() === 1)
  return changes([first, ...ends])
}

function changes(values: readonly Value[]): number[] {
  return values.slice(1).map(({ value }, n) => value / (values[n]?.value ?? Number.NaN) - 1)
}

/** Fewer daily returns than this are not meaningful. */
const MIN_RETURNS = 30
const DAYS_A_YEAR = 365

/**
 * Sharpe ratio of daily returns, annualised by √365 since these markets never close, risk-free rate zero (W. F. Sharpe, "The Sharpe
 * Ratio", 1994, with the sample's standard deviation). Null under 30 returns or without variance.
 */
export function sharpe(returns: readonly number[]): { readonly ratio: number; readonly n: number } | null {
  const n = returns.length
  if (n < MIN_RETURNS) return null
  const mean = returns.reduce((sum, one) => sum + one, 0) / n
  const variance = returns.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (n - 1)
  return variance > 0 ? { ratio: (mean / Math.sqrt(variance)) * Math.sqrt(DAYS_A_YEAR), n } : null
}

export type Value = { readonly at: number; readonly value: number }

/** Maximum drawdown as a share of the earlier high: 0.25 is a quarter lost. Zero without any fall. */
export function maxDrawdown(values: readonly Value[]): number {
  let high = 0
  let deepest = 0
  for (const { value } of values) {
    high = Math.max(high, value)
    if (high > 0) deepest = Math.max(deepest, 1 - value / high)
  }
  return deepest
}

/** The high and the low of the maximum drawdown; null without any fall. */
export function worstDrawdown<Point extends Value>(values: readonly Point[]): { readonly high: Point; readonly low: Point } | null {
  let high: Point | null = null
  let worst: { readonly high: Point; readonly low: Point; readonly fall: number } | null = null
  for (const point of values) {
    if (high === null || point.value > high.value) high = point
    const fall = high.value > 0 ? 1 - point.value / high.value : 0
    if (fall > (worst?.fall ?? 0)) worst = { high, low: point, fall }
  }
  return worst
}

/** The longest time from a high to its recovery, or to the end, in days. */
export function daysUnderWater(values: readonly Value[]): number {
  let longest = 0
  let high: Value | null = null
  let below = false
  for (const point of values) {
    if (high && point.value < high.value) {
      below = true
      longest = Math.max(longest, point.at - high.at)
      continue
    }
    if (high && below) longest = Math.max(longest, point.at - high.at)
    below = false
    high = point
  }
  return longest / DAY_MS
}
