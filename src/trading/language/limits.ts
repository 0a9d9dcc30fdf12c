/** What bounds the cost of a program. One bar costs at most `parts` steps a coin and `bars_together` prices a coin. */
import type { Measure } from './tree.ts'

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
