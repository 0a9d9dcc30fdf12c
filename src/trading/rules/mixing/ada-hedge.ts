/** Several rules weighted by AdaHedge on their losses; how much of the mix is held depends on the volatility forecast for it. */
import { assert } from '#kernel/assert'
import { type Hedge, hedgeWeights, startHedge, updateHedge } from '../../experts/ada-hedge.ts'
import type { Outlook, Rule, Weights } from '../../rule.ts'
import { sum } from '../../vector.ts'
import { approach } from './approach.ts'
import { live, type Purse, trade } from './purse.ts'
import { portfolioVariance, type Risk, startRisk, updateRisk } from './risk.ts'

export type HedgedState = {
  readonly assets: number
  /** `wealth`: growth since the last round, after costs. */
  readonly purses: readonly Purse[]
  readonly hedge: Hedge
  readonly risk: Risk
  /** Of the newest bar; null: no forecast of any asset. */
  readonly outlook: Outlook | null
  /** Bars so far. */
  readonly rounds: number
}

export type AdaHedgeParameters = {
  /** Trading cost of each rule's virtual portfolio, in basis points: fee and slippage. */
  readonly cost_bps?: number
  /** Limits purchases plus sales at one bar to this share of the value; the first allocation is immediate. */
  readonly turnover_cap?: number
  /** Highest volatility a year of what is held: 0.4 is 40 %. */
  readonly target?: number
  readonly bars_per_year?: number
  /** Centre of mass of the weights of past returns, in bars: for correlations, and for volatilities without a forecast. */
  readonly memory?: number
}

/** A growth below this is a loss of everything. Its logarithm stays finite and in the sum; the rule then starts again. */
const RUIN = 1e-6
const DAYS_A_YEAR = 365

/**
 * Round loss of rule k: −ln of its growth after costs. Target: min(1, target / σ)·Σₖ pₖ·wₖ, with AdaHedge's shares p and the mix's
 * volatility a year σ by `portfolioVariance`. The remainder is cash.
 */
export function adaHedge(rules: readonly Rule[], given: AdaHedgeParameters = {}): Rule<HedgedState> {
  const { cost_bps = 15, turnover_cap = 0.1, target = 0.4, bars_per_year = DAYS_A_YEAR, memory = 16 } = given
  assert(rules.length > 0, 'a mix of at least one rule')
  return {
    id: 'adahedge',
    source: `S. de Rooij, T. van Erven, P. D. Grünwald, W. M. Koolen, "Follow the Leader If You Can, Hedge If You Must", Journal of Machine Learning Research 15 (2014): AdaHedge, over the rules ${rules.map(({ id }) => id).join(', ')}`,
    parameters: { cost_bps, turnover_cap, target, bars_per_year, memory },
    uses_forecasts: true,
    start: (assets) => ({
      assets,
      purses: rules.map((rule) => trade(rule, { state: rule.start(assets), held: null, wealth: 1 }, cost_bps)),
      hedge: startHedge(rules.length),
      risk: startRisk(assets),
      outlook: null,
      rounds: 0,
    }),
    update(state, relatives, outlook) {
      const next = state.purses.map((purse, k) => live(rules[k] as Rule, purse, relatives, cost_bps, outlook))
      return {
        ...state,
        purses: next.map((purse) => ({ ...purse, wealth: 1 })),
        hedge: updateHedge(
          state.hedge,
          next.map(({ wealth }) => -Math.log(Math.max(wealth, RUIN))),
        ),
        risk: updateRisk(state.risk, relatives, memory),
        outlook: outlook ?? null,
        rounds: state.rounds + 1,
      }
    },
    decide: (state, held) => {
      const mix = mixOf(state)
      const exposure = exposureOf(state, mix, { target, bars_per_year })
      return approach(
        held,
        mix.map((share) => share * exposure),
        turnover_cap,
      )
    },
  }
}

/** As if nothing had been forecast. */
export function withoutForecasts(state: HedgedState): HedgedState {
  return { ...state, outlook: null }
}

/** The share of the value that is held, 0 to 1, under a rule's parameters. */
export function exposureUnder({ parameters }: Rule<HedgedState>, state: HedgedState): number {
  const { target, bars_per_year } = parameters
  assert(target !== undefined && bars_per_year !== undefined, 'a rule made by adaHedge')
  return exposureOf(state, mixOf(state), { target, bars_per_year })
}

function mixOf({ assets, purses, hedge }: HedgedState): Weights {
  const shares = hedgeWeights(hedge)
  return Array.from({ length: assets }, (_, i) => sum(purses.map(({ held }, k) => (shares[k] as number) * (held?.[i] ?? 0))))
}

type Target = { readonly target: number; readonly bars_per_year: number }

function exposureOf({ risk, outlook }: HedgedState, mix: Weights, { target, bars_per_year }: Target): number {
  const variance = portfolioVariance(risk, mix, outlook, bars_per_year / DAYS_A_YEAR)
  return variance === null || variance === 0 ? 1 : Math.min(1, target / Math.sqrt(variance * bars_per_year))
}
