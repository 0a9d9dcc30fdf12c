/** Starts the run of each bot with this price source, once: at the first fresh tick with a complete stored past. */
import { newId } from '#kernel/id'
import { quantity } from '#kernel/price'
import type { Query, Queryable, Tx } from '#server/store'
import { type Book, NOTHING, openBook } from '#trading/exchange/book'
import { openingPostings, type Posting } from '#trading/exchange/posting'
import type { AnyBot } from '#trading/line-up/bot'
import type { Point } from '#trading/performance/point'
import { type Benchmarks, startBenchmarks } from '#trading/performance/record'
import type { RunDependencies, Tick } from '../dependencies.ts'
import { haltedBy } from './freshness.ts'
import { EVER, intervalOf, isRecording, readBars, readMarks } from './read-bars.ts'
import { findRuns, parametersOf, type Run } from './run.ts'

/** The runs of this source, including newly started ones. */
export async function openRuns(deps: RunDependencies, tick: Tick): Promise<Run[]> {
  const { database, market, bots } = deps
  const runs = await findRuns(database.query, market.source, bots)
  const missing = bots.filter(
    (bot) => !runs.some(({ version }) => version === bot.version) && haltedBy(bot.coins, { tick, stale: false, whole: true }) === null,
  )
  if (missing.length === 0) return runs
  for (const bot of missing) await openRun(deps, bot, tick)
  return findRuns(database.query, market.source, bots)
}

async function openRun(deps: RunDependencies, bot: AnyBot, tick: Tick): Promise<void> {
  const { database, market } = deps
  const bars = await readBars({ market, query: database.query }, bot, { interval: intervalOf(bot.bar), after: EVER, until: tick.at })
  const first = (bot.learns && bars.at(-bot.learns)) || bars[0]
  const run: Run = {
    id: newId(tick.at),
    version: bot.version,
    source: market.source,
    code_version: await deps.codeVersion(),
    bar: bot.bar,
    coins: bot.coins,
    parameters: parametersOf(bot),
    capital: bot.capital,
    history_from: first ? new Date(first.known_at.getTime() - 1) : tick.at,
    released_at: tick.at,
  }
  await database.transaction(async (tx) => {
    if (!(await insertRun(tx, run))) return
    await insertPostings(tx, run.id, run.id, openingPostings(run.capital))
    const at = isRecording(run)
      ? (await readMarks({ market, query: tx.query }, run, { after: EVER, until: tick.at })).at(-1)?.at
      : tick.at.getTime()
    if (at === undefined) return
    const value = { net: run.capital, gross: run.capital, hold: run.capital, crp: run.capital }
    await insertPoint(tx, run.id, { at, ...value }, startBenchmarks(run.capital, run.coins, tick.prices))
  })
}

/** False: another node was first. */
async function insertRun(tx: Tx, run: Run): Promise<boolean> {
  const { id, version, source, code_version, bar, coins, parameters, capital, history_from, released_at } = run
  const written = await tx.query(
    `INSERT INTO bot_run (id, version, source, code_version, bar, coins, parameters, capital, history_from, released_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (version, source) DO NOTHING RETURNING 1`,
    [id, version, source, code_version, bar, coins, JSON.stringify(parameters), capital, history_from, released_at],
  )
  return written.length > 0
}

export async function insertPostings(tx: Tx, run_id: string, entry_id: string, postings: readonly Posting[]): Promise<void> {
  await tx.query(
    `INSERT INTO bot_posting (entry_id, run_id, account, commodity, amount)
     SELECT $1, $2, account, commodity, amount FROM unnest($3::text[], $4::text[], $5::bigint[]) AS p (account, commodity, amount)`,
    [
      entry_id,
      run_id,
      postings.map(({ account }) => account),
      postings.map(({ commodity }) => commodity),
      postings.map(({ amount }) => String(amount)),
    ],
  )
}

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

/** The table bot_equity, as live work writes it: each point with the benchmarks' books, so that the next one follows from it. */
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
