/** Constant rebalanced portfolio, equal parts: sells what has grown and buys what has shrunk, at intervals. */
import type { Rule } from '../rule.ts'
import { uniform } from '../vector.ts'

type State = { readonly assets: number; readonly bars: number }

const SOURCE =
  'T. M. Cover, "Universal Portfolios", Mathematical Finance 1 (1991): constant rebalanced portfolio, S = Πₜ b·xₜ with b = (1/m, …, 1/m)'

/** Rebalances at every bar; with monthly bars, every month. */
export function ucrp(): Rule<State> {
  return { ...everySoManyBars(1), id: 'ucrp', parameters: {} }
}

/** The same on shorter bars: rebalances at each `every`-th. 30 daily bars are about a month. */
export function monthly({ every = 30 }: { readonly every?: number } = {}): Rule<State> {
  return { ...everySoManyBars(every), id: 'monthly', parameters: { every } }
}

function everySoManyBars(every: number): Omit<Rule<State>, 'id' | 'parameters'> {
  return {
    source: SOURCE,
    start: (assets) => ({ assets, bars: 0 }),
    update: ({ assets, bars }) => ({ assets, bars: bars + 1 }),
    decide: ({ assets, bars }, held) => (held === null || bars % every === 0 ? uniform(assets) : null),
  }
}
