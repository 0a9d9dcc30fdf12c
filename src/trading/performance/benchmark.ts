/** Two passive benchmarks for the same coins: equal parts held, or rebalanced at every bar. At the bots' costs. */
import { type Book, bookValue, type Marks, openBook } from '../exchange/book.ts'
import { COSTS, type Costs } from '../exchange/costs.ts'
import { fillOrder } from '../exchange/fill.ts'
import { orderOf } from '../exchange/order.ts'

export type Benchmarks = { readonly hold: Book; readonly crp: Book }

/** The opening prices of both. */
export function startBenchmarks(capital: bigint, symbols: readonly string[], marks: Marks, costs: Costs = COSTS): Benchmarks {
  const book = rebalanced(openBook(capital), symbols, marks, costs)
  return { hold: book, crp: book }
}

/** At the close of a bar; they trade at the close itself, which favours them slightly. */
export function stepBenchmarks({ hold, crp }: Benchmarks, symbols: readonly string[], marks: Marks, costs: Costs = COSTS): Benchmarks {
  return { hold, crp: rebalanced(crp, symbols, marks, costs) }
}

export function benchmarkValues({ hold, crp }: Benchmarks, marks: Marks): { readonly hold: bigint; readonly crp: bigint } | null {
  const values = { hold: bookValue(hold, marks), crp: bookValue(crp, marks) }
  return values.hold === null || values.crp === null ? null : { hold: values.hold, crp: values.crp }
}

function rebalanced(book: Book, symbols: readonly string[], marks: Marks, costs: Costs): Book {
  const equal = new Map(symbols.map((symbol) => [symbol, 1 / symbols.length]))
  return fillOrder(book, orderOf(book, equal, marks), marks, costs).book
}
