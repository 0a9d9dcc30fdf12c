/** From text to a tree that is known to be valid, and from a valid tree to a rule. */
import type { Rule } from '../rule.ts'
import { findingsOf } from './check.ts'
import { evaluatorOf, holdable } from './evaluate.ts'
import { addBar, type History, rsiWindows, startHistory, usesForecasts, warmUpOf } from './history.ts'
import { parseProgram } from './parse.ts'
import { printProgram } from './print.ts'
import { type Problem, problemAt } from './problem.ts'
import type { Program } from './tree.ts'

export type CompiledText = {
  /** Null where the text can't be parsed. */
  readonly program: Program | null
  /** None: the program can run. */
  readonly problems: readonly Problem[]
}

export function readProgram(text: string): CompiledText {
  const parsed = parseProgram(text)
  if ('problem' in parsed) return { program: null, problems: [parsed.problem] }
  const { program, places } = parsed
  const whole = { from: 0, to: text.length }
  const problems = findingsOf(program).map(({ node, code, params }) => problemAt(text, places.get(node) ?? whole, code, params, node))
  return { program, problems: problems.sort((a, b) => a.from - b.from) }
}

/** The rule of a text, or its problems. */
export function ruleOfText(text: string): Rule<History> | { readonly problems: readonly Problem[] } {
  const { program, problems } = readProgram(text)
  return program && problems.length === 0 ? ruleOfProgram(program) : { problems }
}

/**
 * A fold over bars like any other rule. Its state has past relatives only, and forecasts are made from them, so a weight can't depend on a
 * later bar. Buys nothing until its longest window is full.
 */
export function ruleOfProgram(program: Program): Rule<History> {
  const { weight, rebalance } = program
  const warmUp = warmUpOf(weight)
  const windows = rsiWindows(weight)
  const forecasts = usesForecasts(weight)
  const valuesOf = evaluatorOf(weight)
  const trades = ({ bars }: History, holds: boolean) => !holds || (rebalance !== 'once' && bars % rebalance === 0)
  return {
    id: 'own',
    source: printProgram(program),
    parameters: {},
    start: (assets) => startHistory(assets, windows, forecasts),
    update: (history, relatives) => addBar(history, relatives, warmUp),
    decide(history, held) {
      if (history.bars < warmUp || !trades(history, held !== null)) return null
      return holdable(valuesOf(history))
    },
  }
}
