/** Starts the run of each bot with this price source, once: at the first fresh tick with a complete stored past. */
import { newId } from '#kernel/id'
import type { Tx } from '#server/store'
import { openingPostings, type Posting } from '#trading/exchange/posting'
import type { Bot } from '#trading/line-up/bot'
import { startBenchmarks } from '#trading/performance/benchmark'
import type { BotsDependencies, Tick } from '../dependencies.ts'
import { findRuns } from './find-run.ts'
import { haltedBy } from './freshness.ts'
import { parametersOf } from './parameters.ts'
import { EVER, intervalOf, isRecording, readBars, readMarks } from './read-bars.ts'
import type { Run } from './run.ts'
import { insertPoint } from './write-point.ts'

/** The runs of this source, including newly started ones. */
export async function openRuns(deps: BotsDependencies, tick: Tick): Promise<Run[]> {
  const { database, market, bots } = deps
  const runs = await findRuns(database.query, market.source)
  const missing = bots.filter(
    (bot) => !runs.some(({ version }) => version === bot.version) && haltedBy(bot.coins, { tick, stale: false, whole: true }) === null,
  )
  if (missing.length === 0) return runs
  for (const bot of missing) await openRun(deps, bot, tick)
  return findRuns(database.query, market.source)
}

async function openRun(deps: BotsDependencies, bot: Bot, tick: Tick): Promise<void> {
  const { database, market } = deps
  const [first] = await readBars({ market, query: database.query }, bot, { interval: intervalOf(bot.bar), after: EVER, until: tick.at })
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
