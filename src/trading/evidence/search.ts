/** Tries many parameters of one rule on the same past, and says how much of the best result luck explains. */
import { type Relatives, simulate } from '../backtest/simulate.ts'
import { makeRule, type RuleId } from '../rules/index.ts'
import { deflatedSharpe, expectedBest } from './deflated-sharpe.ts'
import { momentsOf, returnsOf } from './moments.ts'
import { overfittingProbability } from './overfitting.ts'
import type { Parameters } from './search-space.ts'

export type Trial = {
  readonly parameters: Parameters
  /** Per bar; 0 without variance. */
  readonly sharpe: number
  readonly final_wealth: number
  readonly returns: readonly number[]
}

export type Judgement = {
  readonly trials: number
  readonly best: Trial
  /** Best Sharpe ratio per bar that so many trials show without any skill. */
  readonly expected_best: number
  /** Chance that the best one's true Sharpe ratio is above that. */
  readonly deflated_sharpe: number
  readonly overfitting_probability: number
}

export function tryParameters(rule: RuleId, parameters: Parameters, relatives: Relatives, cost_bps: number): Trial | string {
  const made = makeRule(rule, parameters)
  if (typeof made === 'string') return made
  const { net } = simulate(made, relatives, { cost_bps })
  const returns = returnsOf(net)
  const moments = momentsOf(returns)
  return { parameters, sharpe: moments ? moments.mean / moments.deviation : 0, final_wealth: net.at(-1) ?? 1, returns }
}

/** At least two trials over one past; null without a return that varies. */
export function judge(trials: readonly Trial[]): Judgement | null {
  const best = trials.reduce((a, b) => (b.sharpe > a.sharpe ? b : a))
  const moments = momentsOf(best.returns)
  if (!moments || trials.length < 2) return null
  const mean = trials.reduce((sum, { sharpe }) => sum + sharpe, 0) / trials.length
  const variance = trials.reduce((sum, { sharpe }) => sum + (sharpe - mean) ** 2, 0) / (trials.length - 1)
  const all = { count: trials.length, variance }
  const length = Math.max(...trials.map(({ returns }) => returns.length))
  // A ruined trial has no returns after its end.
  const padded = trials.map(({ returns }) => [...returns, ...new Array<number>(length - returns.length).fill(0)])
  return {
    trials: trials.length,
    best,
    expected_best: expectedBest(all),
    deflated_sharpe: deflatedSharpe({ ...moments, sharpe: best.sharpe, periods: moments.n }, all),
    overfitting_probability: overfittingProbability(padded),
  }
}
