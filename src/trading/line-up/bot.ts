/** The definition of a bot. */
import type { Rule } from '../rule.ts'

export type BarLength = '1h' | '1d' | '1mo'

export const botVersions = ['1.0', '2.0', '4.0', '5.0', '7.0', '8.0'] as const

export type Bot = {
  /** The specification's number. */
  readonly version: (typeof botVersions)[number]
  readonly name: string
  /** Its name in the literature. */
  readonly method: string
  /** Its rule, in plain sentences. */
  readonly says: string
  readonly rule: Rule
  readonly bar: BarLength
  readonly coins: readonly string[]
  /** Initial paper money, in cents. */
  readonly capital: bigint
  /** True: the first allocation is decided on the last bar before its release; otherwise on the first bar after. */
  readonly at_once: boolean
}

/** One of these, or a member's own rule, whose version is `own-` and an id. */
export type AnyBot = Omit<Bot, 'version'> & {
  readonly version: string
  /** How many closes before its release it learns from at most; absent: all. */
  readonly learns?: number
}

/**
 * Nine of the fifteen, in the market's order: those with a long history on every large venue. A separate module, for code that doesn't
 * need the rules.
 */
export const COINS = ['BTC', 'ETH', 'XRP', 'BNB', 'SOL', 'DOGE', 'ADA', 'AVAX', 'LINK'] as const
