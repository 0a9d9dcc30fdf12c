/** A virtual portfolio that follows one rule, so that several rules can be compared and mixed. */
import type { Outlook, Rule, Weights } from '../../rule.ts'
import { distance } from '../../vector.ts'
import { drift, growth } from '../holdings.ts'

/** `wealth`: after the costs of its trades. */
export type Purse = { readonly state: unknown; readonly held: Weights | null; readonly wealth: number }

/** One bar on: its holdings change with the prices, the rule learns and trades. */
export function live(rule: Rule, purse: Purse, relatives: readonly number[], cost_bps: number, outlook?: Outlook): Purse {
  const state = rule.update(purse.state, relatives, outlook)
  if (!purse.held) return trade(rule, { ...purse, state }, cost_bps)
  const grown = growth(purse.held, relatives)
  if (!(grown > 0)) return { state, held: purse.held.map(() => 0), wealth: 0 }
  return trade(rule, { state, held: drift(purse.held, relatives, grown), wealth: purse.wealth * grown }, cost_bps)
}

/** What the rule wants now, at `cost_bps` basis points of the traded value. */
export function trade(rule: Rule, purse: Purse, cost_bps: number): Purse {
  const wanted = purse.wealth > 0 ? rule.decide(purse.state, purse.held) : null
  if (!wanted) return purse
  const cost = (cost_bps / 10_000) * distance(wanted, purse.held)
  return { ...purse, held: wanted, wealth: purse.wealth * Math.max(0, 1 - cost) }
}
