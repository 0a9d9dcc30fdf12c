/** Online Newton step: follows the gradient of log wealth, measured by the curvature seen so far. */
import type { Rule } from '../rule.ts'
import { dot, uniform } from '../vector.ts'
import { projectInNorm } from './simplex-in-norm.ts'

type State = {
  /** Aₜ = Σ ∇∇ᵀ + I, by rows. */
  readonly curvature: readonly (readonly number[])[]
  /** bₜ = (1 + 1/β)·Σ∇ */
  readonly pull: readonly number[]
  /** pₜ, before the part η that is kept in equal shares. */
  readonly projected: readonly number[]
  readonly weights: readonly number[]
}

export type OnsParameters = { readonly eta?: number; readonly beta?: number; readonly delta?: number }

/**
 * ∇ = xₜ / pₜ·xₜ; pₜ₊₁ = (1 − η)·Π_A(δ·A⁻¹·b) + η/m, Π_A the projection onto the simplex in the norm of A. As A·(δ·A⁻¹·b) = δ·b, nothing is
 * inverted.
 */
export function ons({ eta = 0, beta = 1, delta = 1 / 8 }: OnsParameters = {}): Rule<State> {
  return {
    id: 'ons',
    source:
      'A. Agarwal, E. Hazan, S. Kale, R. E. Schapire, "Algorithms for Portfolio Management based on the Newton Method", ICML (2006): ONS(η, β, δ)',
    parameters: { eta, beta, delta },
    start: (assets) => ({
      curvature: Array.from({ length: assets }, (_, i) => Array.from({ length: assets }, (_, j) => (i === j ? 1 : 0))),
      pull: new Array<number>(assets).fill(0),
      projected: uniform(assets),
      weights: uniform(assets),
    }),
    update({ curvature, pull, projected, weights }, relatives) {
      const grown = dot(weights, relatives)
      const gradient = relatives.map((relative) => relative / grown)
      const nextCurvature = curvature.map((row, i) => row.map((value, j) => value + (gradient[i] as number) * (gradient[j] as number)))
      const nextPull = pull.map((value, i) => value + (1 + 1 / beta) * (gradient[i] as number))
      const image = nextPull.map((value) => delta * value)
      const nextProjected = projectInNorm(nextCurvature, image, projected)
      const even = eta / relatives.length
      return { curvature: nextCurvature, pull: nextPull, projected: nextProjected, weights: nextProjected.map((p) => (1 - eta) * p + even) }
    },
    decide: ({ weights }) => weights,
  }
}
