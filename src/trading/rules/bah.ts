/** Buy and hold: equal parts once. The baseline of every rule. */
import type { Rule } from '../rule.ts'
import { uniform } from '../vector.ts'

type State = { readonly assets: number }

export function bah(): Rule<State> {
  return {
    id: 'bah',
    source: 'The market: b = (1/m, …, 1/m) bought once, S = Σᵢ bᵢ·Πₜ xₜᵢ',
    parameters: {},
    start: (assets) => ({ assets }),
    update: (state) => state,
    decide: ({ assets }, held) => (held ? null : uniform(assets)),
  }
}
