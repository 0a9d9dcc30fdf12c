/** A session as a record: the book's value and both benchmarks at each bar. */
import { assert } from '#kernel/assert'
import type { Price } from '#kernel/price'
import type { Book } from '../exchange/book.ts'
import { type Bar, marksOf, runSession, type SessionOptions } from '../exchange/session.ts'
import { type Benchmarks, benchmarkValues, startBenchmarks, stepBenchmarks } from './benchmark.ts'
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
