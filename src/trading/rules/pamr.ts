/** Passive aggressive mean reversion: moves value from assets that have just risen to those that have just fallen. */
import type { Rule } from '../rule.ts'
import { dot, uniform } from '../vector.ts'
import { stepAlong } from './revert.ts'

type State = { readonly weights: readonly number[] }

/** bₜ₊₁ = Π(bₜ − τ·(xₜ − x̄ₜ·1)), τ = max(0, bₜ·xₜ − ε) / ‖xₜ − x̄ₜ·1‖². */
export function pamr({ eps = 0.5 }: { readonly eps?: number } = {}): Rule<State> {
  return {
    id: 'pamr',
    source:
      'B. Li, P. Zhao, S. C. H. Hoi, V. Gopalkrishnan, "PAMR: Passive aggressive mean reversion strategy for portfolio selection", Machine Learning 87 (2012): algorithm 1, PAMR',
    parameters: { eps },
    start: (assets) => ({ weights: uniform(assets) }),
    update: ({ weights }, relatives) => ({ weights: stepAlong(weights, relatives, -Math.max(0, dot(weights, relatives) - eps)) }),
    decide: ({ weights }) => weights,
  }
}
