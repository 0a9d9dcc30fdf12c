/**
 * A run over consecutive bars: at each close the rule learns, decides and orders; the order is filled at the next price. Simulated
 * history, backtests and live trading share this sequence; live, the next price is the next recorded tick.
 */
import { assert } from '#kernel/assert'
import { type Price, toNumber } from '#kernel/price'
import type { Outlook, Rule } from '../rule.ts'
import { type Book, bookValue, type Marks, openBook } from './book.ts'
import { COSTS, type Costs } from './costs.ts'
import { decide } from './decide.ts'
import { type Fill, fillOrder } from './fill.ts'

export type Bar = {
  /** The instant of its close, in milliseconds. */
  readonly at: number
  /** In the order of the coins. */
  readonly closes: readonly Price[]
  /** Known forecasts for the time after it. */
  readonly outlook?: Outlook | undefined
}

/** The bar, the fills after its close, and the resulting book. `value` is the book's at the close, before the order. */
export type Step<State> = {
  readonly bar: Bar
  readonly state: State
  readonly value: bigint
  readonly book: Book
  readonly fills: readonly Fill[]
}

export type SessionOptions<State> = {
  readonly rule: Rule<State>
  readonly symbols: readonly string[]
  readonly capital: bigint
  readonly costs?: Costs
  /** Whether the rule learns and acts at a bar; other bars only value the book. By default all do. */
  readonly acts?: (bar: Bar) => boolean
}

/** Price relatives of a bar to one before. */
export function relativesOf(before: Bar, bar: Bar): number[] {
  return bar.closes.map((close, coin) => {
    const last = before.closes[coin]
    assert(last !== undefined, 'bars have the same coins')
    return toNumber(close) / toNumber(last)
  })
}

export function marksOf(symbols: readonly string[], prices: readonly Price[]): Marks {
  assert(symbols.length === prices.length, 'a price a coin')
  return new Map(symbols.flatMap((symbol, n) => (prices[n] === undefined ? [] : [[symbol, prices[n]] as const])))
}

/** `bars` oldest first; `next` are the first prices after each bar's close, by default the close itself, for data without finer prices. */
export function* runSession<State>(
  { rule, symbols, capital, costs = COSTS, acts = () => true }: SessionOptions<State>,
  bars: Iterable<Bar & { readonly next?: readonly Price[] }>,
): Generator<Step<State>> {
  let state = rule.start(symbols.length)
  let book = openBook(capital)
  let before: Bar | null = null
  for (const bar of bars) {
    const marks = marksOf(symbols, bar.closes)
    const value = bookValue(book, marks)
    assert(value !== null, 'every coin of a bar has a price')
    let fills: readonly Fill[] = []
    if (acts(bar)) {
      if (before) state = rule.update(state, relativesOf(before, bar), bar.outlook)
      before = bar
      const { lines } = decide(rule, state, book, symbols, marks)
      const filled = fillOrder(book, lines, marksOf(symbols, bar.next ?? bar.closes), costs)
      book = filled.book
      fills = filled.fills
    }
    yield { bar, state, value, book, fills }
  }
}
