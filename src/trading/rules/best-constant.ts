/** The constant rebalanced portfolio with the greatest final wealth, by two independent methods. */

import { dot, sum, uniform } from '../vector.ts'
import { projectInNorm } from './simplex-in-norm.ts'

type Relatives = readonly (readonly number[])[]

export type Best = {
  readonly weights: readonly number[]
  /** Upper bound of the gap to the best log wealth: max over i of Σₜ xₜᵢ / b·xₜ, less the number of bars (log wealth is concave). */
  readonly gap: number
  readonly rounds: number
}

export type Until = { readonly gap?: number; readonly rounds?: number }

/**
 * Newton on Σ log(b·xₜ): each round maximises its quadratic model over the simplex, then walks there by halves until the wealth rises as it
 * should (Armijo). Quadratic convergence: a dozen rounds.
 */
export function bestConstant(relatives: Relatives, { gap = 1e-9, rounds = 200 }: Until = {}): Best {
  let weights = uniform(relatives[0]?.length ?? 0)
  for (let round = 0; ; round += 1) {
    const slopes = slopesAt(relatives, weights)
    const left = gapOf(slopes, relatives.length)
    if (left <= gap || round >= rounds) return { weights, gap: left, rounds: round }
    const goal = modelsBest(relatives, weights, slopes)
    const next = walk(relatives, weights, goal)
    if (!next) return { weights, gap: left, rounds: round }
    weights = next
  }
}

/**
 * Pairwise Frank–Wolfe (S. Lacoste-Julien, M. Jaggi, "On the Global Linear Convergence of Frank-Wolfe Optimization Variants", NIPS (2015),
 * algorithm 2): from the held asset with the least slope to the asset with the greatest, as far as the wealth rises. No matrix, no model:
 * it is here so that the other has something to agree with.
 * @internal
 */
export function bestConstantByPairs(relatives: Relatives, { gap = 1e-9, rounds = 20_000 }: Until = {}): Best {
  let weights = uniform(relatives[0]?.length ?? 0)
  for (let round = 0; ; round += 1) {
    const slopes = slopesAt(relatives, weights)
    const left = gapOf(slopes, relatives.length)
    if (left <= gap || round >= rounds) return { weights, gap: left, rounds: round }
    const to = slopes.indexOf(Math.max(...slopes))
    const from = slopes.indexOf(Math.min(...slopes.filter((_, i) => (weights[i] as number) > 0)))
    weights = shift(relatives, weights, from, to)
  }
}

/** The most that may move is all of `from`; less where Σ (x_to − x_from) / b·x reaches zero before, found by halving. */
function shift(relatives: Relatives, weights: readonly number[], from: number, to: number): number[] {
  const all = weights[from] as number
  const ways = relatives.map((row) => ((row[to] as number) - (row[from] as number)) / dot(weights, row))
  const slopeAt = (moved: number) => ways.reduce((total, way) => total + way / (1 + moved * way), 0)
  let [low, high] = [0, all]
  if (slopeAt(all) >= 0) low = all
  for (let halving = 0; halving < 60 && low < high; halving += 1) {
    const middle = (low + high) / 2
    if (slopeAt(middle) > 0) low = middle
    else high = middle
  }
  return weights.map((weight, i) => (i === to ? weight + low : i === from ? weight - low : weight))
}

/** Σ log(b·xₜ). @internal */
export function logWealth(relatives: Relatives, weights: readonly number[]): number {
  return relatives.reduce((total, row) => total + Math.log(dot(weights, row)), 0)
}

function slopesAt(relatives: Relatives, weights: readonly number[]): number[] {
  const slopes = new Array<number>(weights.length).fill(0)
  for (const row of relatives) {
    const grown = dot(weights, row)
    for (let i = 0; i < slopes.length; i += 1) slopes[i] = (slopes[i] as number) + (row[i] as number) / grown
  }
  return slopes
}

function gapOf(slopes: readonly number[], bars: number): number {
  return Math.max(0, Math.max(...slopes) - bars)
}

/**
 * argmax of slopes·(q − b) − ½(q − b)ᵀH(q − b), H = Σ xxᵀ / (b·x)²: the point of the simplex nearest to b + H⁻¹·slopes in the norm of H.
 */
function modelsBest(relatives: Relatives, weights: readonly number[], slopes: readonly number[]): number[] {
  const curvature = curvatureAt(relatives, weights)
  const image = curvature.map((row, i) => dot(row, weights) + (slopes[i] as number))
  return projectInNorm(curvature, image, weights)
}

/** With a little more on the diagonal, so that two assets that are always alike have one answer too. */
function curvatureAt(relatives: Relatives, weights: readonly number[]): number[][] {
  const size = weights.length
  const all = Array.from({ length: size }, () => new Array<number>(size).fill(0))
  for (const row of relatives) {
    const grown = dot(weights, row)
    for (let i = 0; i < size; i += 1) {
      const of = all[i] as number[]
      const part = (row[i] as number) / grown / grown
      for (let j = 0; j <= i; j += 1) of[j] = (of[j] as number) + part * (row[j] as number)
    }
  }
  const ridge = 1e-10 * Math.max(...all.map((row, i) => row[i] as number))
  return all.map((row, i) => row.map((value, j) => (i === j ? value + ridge : j < i ? value : ((all[j] as number[])[i] as number))))
}

/**
 * What a step gains is summed day by day, each asset against the portfolio: the difference of two log wealths, or a step whose parts do not
 * sum to zero in the last place, would drown a small gain in rounding.
 */
function walk(relatives: Relatives, from: readonly number[], goal: readonly number[]): number[] | null {
  const step = from.map((weight, i) => (goal[i] as number) - weight)
  const ways = relatives.map((row) => {
    const grown = dot(from, row)
    return step.reduce((total, part, i) => total + part * ((row[i] as number) - grown), 0) / grown
  })
  const rise = sum(ways)
  if (rise <= 0) return null
  for (let share = 1; share > 1e-12; share /= 2) {
    const gain = sum(ways.map((way) => Math.log1p(share * way)))
    if (gain >= 1e-4 * share * rise) return from.map((weight, i) => weight + share * (step[i] as number))
  }
  return null
}
