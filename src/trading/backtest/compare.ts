/** Several rules over the same prices, side by side. */
import type { Rule } from '../rule.ts'
import { type Costs, type Relatives, type Run, simulate } from './simulate.ts'

export type Line = { readonly id: string; readonly run: Run; readonly final_wealth: number; readonly final_gross: number }

/** In the order of the rules. Progress counts the bars of all of them. */
export function compareRules(rules: readonly Rule[], relatives: Relatives, { cost_bps = 0, onProgress }: Costs = {}): readonly Line[] {
  const all = rules.length * relatives.length
  return rules.map((rule, n) => {
    const run = simulate(rule, relatives, { cost_bps, onProgress: (done) => onProgress?.(n * relatives.length + done, all) })
    return { id: rule.id, run, final_wealth: run.net.at(-1) ?? 1, final_gross: run.gross.at(-1) ?? 1 }
  })
}
