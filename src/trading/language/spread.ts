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
  /** The same, sorted. */
  readonly ascending: readonly number[]
}

const DECAY = 0.94
const MAX_SCORES = 250
/** The first bar only sets a variance. */
export const SPREAD_BARS = 31

export const noSpread: Spread = { variance: 0, scores: [], ascending: [] }

/** A return that is too large for its square to be finite is left out. */
export function addReturn(spread: Spread, relative: number): Spread {
  const { variance, scores, ascending } = spread
  const gain = relative - 1
  const next = variance > 0 ? DECAY * variance + (1 - DECAY) * gain * gain : gain * gain
  if (!Number.isFinite(next)) return spread
  if (variance <= 0) return { ...spread, variance: next }
  const score = gain / Math.sqrt(variance)
  const leaving = scores.length < MAX_SCORES ? undefined : scores[0]
  const kept = leaving === undefined ? scores.slice() : scores.slice(1)
  kept.push(score)
  return { variance: next, scores: kept, ascending: replaced(ascending, leaving, score) }
}

/** One number leaves a sorted list, if any, and another comes. */
function replaced(ascending: readonly number[], leaving: number | undefined, coming: number): number[] {
  const list = ascending.slice()
  let at = leaving === undefined ? list.push(coming) - 1 : firstFrom(list, leaving)
  while (at > 0 && (list[at - 1] as number) > coming) {
    list[at] = list[at - 1] as number
    at -= 1
  }
  while (at < list.length - 1 && (list[at + 1] as number) < coming) {
    list[at] = list[at + 1] as number
    at += 1
  }
  list[at] = coming
  return list
}

/** The place of the first number that is not below `least`. */
function firstFrom(ascending: readonly number[], least: number): number {
  let [from, to] = [0, ascending.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((ascending[middle] as number) < least) from = middle + 1
    else to = middle
  }
  return from
}

/** 0 without any score. */
export function quantileOf({ variance, ascending }: Spread, probability: number): number {
  return ascending.length === 0 ? 0 : Math.sqrt(variance) * quantile(ascending, probability)
}
