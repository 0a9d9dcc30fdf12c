/**
 * Adaptive conformal intervals: I. Gibbs, E. Candès, "Adaptive Conformal Inference Under Distribution Shift", NeurIPS 2021, equation 2.
 * A score is |log return| / forecast standard deviation; the interval is ± a quantile of past scores, whose level moves after each day:
 * αₜ₊₁ = αₜ + γ·(α − errₜ), err = 1 for a miss. On any sequence |mean(err) − α| ≤ (max(α₁, 1 − α₁) + γ) / (T·γ).
 */

export type Conformal = {
  /** Share of misses that is aimed at: 0.1 for an interval of 90 %. */
  readonly target: number
  /** αₜ, may leave [0, 1] by γ. */
  readonly level: number
  /** The last scores, oldest first. */
  readonly scores: readonly number[]
}

export const GAMMA = 0.01
/** One year: older scores are forgotten. */
const WINDOW = 365

export function startConformal(target: number): Conformal {
  return { target, level: target, scores: [] }
}

/** Half the interval's width in forecast standard deviations: Infinity covers everything, −1 nothing. */
export function halfWidth({ level, scores }: Conformal): number {
  if (level >= 1) return -1
  const rank = Math.ceil((scores.length + 1) * (1 - level))
  if (rank > scores.length) return Number.POSITIVE_INFINITY
  return [...scores].sort((a, b) => a - b)[Math.max(0, rank - 1)] as number
}

/** The day is over and had this score. `missed`: by the interval that was published for it, if others have been updated since. */
export function updateConformal(state: Conformal, score: number, missed = score > halfWidth(state)): Conformal {
  const level = state.level + GAMMA * (state.target - (missed ? 1 : 0))
  return { target: state.target, level, scores: [...state.scores, score].slice(-WINDOW) }
}

/**
 * Most by which the share of misses may differ from the target after so many days. `delay`: intervals that are published before the outcome
 * of one is known; each moves the level by at most γ more beyond [0, 1].
 * @internal
 */
export function coverageBound(target: number, days: number, delay = 0): number {
  return (Math.max(target, 1 - target) + (1 + delay) * GAMMA) / (days * GAMMA)
}
