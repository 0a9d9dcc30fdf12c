/**
 * A forecast of each asset's next return, from past bars: quantiles of past returns in units of the deviation expected for them, times the
 * one expected now. J. Hull, A. White, "Incorporating Volatility Updating into the Historical Simulation Method for Value at Risk", Journal
 * of Risk 1 (1998); deviations as RiskMetrics has them (λ = 0.94). Only operations that IEEE 754 rounds exactly.
 */
import { quantile } from '../backtest/band.ts'

export type Spread = {
  /** Expected variance of the next return; 0 before the first bar, and while prices do not move. */
  readonly variance: number
  /** The last returns over the deviation expected for them, oldest first. */
  readonly scores: readonly number[]
}

const DECAY = 0.94
const MAX_SCORES = 250
/** The first bar only sets a variance. */
export const SPREAD_BARS = 31

export const noSpread: Spread = { variance: 0, scores: [] }

/** A return that is too large for its square to be finite is left out. */
export function addReturn({ variance, scores }: Spread, relative: number): Spread {
  const gain = relative - 1
  const next = variance > 0 ? DECAY * variance + (1 - DECAY) * gain * gain : gain * gain
  if (!Number.isFinite(next)) return { variance, scores }
  return { variance: next, scores: variance > 0 ? [...scores, gain / Math.sqrt(variance)].slice(-MAX_SCORES) : scores }
}

export function ascendingScores({ scores }: Spread): readonly number[] {
  return [...scores].sort((a, b) => a - b)
}

/** `ascending`: its scores, sorted. 0 without any. */
export function quantileOf({ variance }: Spread, ascending: readonly number[], probability: number): number {
  return ascending.length === 0 ? 0 : Math.sqrt(variance) * quantile(ascending, probability)
}
