/** Marks the books to market at each close since the last point: hourly, of a recording bar by bar. */
import { bookValue } from '#trading/exchange/book'
import { marksOf } from '#trading/exchange/session'
import { endsBar } from '#trading/line-up/bar'
import { type Benchmarks, benchmarkValues, startBenchmarks, stepBenchmarks } from '#trading/performance/benchmark'
import type { BotsDependencies } from '../dependencies.ts'
import { type KnownBar, readMarks } from './read-bars.ts'
import { readBook } from './read-book.ts'
import type { Run } from './run.ts'
import { insertPoint, lastPoint } from './write-point.ts'

/** With all bars known after `after`, up to and including `until`. A point is written once, by any node. */
export async function markDue(deps: BotsDependencies, run: Run, after: Date, until: Date): Promise<void> {
  const { database, market } = deps
  const bars = await readMarks({ market, query: database.query }, run, { after, until })
  if (bars.length === 0) return
  let last = await lastPoint(database.query, run.id)
  for (const bar of bars) {
    if (last && bar.at <= last.at) continue
    const benchmarks: Benchmarks | null = last?.benchmarks ?? null
    last = { at: bar.at, benchmarks: await mark(deps, run, bar, benchmarks) }
  }
}

async function mark({ database }: BotsDependencies, run: Run, bar: KnownBar, before: Benchmarks | null): Promise<Benchmarks> {
  const marks = marksOf(run.coins, bar.closes)
  const { book } = await readBook(database.query, run, bar.known_at)
  const net = bookValue(book, marks) ?? run.capital
  const benchmark = (before && benchmarkValues(before, marks)) ?? { hold: run.capital, crp: run.capital }
  const next = !before
    ? startBenchmarks(run.capital, run.coins, marks)
    : endsBar(run.bar, bar.at)
      ? stepBenchmarks(before, run.coins, marks)
      : before
  const point = { at: bar.at, net, gross: net + book.costs, ...benchmark }
  await database.transaction((tx) => insertPoint(tx, run.id, point, next))
  return next
}
