/** From a rule's state to an order. Live trading, simulated history, backtests and re-runs all use this function. */
import type { Rule } from '../rule.ts'
import type { Book, Marks } from './book.ts'
import { type OrderLine, orderOf } from './order.ts'
import { sharesOf } from './shares.ts'

export type Decision = {
  readonly weights: readonly number[] | null
  /** Empty: no trade. */
  readonly lines: readonly OrderLine[]
}

export function decide<State>(rule: Rule<State>, state: State, book: Book, symbols: readonly string[], marks: Marks): Decision {
  const weights = rule.decide(state, sharesOf(book, symbols, marks))
  if (!weights) return { weights, lines: [] }
  const target = new Map(symbols.map((symbol, n) => [symbol, weights[n] ?? 0]))
  return { weights, lines: orderOf(book, target, marks) }
}
