/** What is wrong with a program, and where. The sentence for each code is a text of the screen. */
import type { Expression, Measure } from './tree.ts'

export const problemCodes = [
  'unknown_character',
  'expected',
  'expected_end',
  'expected_value',
  'expected_bars',
  'expected_probability',
  'expected_rebalance',
  'unknown_name',
  'unknown_name_near',
  'bars_range',
  'probability_range',
  'rebalance_range',
  'number_range',
  'too_long',
  'too_deep',
  'too_many_parts',
  'too_many_bars',
  'condition_expected',
  'value_expected',
  'number_expected',
  'price_expected',
] as const

export type ProblemCode = (typeof problemCodes)[number]
export type ProblemParams = Readonly<Record<string, string | number>>

/** A problem of the tree. */
export type TreeProblem = { readonly code: ProblemCode; readonly params: ProblemParams; readonly node: Expression | 'rebalance' }

/** A part of the text: offsets, the end excluded. */
export type Span = { readonly from: number; readonly to: number }

/** A problem of the text. Line and column begin at 1. */
export type Problem = Span & {
  readonly code: ProblemCode
  readonly params: ProblemParams
  readonly line: number
  readonly column: number
  /** The part of the tree, if the text could be parsed. */
  readonly node: Expression | 'rebalance' | null
}

export function problemAt(
  text: string,
  { from, to }: Span,
  code: ProblemCode,
  params: ProblemParams = {},
  node: Problem['node'] = null,
): Problem {
  const before = text.slice(0, from)
  const start = before.lastIndexOf('\n') + 1
  return { code, params, from, to, line: before.split('\n').length, column: [...before.slice(start)].length + 1, node }
}

/** What bounds the cost of a program. One bar costs at most `parts` steps a coin and `bars_together` prices a coin. */
export const LIMITS = {
  /** Characters of the text. */
  length: 4_000,
  /** Nodes of the tree. */
  parts: 200,
  depth: 24,
  /** Longest window, and longest time between trades. */
  bars: 1_000,
  /** Sum of the windows that differ. */
  bars_together: 3_000,
  /** Largest number in the text, without its sign. */
  number: 1e9,
  /** Nested brackets and signs in the text; more than a tree of the deepest kind needs. */
  brackets: 100,
} as const

export const MIN_BARS: Readonly<Record<Measure, number>> = { return: 1, volatility: 2, mean: 1, rsi: 2 }
export const PROBABILITY = { least: 0.001, most: 0.999 } as const
