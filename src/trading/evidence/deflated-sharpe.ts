/**
 * How good the best of many tries must be before it is more than luck: D. H. Bailey, M. López de Prado, "The Deflated Sharpe Ratio",
 * Journal of Portfolio Management 40(5), 2014. All Sharpe ratios are per period.
 */

import { normalBelow } from '../normal.ts'
import { normalQuantile } from '../simulator/normal.ts'

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
