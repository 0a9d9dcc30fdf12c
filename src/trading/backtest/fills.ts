/** The trades of a backtest, one by one. */
import type { Rule, Weights } from '../rule.ts'
import { drift, growth } from '../rules/holdings.ts'
import { distance } from '../vector.ts'
import type { Relatives } from './simulate.ts'

export type Fill = {
  /** Traded at the close before this bar. */
  readonly bar: number
  readonly asset: number
  /** Of the wealth that begins with 1, before the cost of the trade; negative is a sale. */
  readonly value: number
  /** Its part of the cost. */
  readonly cost: number
}

/** The same fold as `simulate`: costs of all fills of a bar are what its net wealth loses. */
export function fillsOf<State>(rule: Rule<State>, relatives: Relatives, cost_bps: number): Fill[] {
  const fills: Fill[] = []
  let state = rule.start(relatives[0]?.length ?? 0)
  let held: Weights | null = null
  let wealth = 1
  for (const [bar, row] of relatives.entries()) {
    if (bar > 0) state = rule.update(state, relatives[bar - 1] as readonly number[])
    const wanted = rule.decide(state, held)
    const before: Weights | null = held
    for (const [asset, share] of wanted?.entries() ?? []) {
      const value = (share - (before?.[asset] ?? 0)) * wealth
      if (value !== 0) fills.push({ bar, asset, value, cost: (cost_bps / 10_000) * Math.abs(value) })
    }
    const traded = wanted ? distance(wanted, before) : 0
    held = wanted ?? before
    const grown: number = held ? Math.max(0, growth(held, row)) : 1
    wealth *= Math.max(0, 1 - (cost_bps / 10_000) * traded) * grown
    if (wealth === 0) return fills
    held = held && drift(held, row, grown)
  }
  return fills
}
