/** Exponentiated gradient: shifts weight towards assets that have just risen. */
import type { Rule } from '../rule.ts'
import { dot, normalise, uniform } from '../vector.ts'

type State = { readonly weights: readonly number[] }

/** bₜ₊₁,ᵢ = bₜ,ᵢ·exp(η·xₜ,ᵢ / bₜ·xₜ) / Z, from b₁ = (1/m, …, 1/m). */
export function eg({ eta = 0.05 }: { readonly eta?: number } = {}): Rule<State> {
  return {
    id: 'eg',
    source:
      'D. P. Helmbold, R. E. Schapire, Y. Singer, M. K. Warmuth, "On-Line Portfolio Selection Using Multiplicative Updates", Mathematical Finance 8 (1998): EG(η)',
    parameters: { eta },
    start: (assets) => ({ weights: uniform(assets) }),
    update({ weights }, relatives) {
      const grown = dot(weights, relatives)
      // Only differences of the exponents count; subtracting the largest avoids overflow.
      const largest = Math.max(...relatives)
      return { weights: normalise(weights.map((weight, i) => weight * Math.exp((eta * ((relatives[i] as number) - largest)) / grown))) }
    },
    decide: ({ weights }) => weights,
  }
}
