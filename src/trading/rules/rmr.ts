/** Robust median reversion: like OLMAR, but towards the L1-median of the last prices, which is robust to outliers. */
import type { Rule } from '../rule.ts'
import { mean, uniform } from '../vector.ts'
import { reachFor } from './revert.ts'

type State = {
  readonly weights: readonly number[]
  /** The last `window` prices, newest last, each asset from 1 before the first bar. */
  readonly prices: readonly (readonly number[])[]
}

export type RmrParameters = { readonly window?: number; readonly eps?: number; readonly tau?: number }

const MOST_ROUNDS = 200
/** Rescales prices so that their squares stay finite and above zero; real prices never come near. */
const PRICE_LIMIT = 1e100

/** x̃ₜ₊₁ = μ / pₜ, μ the L1-median of the last w price vectors (to a relative change of τ); before w bars were seen, xₜ. Then as OLMAR. */
export function rmr({ window = 5, eps = 5, tau = 0.001 }: RmrParameters = {}): Rule<State> {
  return {
    id: 'rmr',
    source:
      'D. Huang, J. Zhou, B. Li, S. C. H. Hoi, S. Zhou, "Robust Median Reversion Strategy for On-Line Portfolio Selection", IJCAI (2013): algorithms 1 and 2',
    parameters: { window, eps, tau },
    start: (assets) => ({ weights: uniform(assets), prices: [] }),
    update({ weights, prices }, relatives) {
      const before = prices.at(-1)
      const now = relatives.map((relative, i) => Math.min(PRICE_LIMIT, Math.max(1 / PRICE_LIMIT, (before?.[i] ?? 1) * relative)))
      const next = [...prices, now].slice(-window)
      const expected = next.length < window ? relatives : medianOf(next, tau).map((middle, i) => middle / (now[i] as number))
      return { weights: reachFor(weights, expected, eps), prices: next }
    },
    decide: ({ weights }) => weights,
  }
}

/**
 * argmin over μ of Σ‖p − μ‖₂. Y. Vardi, C.-H. Zhang, "The multivariate L1-median and associated data depth", PNAS 97 (2000): equations 2.6
 * to 2.9.
 */
function medianOf(points: readonly (readonly number[])[], tau: number): number[] {
  let middle = (points[0] as readonly number[]).map((_, i) => mean(points.map((point) => point[i] as number)))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = closer(middle, points)
    const moved = norm(next.map((value, i) => value - (middle[i] as number)))
    const size = norm(middle)
    middle = next
    if (moved <= tau * size) break
  }
  return middle
}

/** T(μ) = mean of the points by 1 / distance; where μ is one of the points, only part of the way, or none. */
function closer(middle: readonly number[], points: readonly (readonly number[])[]): number[] {
  const parts = points.map((point) => ({ point, away: norm(point.map((value, i) => value - (middle[i] as number))) }))
  const others = parts.filter(({ away }) => away > 0)
  if (others.length === 0) return [...middle]
  const total = others.reduce((sum, { away }) => sum + 1 / away, 0)
  const goal = middle.map((_, i) => others.reduce((sum, { point, away }) => sum + (point[i] as number) / away, 0) / total)
  const pulled = norm(goal.map((value, i) => total * (value - (middle[i] as number))))
  const share = others.length === parts.length ? 1 : Math.max(0, 1 - (parts.length - others.length) / pulled)
  return middle.map((value, i) => value + share * ((goal[i] as number) - value))
}

function norm(values: readonly number[]): number {
  return Math.sqrt(values.reduce((total, value) => total + value * value, 0))
}
