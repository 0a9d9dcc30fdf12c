/** The table bot_equity, as live work writes it: each point with the benchmarks' books, so that the next one follows from it. */
import { quantity } from '#kernel/price'
import type { Query, Queryable } from '#server/store'
import { type Book, NOTHING, openBook } from '#trading/exchange/book'
import type { Benchmarks } from '#trading/performance/benchmark'
import type { Point } from '#trading/performance/point'

type StoredBook = { readonly cash: string; readonly coins: Readonly<Record<string, string>> }
type Stored = { readonly hold: StoredBook; readonly crp: StoredBook }

/** Does nothing if the point exists. */
export async function insertPoint({ query }: Queryable, run_id: string, point: Point, benchmarks: Benchmarks): Promise<void> {
  const { at, net, gross, hold, crp } = point
  const stored: Stored = { hold: store(benchmarks.hold), crp: store(benchmarks.crp) }
  await query(
    `INSERT INTO bot_equity (run_id, part, at, net, gross, hold, crp, benchmarks) VALUES ($1, 'since_release', $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
    [run_id, new Date(at), net, gross, hold, crp, JSON.stringify(stored)],
  )
}

export async function lastPoint(query: Query, run_id: string): Promise<{ readonly at: number; readonly benchmarks: Benchmarks } | null> {
  const [row] = await query<{ at: Date; benchmarks: Stored }>(
    `SELECT at, benchmarks FROM bot_equity WHERE run_id = $1 AND part = 'since_release' ORDER BY at DESC LIMIT 1`,
    [run_id],
  )
  return row ? { at: row.at.getTime(), benchmarks: { hold: restore(row.benchmarks.hold), crp: restore(row.benchmarks.crp) } } : null
}

function store({ cash, positions }: Book): StoredBook {
  return { cash: String(cash), coins: Object.fromEntries([...positions].map(([symbol, held]) => [symbol, String(held.quantity)])) }
}

/** The cost of a benchmark's coins is irrelevant. */
function restore({ cash, coins }: StoredBook): Book {
  const positions = Object.entries(coins).map(([symbol, held]) => [symbol, { ...NOTHING, quantity: quantity(BigInt(held)) }] as const)
  return { ...openBook(BigInt(cash)), positions: new Map(positions) }
}
