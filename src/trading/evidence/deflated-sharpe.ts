/**
 * How good the best of many tries must be before it is more than luck: D. H. Bailey, M. López de Prado, "The Deflated Sharpe Ratio",
 * Journal of Portfolio Management 40(5), 2014. All Sharpe ratios are per period.
 */
import { normalBelow } from '../normal.ts'
import { normalQuantile } from '../simulator/normal.ts'
import { sum } from '../vector.ts'

const EULER = 0.5772156649015329

export type Trials = {
  /** How many were run. */
  readonly count: number
  /** Variance of their Sharpe ratios. */
  readonly variance: number
}

export type SharpeEstimate = {
  readonly sharpe: number
  /** Returns that it was measured on. */
  readonly periods: number
  readonly skewness: number
  readonly kurtosis: number
}

/** Expected largest of `count` standard normal draws, by the paper's approximation; 0 for a single one. */
export function expectedMaximum(count: number): number {
  if (count <= 1) return 0
  return (1 - EULER) * normalQuantile(1 - 1 / count) + EULER * normalQuantile(1 - 1 / (count * Math.E))
}

/** SR₀: the best Sharpe ratio to expect when none of the trials has any skill. */
export function expectedBest({ count, variance }: Trials): number {
  return Math.sqrt(variance) * expectedMaximum(count)
}

/** Chance that the true Sharpe ratio is above `threshold`, for returns that need not be normal. */
function probabilisticSharpe({ sharpe, periods, skewness, kurtosis }: SharpeEstimate, threshold: number): number {
  const spread = Math.sqrt(1 - skewness * sharpe + ((kurtosis - 1) / 4) * sharpe * sharpe)
  return normalBelow(((sharpe - threshold) * Math.sqrt(periods - 1)) / spread)
}

/** The same above what the best of the trials shows by luck alone: 0.95 and more is taken as real. */
export function deflatedSharpe(found: SharpeEstimate, trials: Trials): number {
  return probabilisticSharpe(found, expectedBest(trials))
}

/** Moments of a series of returns, none of them annualised. */
export type Moments = {
  readonly n: number
  readonly mean: number
  /** Sample standard deviation (n − 1). */
  readonly deviation: number
  /** 0 for a symmetric distribution. */
  readonly skewness: number
  /** 3 for a normal distribution. */
  readonly kurtosis: number
}

/** Null for under three returns or without variance. */
export function momentsOf(returns: readonly number[]): Moments | null {
  const n = returns.length
  if (n < 3) return null
  const mean = sum(returns) / n
  const powers = [2, 3, 4].map((power) => sum(returns.map((one) => (one - mean) ** power)) / n)
  const [second = 0, third = 0, fourth = 0] = powers
  if (!(second > 1e-24 * mean * mean)) return null
  return { n, mean, deviation: Math.sqrt((second * n) / (n - 1)), skewness: third / second ** 1.5, kurtosis: fourth / second ** 2 }
}

/** Change of the wealth from bar to bar: 0.01 is 1 %. Ends when the wealth is gone. */
export function returnsOf(wealth: readonly number[]): number[] {
  const end = wealth.indexOf(0)
  const alive = end < 0 ? wealth : wealth.slice(0, end + 1)
  return alive.slice(1).map((value, t) => value / (alive[t] as number) - 1)
}
