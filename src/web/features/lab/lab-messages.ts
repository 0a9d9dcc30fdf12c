/** The lab worker's requests and replies. The page imports only these types; the rules load with the worker. */
import type { Fill } from '#trading/backtest/fills'

export const botChoices = ['bot_1', 'bot_2', 'bot_4', 'bot_5', 'bot_7', 'bot_8'] as const
export const ruleChoices = ['bah', 'ucrp', 'eg', 'ons', 'up', 'trend'] as const
/** Their results look best before costs. */
export const cautionary = ['pamr', 'olmar', 'rmr', 'anticor'] as const
/** Chosen with the whole series known, so it can't be followed live. */
export const hindsight = ['bcrp'] as const
/** A rule that the person wrote. */
export const ownRules = ['own'] as const

type BotChoice = (typeof botChoices)[number]
export type Choice = BotChoice | (typeof ruleChoices)[number] | (typeof cautionary)[number] | (typeof hindsight)[number] | 'own'
export function isBotChoice(choice: Choice): choice is BotChoice {
  return choice.startsWith('bot_')
}

export type LabInterval = '1h' | '1d'

type Shuffles = { readonly runs: number; readonly block: number; readonly seed: number }

export type Setup = {
  readonly choice: Choice
  /** The text of the own rule. */
  readonly program?: string | undefined
  /** `BTC` … */
  readonly coins: readonly string[]
  readonly interval: LabInterval
  /** Days in UTC, the last one included: `2026-11-20`. */
  readonly from: string
  readonly to: string
  /** Basis points of the traded value. */
  readonly cost_bps: number
  readonly band: Shuffles | null
  /** Prices of the user's own file; absent: the stored ones. */
  readonly own?: Closes | undefined
}

export type LabAsk = Pick<Setup, 'choice' | 'program' | 'interval' | 'cost_bps' | 'band'> & {
  /** `closes[t][i]`, coin i at bar t: numbers, because rules use price relatives and no money. */
  readonly closes: readonly (readonly number[])[]
}

/** Wealth after each bar, from 1 at the first close. */
export type Curve = readonly number[]

export type LabReply = {
  readonly net: Curve
  readonly gross: Curve
  readonly hold: Curve
  readonly crp: Curve
  readonly max_drawdown: number
  readonly turnover: number
  readonly band: { readonly low: Curve; readonly median: Curve; readonly high: Curve } | null
}

/** The trades of a run, for its export. */
export type FillsAsk = { readonly fills_of: Pick<LabAsk, 'choice' | 'program' | 'interval' | 'cost_bps' | 'closes'> }

export type FromWorker =
  | { readonly reply: LabReply }
  | { readonly fills: readonly Fill[] }
  | { readonly progress: number }
  | { readonly failed: string }

/** Closes of several coins at common instants. */
export type Closes = {
  readonly at: readonly string[]
  readonly closes: readonly (readonly number[])[]
  readonly source: string
}
