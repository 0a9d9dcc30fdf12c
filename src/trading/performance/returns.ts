/** Daily and monthly returns in UTC, from a series with at least a value at each midnight. */
import { DAY_MS } from '#kernel/duration'
import type { Value } from './drawdown.ts'

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
