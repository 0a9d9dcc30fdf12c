/** Projection onto the simplex in a norm given by a matrix. */

import { dot, normalise, sum } from '../vector.ts'
import { factorise, type Matrix, solve } from './cholesky.ts'

/** Tolerance, relative to the slopes, before an excluded asset is added. */
const TOLERANCE = 1e-11

/**
 * argmin (q − x)ᵀA(q − x) over q ≥ 0, Σq = 1, for positive definite A; given is `image` = A·x, which spares inverting A. `from`: a
 * portfolio to begin at. Primal active set (Nocedal and Wright, "Numerical Optimization", 2006, algorithm 16.3): solve on the assets that
 * take part, walk there until one reaches zero and leave it out; at the solution take in the one whose slope says that it was wronged most.
 */
export function projectInNorm(matrix: Matrix, image: readonly number[], from: readonly number[]): number[] {
  const q = normalise(from.map((value) => Math.max(value, 0)))
  let taking = q.flatMap((value, i) => (value > 0 ? [i] : []))
  for (let round = 0; round < 20 + 10 * q.length; round += 1) {
    const goal = solveOn(matrix, image, taking)
    const step = longestStep(q, goal, taking)
    taking.forEach((i, k) => {
      q[i] = Math.max(0, (q[i] as number) + step.length * ((goal[k] as number) - (q[i] as number)))
    })
    if (step.blocking !== null) {
      q[step.blocking] = 0
      taking = taking.filter((i) => i !== step.blocking)
      continue
    }
    const wronged = mostWronged(matrix, image, q, taking)
    if (wronged === null) break
    taking = [...taking, wronged].sort((a, b) => a - b)
  }
  return normalise(q)
}

/** The minimum on Σq = 1 over the active assets, ignoring signs: q = u + λv with A·u = image, A·v = 1. */
function solveOn(matrix: Matrix, image: readonly number[], taking: readonly number[]): number[] {
  const lower = factorise(matrix, taking)
  const right = taking.map((i) => image[i] as number)
  const ones = new Array<number>(taking.length).fill(1)
  const v = solve(lower, ones)
  const u = solve(lower, right)
  const lambda = (1 - sum(u)) / sum(v)
  return u.map((value, k) => value + lambda * (v[k] as number))
}

function longestStep(
  q: readonly number[],
  goal: readonly number[],
  taking: readonly number[],
): { length: number; blocking: number | null } {
  let length = 1
  let blocking: number | null = null
  taking.forEach((i, k) => {
    const here = q[i] as number
    const there = goal[k] as number
    // Written so that a NaN goal blocks at once.
    if (there >= 0 || taking.length === 1) return
    const share = there < 0 ? here / (here - there) : 0
    if (share < length) {
      length = share
      blocking = i
    }
  })
  return { length, blocking }
}

/** The excluded asset with the steepest descent, relative to the active assets' common slope. */
function mostWronged(matrix: Matrix, image: readonly number[], q: readonly number[], taking: readonly number[]): number | null {
  const slopes = q.map((_, i) => dot(matrix[i] as readonly number[], q) - (image[i] as number))
  const common = sum(taking.map((i) => slopes[i] as number)) / taking.length
  const scale = Math.max(1, ...image.map(Math.abs))
  let lowest = common - TOLERANCE * scale
  let wronged: number | null = null
  slopes.forEach((slope, i) => {
    if (slope >= lowest || taking.includes(i)) return
    lowest = slope
    wronged = i
  })
  return wronged
}
