/**
 * AdaHedge: weights for K experts from their losses so far, without a parameter to tune. S. de Rooij, T. van Erven, P. D. Grünwald,
 * W. M. Koolen, "Follow the Leader If You Can, Hedge If You Must", Journal of Machine Learning Research 15 (2014), section 2.
 */
import { assert } from '#kernel/assert'
import { dot } from '../vector.ts'

/** All sums run over the rounds so far. Losses may have any sign and scale. */
export type Hedge = {
  /** Cumulative loss of each expert. */
  readonly losses: readonly number[]
  /** Cumulative loss of the mixture. */
  readonly mixed: number
  /** Δ: cumulative mixability gap, the cost of not being able to mix perfectly. The learning rate is ln K / Δ. */
  readonly gap: number
  /** Sum of the losses' variances under the weights. */
  readonly variance: number
  /** Largest difference between two experts' losses in one round. */
  readonly range: number
}

export function startHedge(experts: number): Hedge {
  assert(experts > 0, 'at least one expert')
  return { losses: new Array<number>(experts).fill(0), mixed: 0, gap: 0, variance: 0, range: 0 }
}

/** Shares that sum to 1, for the next round. Before the first gap: equal shares of the leaders. */
export function hedgeWeights({ losses, gap }: Hedge): number[] {
  const best = Math.min(...losses)
  const rate = Math.log(losses.length) / gap
  const raw = losses.map((loss) => (Number.isFinite(rate) ? Math.exp(-rate * (loss - best)) : Number(loss === best)))
  const total = raw.reduce((sum, one) => sum + one, 0)
  return raw.map((one) => one / total)
}

/** One round: `losses[k]` is the loss of expert k, finite. */
export function updateHedge(hedge: Hedge, losses: readonly number[]): Hedge {
  assert(losses.length === hedge.losses.length && losses.every(Number.isFinite), 'one finite loss for each expert')
  const weights = hedgeWeights(hedge)
  const mean = dot(weights, losses)
  const gap = Math.max(0, mean - mixLoss(hedge, weights, losses))
  return {
    losses: hedge.losses.map((sum, k) => sum + (losses[k] as number)),
    mixed: hedge.mixed + mean,
    gap: hedge.gap + gap,
    variance:
      hedge.variance +
      dot(
        weights,
        losses.map((loss) => (loss - mean) ** 2),
      ),
    range: Math.max(hedge.range, Math.max(...losses) - Math.min(...losses)),
  }
}

/** Loss of the mixture less that of the best expert in hindsight. */
export function regretOf({ losses, mixed }: Hedge): number {
  return mixed - Math.min(...losses)
}

/** Bounds that hold on every sequence of losses: 2Δ (lemma 3), and 2√(V·ln K) + S·(4/3·ln K + 2) (theorem 6). The smaller one. */
export function regretBound({ losses, gap, variance, range }: Hedge): number {
  const logarithm = Math.log(losses.length)
  return Math.min(2 * gap, 2 * Math.sqrt(variance * logarithm) + range * ((4 / 3) * logarithm + 2))
}

/** −1/η · ln Σ wₖ·exp(−η·lₖ); for an infinite η the growth of the least cumulative loss. */
function mixLoss(hedge: Hedge, weights: readonly number[], losses: readonly number[]): number {
  const rate = Math.log(losses.length) / hedge.gap
  if (!Number.isFinite(rate)) return Math.min(...hedge.losses.map((sum, k) => sum + (losses[k] as number))) - Math.min(...hedge.losses)
  if (rate === 0) return dot(weights, losses)
  const least = Math.min(...losses)
  return (
    least -
    Math.log(
      dot(
        weights,
        losses.map((loss) => Math.exp(-rate * (loss - least))),
      ),
    ) /
      rate
  )
}
