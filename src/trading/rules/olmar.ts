/** On-line moving average reversion: bets that each price returns to its mean of the last bars. */
import type { Rule } from '../rule.ts'
import { uniform } from '../vector.ts'
import { reachFor } from './revert.ts'

type State = {
  readonly weights: readonly number[]
  /** The last `window` relatives, newest first. */
  readonly recent: readonly (readonly number[])[]
}

/**
 * x̃ₜ₊₁ = (1 + 1/xₜ + 1/(xₜ·xₜ₋₁) + … ) / w, the mean of the last w prices over the newest one; before w bars were seen, xₜ. Then
 * bₜ₊₁ = Π(bₜ + λ·(x̃ − mean x̃)), see `reachFor`.
 */
export function olmar({ window = 5, eps = 10 }: { readonly window?: number; readonly eps?: number } = {}): Rule<State> {
  return {
    id: 'olmar',
    source: 'B. Li, S. C. H. Hoi, "On-Line Portfolio Selection with Moving Average Reversion", ICML (2012): OLMAR-1',
    parameters: { window, eps },
    start: (assets) => ({ weights: uniform(assets), recent: [] }),
    update({ weights, recent }, relatives) {
      const next = [relatives, ...recent].slice(0, window)
      return { weights: reachFor(weights, next.length < window ? relatives : meanOverNewest(next), eps), recent: next }
    },
    decide: ({ weights }) => weights,
  }
}

function meanOverNewest(recent: readonly (readonly number[])[]): number[] {
  return (recent[0] as readonly number[]).map((_, i) => {
    let price = 1
    let total = 0
    for (const row of recent) {
      total += price
      price /= row[i] as number
    }
    return total / recent.length
  })
}
