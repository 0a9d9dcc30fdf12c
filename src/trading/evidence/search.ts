/** Tries many parameters of one rule on the same past, and says how much of the best result luck explains. */
import { type Relatives, simulate } from '../backtest/simulate.ts'
import { makeRule, type RuleId } from '../rules/index.ts'
import { deflatedSharpe, expectedBest, momentsOf, returnsOf } from './deflated-sharpe.ts'
import { overfittingProbability } from './overfitting.ts'
import type { Parameters } from './search-space.ts'

export type Trial = {
  readonly parameters: Parameters
  /** Per bar; 0 without variance. */
  readonly sharpe: number
  readonly final_wealth: number
  readonly returns: readonly number[]
}

/** How good the best of so many trials is beside what luck shows. */
export type Luck = {
  readonly trials: number
  /** Best Sharpe ratio per bar that so many trials show without any skill. */
  readonly expected_best: number
  /** Chance that the best one's true Sharpe ratio is above that. */
  readonly deflated_sharpe: number
}

export type Judgement = Luck & { readonly best: Trial; readonly overfitting_probability: number }

/** From here on a result counts as more than luck. */
export const REAL = 0.95

export function tryParameters(rule: RuleId, parameters: Parameters, relatives: Relatives, cost_bps: number): Trial | string {
  const made_rule = makeRule(rule, parameters)
  if (typeof made_rule === 'string') return made_rule
  const { net } = simulate(made_rule, relatives, { cost_bps })
  const returns = returnsOf(net)
  const moments = momentsOf(returns)
  return { parameters, sharpe: moments ? moments.mean / moments.deviation : 0, final_wealth: net.at(-1) ?? 1, returns }
}

/** At least two trials over one past; null without a return that varies. */
export function judge(trials: readonly Trial[]): Judgement | null {
  if (trials.length < 2) return null
  const luck = weighLuck(trials, trials.length)
  if (!luck) return null
  const length = Math.max(...trials.map(({ returns }) => returns.length))
  // A ruined trial has no returns after its end.
  const padded = trials.map(({ returns }) => [...returns, ...new Array<number>(length - returns.length).fill(0)])
  return { ...luck, best: bestOf(trials), overfitting_probability: overfittingProbability(padded) }
}

/**
 * The best of these trials, after `count` trials in all: earlier ones of the same rules count too. Their variance is that of these trials;
 * a single one has that of its own estimate.
 */
export function weighLuck(trials: readonly Trial[], count: number): Luck | null {
  const best = bestOf(trials)
  const moments = momentsOf(best.returns)
  if (!moments) return null
  const all = { count: Math.max(count, trials.length), variance: varianceOf(trials) ?? 1 / (moments.n - 1) }
  return {
    trials: all.count,
    expected_best: expectedBest(all),
    deflated_sharpe: deflatedSharpe({ ...moments, sharpe: best.sharpe, periods: moments.n }, all),
  }
}

function bestOf(trials: readonly Trial[]): Trial {
  return trials.reduce((a, b) => (b.sharpe > a.sharpe ? b : a))
}

/** Of their Sharpe ratios; null for a single trial. */
function varianceOf(trials: readonly Trial[]): number | null {
  if (trials.length < 2) return null
  const mean = trials.reduce((sum, { sharpe }) => sum + sharpe, 0) / trials.length
  return trials.reduce((sum, { sharpe }) => sum + (sharpe - mean) ** 2, 0) / (trials.length - 1)
}
