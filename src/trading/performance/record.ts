/** A session as a record: at each bar what the book is worth beside the two benchmarks. */
import { assert } from '#kernel/assert'
import type { Price } from '#kernel/price'
import type { Book } from '../exchange/book.ts'
import { type Bar, marksOf, runSession, type SessionOptions } from '../exchange/session.ts'
import { type Benchmarks, benchmarkValues, startBenchmarks, stepBenchmarks } from './benchmark.ts'
import type { Point } from './point.ts'

export type Recorded = { readonly point: Point; readonly book: Book }

/** Each point is the close of its bar, before what is filled after it. The benchmarks begin at the first bar. */
export function* runRecord<State>(
  options: SessionOptions<State>,
  bars: Iterable<Bar & { readonly next?: readonly Price[] }>,
): Generator<Recorded> {
  const { symbols, capital, costs, acts = () => true } = options
  let benchmarks: Benchmarks | null = null
  let spent = 0n
  for (const { bar, value, book } of runSession(options, bars)) {
    const marks = marksOf(symbols, bar.closes)
    const beside = benchmarks ? benchmarkValues(benchmarks, marks) : { hold: capital, crp: capital }
    assert(beside, 'every coin of a bar has a price')
    yield { point: { at: bar.at, net: value, gross: value + spent, ...beside }, book }
    spent = book.costs
    if (!benchmarks) benchmarks = startBenchmarks(capital, symbols, marks, costs)
    else if (acts(bar)) benchmarks = stepBenchmarks(benchmarks, symbols, marks, costs)
  }
}
