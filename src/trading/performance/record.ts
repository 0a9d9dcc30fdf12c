/** A session as a record: the book's value and both benchmarks at each bar. */
import { assert } from '#kernel/assert'
import type { Price } from '#kernel/price'
import { type Book, bookValue, type Marks, openBook } from '../exchange/book.ts'
import { COSTS, type Costs } from '../exchange/costs.ts'
import { fillOrder } from '../exchange/fill.ts'
import { orderOf } from '../exchange/order.ts'
import { type Bar, marksOf, runSession, type SessionOptions } from '../exchange/session.ts'
import type { Point } from './point.ts'

export type Recorded = { readonly point: Point; readonly book: Book }

/** Each point is the close of its bar, before its fills. The benchmarks start at the first bar. */
export function* runRecord<State>(
  options: SessionOptions<State>,
  bars: Iterable<Bar & { readonly next?: readonly Price[] }>,
): Generator<Recorded> {
  const { symbols, capital, costs, acts = () => true } = options
  let benchmarks: Benchmarks | null = null
  let spent = 0n
  for (const { bar, value, book } of runSession(options, bars)) {
    const marks = marksOf(symbols, bar.closes)
    const benchmark = benchmarks ? benchmarkValues(benchmarks, marks) : { hold: capital, crp: capital }
    assert(benchmark, 'every coin of a bar has a price')
    yield { point: { at: bar.at, net: value, gross: value + spent, ...benchmark }, book }
    spent = book.costs
    if (!benchmarks) benchmarks = startBenchmarks(capital, symbols, marks, costs)
    else if (acts(bar)) benchmarks = stepBenchmarks(benchmarks, symbols, marks, costs)
  }
}

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

/** Two passive benchmarks for the same coins: equal parts held, or rebalanced at every bar. At the bots' costs. */
export function benchmarkValues({ hold, crp }: Benchmarks, marks: Marks): { readonly hold: bigint; readonly crp: bigint } | null {
  const values = { hold: bookValue(hold, marks), crp: bookValue(crp, marks) }
  return values.hold === null || values.crp === null ? null : { hold: values.hold, crp: values.crp }
}

function rebalanced(book: Book, symbols: readonly string[], marks: Marks, costs: Costs): Book {
  const equal = new Map(symbols.map((symbol) => [symbol, 1 / symbols.length]))
  return fillOrder(book, orderOf(book, equal, marks), marks, costs).book
}
