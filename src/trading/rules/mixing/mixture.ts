/** Several rules with separate virtual wealth; the target is their weighted sum, approached gradually. */
import { assert } from '#kernel/assert'
import type { Rule } from '../../rule.ts'
import { sum } from '../../vector.ts'
import { approach } from './approach.ts'
import { live, type Purse, trade } from './purse.ts'

type State = { readonly assets: number; readonly purses: readonly Purse[] }

export type MixtureParameters = {
  /** Trading cost of each rule's virtual portfolio, in basis points: fee and slippage. */
  readonly cost_bps?: number
  /** Limits purchases plus sales at one bar to this share of the value; the first allocation is immediate. */
  readonly turnover_cap?: number
}

/**
 * Target: Σₖ Sₖ·wₖ / ΣSₖ with Sₖ the net wealth of rule k that began with an equal purse (buy and hold of rules). Held h moves to
 * h + min(1, cap / ‖target − h‖₁)·(target − h).
 */
export function mixture(rules: readonly Rule[], { cost_bps = 15, turnover_cap = 0.1 }: MixtureParameters = {}): Rule<State> {
  assert(rules.length > 0, 'a mixture of at least one rule')
  return {
    id: 'mixture',
    source: `T. M. Cover, "Universal Portfolios" (1991): shares by wealth, over the rules ${rules.map(({ id }) => id).join(', ')}`,
    parameters: { cost_bps, turnover_cap },
    start: (assets) => ({
      assets,
      purses: rules.map((rule) => trade(rule, { state: rule.start(assets), held: null, wealth: 1 }, cost_bps)),
    }),
    update({ assets, purses }, relatives) {
      const next = purses.map((purse, k) => live(rules[k] as Rule, purse, relatives, cost_bps))
      // Only the ratios count; dividing by the largest avoids overflow.
      const richest = Math.max(...next.map(({ wealth }) => wealth))
      return { assets, purses: richest > 0 ? next.map((purse) => ({ ...purse, wealth: purse.wealth / richest })) : next }
    },
    decide: (state, held) => approach(held, targetOf(state), turnover_cap),
  }
}

function targetOf({ assets, purses }: State): number[] {
  const total = sum(purses.map(({ wealth }) => wealth))
  return Array.from({ length: assets }, (_, i) => {
    if (!(total > 0)) return 0
    return sum(purses.map(({ held, wealth }) => (wealth / total) * (held?.[i] ?? 0)))
  })
}
