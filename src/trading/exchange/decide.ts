/** From a rule's state to an order. Live trading, simulated history, backtests and re-runs all use this function. */

import { worth } from '#kernel/price'
import type { Rule, Weights } from '../rule.ts'
import { type Book, bookValue, type Marks, positionOf } from './book.ts'
import { type OrderLine, orderOf } from './order.ts'

export type Decision = {
  /** Shares of the book before it; null: it had never traded. */
  readonly held: Weights | null
  readonly weights: readonly number[] | null
  /** Empty: no trade. */
  readonly lines: readonly OrderLine[]
}

export function decide<State>(rule: Rule<State>, state: State, book: Book, symbols: readonly string[], marks: Marks): Decision {
  const held = sharesOf(book, symbols, marks)
  const weights = rule.decide(state, held)
  if (!weights) return { held, weights, lines: [] }
  const target = new Map(symbols.map((symbol, n) => [symbol, weights[n] ?? 0]))
  return { held, weights, lines: orderOf(book, target, marks) }
}

/** Null before the first trade; zeros once the book is worthless. */
function sharesOf(book: Book, symbols: readonly string[], marks: Marks): Weights | null {
  if (book.traded === 0n) return null
  const value = bookValue(book, marks)
  return symbols.map((symbol) => {
    const mark = marks.get(symbol)
    if (mark === undefined || value === null || value <= 0n) return 0
    return Number(worth(positionOf(book, symbol).quantity, mark)) / Number(value)
  })
}
