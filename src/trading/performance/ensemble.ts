/**
 * An ensemble's inner record, bar by bar: shares of its rules, regret and its bound, and two paper books that differ in one thing: one uses
 * the forecasts, the other only past volatility. Both are filled at the close, at the same costs.
 */
import { assert } from '#kernel/assert'
import { type Book, bookValue, openBook } from '../exchange/book.ts'
import { COSTS } from '../exchange/costs.ts'
import { decide } from '../exchange/decide.ts'
import { fillOrder } from '../exchange/fill.ts'
import { type Bar, marksOf, relativesOf } from '../exchange/session.ts'
import { hedgeWeights, regretBound, regretOf } from '../experts/ada-hedge.ts'
import type { Rule } from '../rule.ts'
import { exposureUnder, type HedgedState, withoutForecasts } from '../rules/index.ts'

export type EnsembleOptions = { readonly rule: Rule<HedgedState>; readonly symbols: readonly string[]; readonly capital: bigint }

export type EnsembleRecord = {
  readonly state: HedgedState
  /** The newest bar. */
  readonly last: Bar | null
  readonly own: Book
  readonly without: Book
}

/** After a bar's close. Shares and growth are parts of one: 0.25 is 25 %. */
export type EnsemblePoint = {
  readonly at: number
  /** In the order of the rules. */
  readonly shares: readonly number[]
  /** Share of the value that is held, and what it would be without forecasts. */
  readonly exposure: number
  readonly exposure_without: number
  /** Assets with a forecast. */
  readonly forecasts: number
  /** Of the log growth after costs, since the first bar: by how much the mix is behind its best rule, and the most that it can be. */
  readonly regret: number
  readonly bound: number
  /** Growth of both books since the first traded bar, before this bar's order. */
  readonly net: number
  readonly net_without: number
}

export function startEnsembleRecord({ rule, symbols, capital }: EnsembleOptions): EnsembleRecord {
  return { state: rule.start(symbols.length), last: null, own: openBook(capital), without: openBook(capital) }
}

/** `trades` false: the rule only learns. */
export function stepEnsembleRecord(
  { rule, symbols, capital }: EnsembleOptions,
  record: EnsembleRecord,
  bar: Bar,
  trades: boolean,
): { readonly record: EnsembleRecord; readonly point: EnsemblePoint } {
  const state = record.last ? rule.update(record.state, relativesOf(record.last, bar), bar.outlook) : record.state
  const blind = withoutForecasts(state)
  const marks = marksOf(symbols, bar.closes)
  const growthOf = (book: Book) => {
    const value = bookValue(book, marks)
    assert(value !== null, 'every coin of a bar has a price')
    return Number(value) / Number(capital) - 1
  }
  const traded = (book: Book, seen: HedgedState) =>
    trades ? fillOrder(book, decide(rule, seen, book, symbols, marks).lines, marks, COSTS).book : book
  const point: EnsemblePoint = {
    at: bar.at,
    shares: hedgeWeights(state.hedge),
    exposure: exposureUnder(rule, state),
    exposure_without: exposureUnder(rule, blind),
    forecasts: state.outlook?.filter((variance) => variance !== null).length ?? 0,
    regret: regretOf(state.hedge),
    bound: regretBound(state.hedge),
    net: growthOf(record.own),
    net_without: growthOf(record.without),
  }
  return { record: { state, last: bar, own: traded(record.own, state), without: traded(record.without, blind) }, point }
}
