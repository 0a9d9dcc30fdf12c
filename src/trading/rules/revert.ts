/** The step that PAMR, OLMAR and RMR share: along the assets' deviations from their mean, then projected onto the simplex. */

import { dot, mean } from '../vector.ts'
import { projectOntoSimplex } from './simplex.ts'

/** Π(b + λ·(x̃ − mean x̃)), with λ = `push` / ‖x̃ − mean x̃‖²; b itself where all of x̃ is alike. */
export function stepAlong(weights: readonly number[], expected: readonly number[], push: number): number[] {
  const centre = mean(expected)
  const apart = expected.map((value) => value - centre)
  const size = dot(apart, apart)
  if (!(size > 0) || push === 0) return [...weights]
  return projectOntoSimplex(weights.map((weight, i) => weight + (push / size) * (apart[i] as number)))
}

/** OLMAR's update: the nearest portfolio that is expected to make at least `epsilon`. λ = max(0, (ε − b·x̃) / ‖x̃ − mean x̃‖²). */
export function reachFor(weights: readonly number[], expected: readonly number[], epsilon: number): number[] {
  return stepAlong(weights, expected, Math.max(0, epsilon - dot(weights, expected)))
}
