/** `--search` and `--walk-forward` of the backtest command: what a result is worth after so many tries. */
import type { Relatives } from '../../src/trading/backtest/index.ts'
import { judge, tryParameters } from '../../src/trading/evidence/search.ts'
import { gridChoices, randomChoices, searched } from '../../src/trading/evidence/search-space.ts'
import { walkForward } from '../../src/trading/evidence/walk-forward.ts'
import type { RuleId } from '../../src/trading/rules/index.ts'
import { seeded } from '../../src/trading/seeded.ts'

export type Evidence = {
  /** Runs of a search; of a walk-forward, the choices in each fit window. */
  readonly trials: number
  readonly seed: number
  /** Bars of a fit window and of the test window after it. */
  readonly fit: number
  readonly test: number
  readonly cost_bps: number
}

type Answer = Readonly<Record<string, unknown>> | string

/** The figures, or a sentence on why there are none. */
export function search(rule: RuleId, relatives: Relatives, { trials, seed, cost_bps }: Evidence): Answer {
  const space = searched[rule]
  if (!space) return `${rule} has no parameter to search.`
  if (relatives.length < 60) return 'A search needs at least 60 bars.'
  const runs = randomChoices(space, trials, seeded(seed)).map((choice) => tryParameters(rule, choice, relatives, cost_bps))
  const found = judge(runs.filter((run) => typeof run !== 'string'))
  if (!found) return 'No trial has a return that varies.'
  const { best, ...figures } = found
  return { strategy: rule, ...figures, parameters: best.parameters, sharpe: best.sharpe, final_wealth: best.final_wealth }
}

export function walk(rule: RuleId, relatives: Relatives, { trials, fit, test, cost_bps }: Evidence): Answer {
  const space = searched[rule]
  if (!space) return `${rule} has no parameter to search.`
  if (relatives.length < fit + test) return `A walk-forward with windows of ${fit} and ${test} bars needs at least ${fit + test}.`
  const { windows, efficiency } = walkForward(rule, gridChoices(space, trials), relatives, { fit, test, cost_bps })
  return { strategy: rule, efficiency, windows }
}
