/**
 * Chance that the best of many strategies in one half of the past is below the median in the other half: D. H. Bailey, J. M. Borwein,
 * M. López de Prado, Q. J. Zhu, "The Probability of Backtest Overfitting", Journal of Computational Finance 20(4), 2017, by combinatorially
 * symmetric cross-validation.
 */
import { assert } from '#kernel/assert'

const BLOCKS = 10

type Sums = { readonly n: number; readonly total: number; readonly squares: number }

/**
 * `strategies[n][t]`: return of strategy n in period t; all of one length, at least 2 strategies and 20 periods. The rest of an even
 * division is cut.
 */
export function overfittingProbability(strategies: readonly (readonly number[])[]): number {
  const length = Math.floor((strategies[0]?.length ?? 0) / BLOCKS)
  assert(strategies.length >= 2 && length >= 2, 'at least 2 strategies and 20 periods')
  const blocks = strategies.map((returns) => Array.from({ length: BLOCKS }, (_, b) => sumsOf(returns.slice(b * length, (b + 1) * length))))
  const halves = halvesOf(BLOCKS)
  const below = halves.filter((half) => fallsBelow(blocks, half))
  return below.length / halves.length
}

/** Whether the best one of these blocks is in the lower half of all in the other blocks; equal ones share their rank. */
function fallsBelow(blocks: readonly (readonly Sums[])[], half: readonly boolean[]): boolean {
  const inside = blocks.map((sums) => ratio(sums.filter((_, b) => half[b])))
  const outside = blocks.map((sums) => ratio(sums.filter((_, b) => !half[b])))
  const best = outside[inside.indexOf(Math.max(...inside))] as number
  const rank = outside.filter((one) => one < best).length + (outside.filter((one) => one === best).length + 1) / 2
  return rank / (outside.length + 1) <= 0.5
}

function sumsOf(returns: readonly number[]): Sums {
  return { n: returns.length, total: returns.reduce((sum, one) => sum + one, 0), squares: returns.reduce((sum, one) => sum + one * one, 0) }
}

/** Mean over standard deviation; 0 without variance. */
function ratio(sums: readonly Sums[]): number {
  const n = sums.reduce((sum, one) => sum + one.n, 0)
  const mean = sums.reduce((sum, one) => sum + one.total, 0) / n
  const variance = sums.reduce((sum, one) => sum + one.squares, 0) / n - mean * mean
  return variance > 1e-300 ? mean / Math.sqrt(variance) : 0
}

/** Every choice of half of the blocks. */
function halvesOf(blocks: number): boolean[][] {
  const all = Array.from({ length: 2 ** blocks }, (_, bits) => Array.from({ length: blocks }, (_one, b) => ((bits >> b) & 1) === 1))
  return all.filter((half) => half.filter(Boolean).length === blocks / 2)
}
