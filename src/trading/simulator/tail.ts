/**
 * Student's t as a mixture of normals: √V·N with V = ν/χ²(ν) (W. S. Gosset, The probable error of a mean, Biometrika 6, 1908). V is capped, which
 * bounds the tails: every moment is finite, and so is E[e^x], which a t's is not. Scaled so that E[V] = 1.
 */
import { exp } from './exponential.ts'

const STEPS = 4_000
/** Beyond twelve standard deviations a normal contributes nothing. */
const FARTHEST = 12

/** min(ν/χ², cap), where χ² is the sum of the ν squared deviates from `at` on; not scaled. */
export function mixtureOf(deviates: Float64Array, at: number, degrees: number, cap: number): number {
  let squares = 0
  for (let index = at; index < at + degrees; index += 1) squares += (deviates[index] as number) * (deviates[index] as number)
  return squares * cap <= degrees ? cap : degrees / squares
}

/** E[min(ν/χ², cap)^power], by Simpson's rule over χ, whose density is proportional to x^(ν−1)·e^(−x²/2). */
export function mixtureMoment(degrees: number, cap: number, power: 1 | 2): number {
  let mass = 0
  let moment = 0
  for (let step = 1; step <= STEPS; step += 1) {
    const x = (FARTHEST * step) / STEPS
    let density = (step === STEPS ? 1 : step % 2 === 1 ? 4 : 2) * exp((-x * x) / 2)
    for (let factor = 1; factor < degrees; factor += 1) density *= x
    const value = Math.min(degrees / (x * x), cap)
    mass += density
    moment += density * (power === 1 ? value : value * value)
  }
  return moment / mass
}
