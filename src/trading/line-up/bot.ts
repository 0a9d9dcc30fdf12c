/** What a bot of the line-up is made of. */
import type { Rule } from '../rule.ts'

export type BarLength = '1h' | '1d' | '1mo'

export type Bot = {
  /** The specification's number. */
  readonly version: '1.0' | '2.0' | '4.0' | '5.0' | '7.0'
  readonly name: string
  /** What it does, in plain sentences. */
  readonly says: string
  readonly rule: Rule
  readonly bar: BarLength
  readonly coins: readonly string[]
  /** Paper money that it begins with, in cents. */
  readonly capital: bigint
  /** It makes its first allocation on the last bar before its release, at the next tick; otherwise at its first bar after. */
  readonly at_once: boolean
}
