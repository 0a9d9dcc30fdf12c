/**
 * BFGS with Armijo's step rule: J. Nocedal, S. J. Wright, "Numerical Optimization", 2nd edition (2006), algorithm 6.1. The inverse Hessian
 * is begun again when its direction no longer descends.
 */
import { dot } from '#trading/vector'

export type Slope = { readonly value: number; readonly gradient: readonly number[] }
export type Minimum = { readonly at: readonly number[]; readonly value: number }

const ITERATIONS = 500
/** Relative to the value: steps below it are rounding. */
const PRECISION = 1e-16

export function minimise(slopeOf: (at: readonly number[]) => Slope, start: readonly number[]): Minimum {
  let at = start
  let slope = slopeOf(at)
  let inverse = identity(at.length)
  let fresh = true
  for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
    const direction = inverse.map((row) => -dot(row, slope.gradient))
    const next = search(slopeOf, at, slope, direction)
    if (next && slope.value - next.slope.value > PRECISION * Math.abs(slope.value)) {
      inverse = updated(fresh ? null : inverse, minus(next.at, at), minus(next.slope.gradient, slope.gradient))
      at = next.at
      slope = next.slope
      fresh = false
    } else if (fresh) break
    else {
      inverse = identity(at.length)
      fresh = true
    }
  }
  return { at, value: slope.value }
}

/** Halves the step until the value falls by a ten-thousandth of what the slope promises; null if it never does. */
function search(slopeOf: (at: readonly number[]) => Slope, at: readonly number[], slope: Slope, direction: readonly number[]) {
  const descent = dot(direction, slope.gradient)
  if (!(descent < 0)) return null
  // The first step moves no coordinate by more than 1.
  let step = Math.min(1, 1 / Math.max(...direction.map(Math.abs)))
  for (let halvings = 0; halvings < 60; halvings += 1, step /= 2) {
    const next = at.map((value, i) => value + step * (direction[i] as number))
    const found = slopeOf(next)
    if (found.value <= slope.value + 1e-4 * step * descent) return { at: next, slope: found }
  }
  return null
}

/** Of the inverse Hessian, for a step s that changed the gradient by y; the first one is scaled to the curvature seen. */
function updated(inverse: number[][] | null, s: readonly number[], y: readonly number[]): number[][] {
  const curvature = dot(s, y)
  const from = inverse ?? identity(s.length, curvature > 0 ? curvature / dot(y, y) : 1)
  if (!(curvature > 0)) return from
  const changed = from.map((row) => dot(row, y))
  const factor = (1 + dot(y, changed) / curvature) / curvature
  return from.map((row, i) =>
    row.map((one, j) => one + factor * product(s, s, i, j) - (product(changed, s, i, j) + product(s, changed, i, j)) / curvature),
  )
}

function product(a: readonly number[], b: readonly number[], i: number, j: number): number {
  return (a[i] as number) * (b[j] as number)
}

function identity(size: number, scale = 1): number[][] {
  return Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_one, j) => (i === j ? scale : 0)))
}

function minus(a: readonly number[], b: readonly number[]): number[] {
  return a.map((one, i) => one - (b[i] as number))
}
