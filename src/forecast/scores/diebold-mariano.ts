/** Is one forecast better than another, or only luckier? F. X. Diebold, R. S. Mariano, "Comparing Predictive Accuracy" (1995). */
import { twoSided } from '#trading/normal'

export type Comparison = {
  /** Mean loss of the first less that of the second: below 0 the first is better. */
  readonly difference: number
  /** Standard normal if both are equally good. */
  readonly statistic: number
  /** Two-sided. */
  readonly p: number
  readonly days: number
}

/** Losses by day, of equal length, oldest first. Null for under 30 days or no difference at all. */
export function dieboldMariano(first: readonly number[], second: readonly number[]): Comparison | null {
  const days = first.length
  if (days < 30 || days !== second.length) return null
  const differences = first.map((loss, t) => loss - (second[t] as number))
  const difference = differences.reduce((sum, one) => sum + one, 0) / days
  const variance = longRunVariance(differences.map((one) => one - difference))
  if (!(variance > 0)) return null
  const statistic = difference / Math.sqrt(variance / days)
  return { difference, statistic, p: twoSided(statistic), days }
}

/** W. K. Newey, K. D. West (1987): Bartlett weights up to lag ⌊4·(T/100)^(2/9)⌋. `centred` has mean 0. */
function longRunVariance(centred: readonly number[]): number {
  const days = centred.length
  const lags = Math.floor(4 * (days / 100) ** (2 / 9))
  let variance = covariance(centred, 0)
  for (let lag = 1; lag <= lags; lag += 1) variance += 2 * (1 - lag / (lags + 1)) * covariance(centred, lag)
  return variance
}

function covariance(centred: readonly number[], lag: number): number {
  let sum = 0
  for (let t = lag; t < centred.length; t += 1) sum += (centred[t] as number) * (centred[t - lag] as number)
  return sum / centred.length
}
