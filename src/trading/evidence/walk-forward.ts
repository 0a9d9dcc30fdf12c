/** Chooses parameters on one window of the past and uses them on the next, again and again: what the search would have earned unseen. */
import { type Relatives, simulate } from '../backtest/simulate.ts'
import { makeRule, type RuleId } from '../rules/index.ts'
import { tryParameters } from './search.ts'
import type { Parameters } from './search-space.ts'

export type Plan = {
  /** Bars of a fit window, and of the test window after it. */
  readonly fit: number
  readonly test: number
  readonly cost_bps: number
}

export type Window = {
  /** First bar of the fit window; the test begins at `from + fit`. */
  readonly from: number
  readonly chosen: Parameters
  /** Growth per bar, as a logarithm: of the chosen parameters in the fit window, and in the test window. */
  readonly inside: number
  readonly outside: number
}

export type WalkForward = {
  readonly windows: readonly Window[]
  /** Mean growth in the tests over mean growth in the fits: 1 keeps all of it, 0 none. Null if the fits did not grow. */
  readonly efficiency: number | null
}

/** A test window starts from an empty portfolio and a rule that has seen its fit window. */
export function walkForward(rule: RuleId, choices: readonly Parameters[], relatives: Relatives, plan: Plan): WalkForward {
  const windows = startsOf(relatives.length, plan)
    .map((from) => walkWindow(rule, choices, relatives, { ...plan, from }))
    .filter((window) => window !== null)
  return { windows, efficiency: efficiencyOf(windows) }
}

/** First bars of the fit windows. */
export function startsOf(bars: number, { fit, test }: Pick<Plan, 'fit' | 'test'>): number[] {
  return Array.from({ length: Math.max(0, Math.floor((bars - fit - test) / test) + 1) }, (_, n) => n * test)
}

/** One fit window with its test window; null if the rule takes none of the choices. */
export function walkWindow(
  rule: RuleId,
  choices: readonly Parameters[],
  relatives: Relatives,
  { fit, test, cost_bps, from }: Plan & { readonly from: number },
): Window | null {
  const trials = choices.map((parameters) => tryParameters(rule, parameters, relatives.slice(from, from + fit), cost_bps))
  const good = trials.filter((trial) => typeof trial !== 'string')
  if (good.length === 0) return null
  const best = good.reduce((a, b) => (b.final_wealth > a.final_wealth ? b : a))
  const both = growth(rule, best.parameters, relatives.slice(from, from + fit + test), cost_bps)
  const start = both[fit] as number
  return {
    from,
    chosen: best.parameters,
    inside: Math.log(best.final_wealth) / fit,
    outside: Math.log((both[fit + test] as number) / start) / test,
  }
}

export function efficiencyOf(windows: readonly Window[]): number | null {
  const inside = windows.reduce((sum, one) => sum + one.inside, 0)
  const outside = windows.reduce((sum, one) => sum + one.outside, 0)
  return inside > 0 ? outside / inside : null
}

function growth(rule: RuleId, parameters: Parameters, relatives: Relatives, cost_bps: number): readonly number[] {
  const made_rule = makeRule(rule, parameters)
  if (typeof made_rule === 'string') throw new Error(made_rule)
  return simulate(made_rule, relatives, { cost_bps }).net
}
