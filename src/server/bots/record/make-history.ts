/**
 * The simulated history of a run: the same rule and exchange over the closes from before its release. Computed once, in chunks; never added
 * to live results. Prices between two closes are not stored, so it fills at the close.
 */
import { DAY_MS } from '#kernel/duration'
import type { Tx } from '#server/store'
import { endsBar } from '#trading/line-up/bar'
import type { Point } from '#trading/performance/point'
import { type Recorded, runRecord } from '#trading/performance/record'
import type { BotsDependencies } from '../dependencies.ts'
import { inChunks, readRuleBars } from '../run/read-bars.ts'
import { findRuns, type Run } from '../run/run.ts'

/** Computes the missing ones; returns how many. */
export async function makeHistories(deps: BotsDependencies): Promise<number> {
  const { query } = deps.database
  const done = await query<{ run_id: string }>('SELECT run_id FROM bot_history')
  const missing = (await findRuns(query, deps.market.source, deps.bots)).filter(({ id }) => !done.some(({ run_id }) => run_id === id))
  for (const run of missing) await makeHistory(deps, run)
  return missing.length
}

async function makeHistory(deps: BotsDependencies, run: Run): Promise<void> {
  const { database, clock } = deps
  const bot = deps.bots.find(({ version }) => version === run.version)
  if (!bot) return
  const bars = await readRuleBars({ ...deps, query: database.query }, bot.rule, run, { after: run.history_from, until: run.released_at })
  const points: Point[] = []
  let last: Recorded | null = null
  let own_bars = 0
  const acts = ({ at }: { readonly at: number }) => endsBar(run.bar, at)
  const options = { rule: bot.rule, symbols: run.coins, capital: run.capital, acts }
  await inChunks(clock, runRecord(options, bars), (recorded) => {
    if (last === null || recorded.point.at % DAY_MS === 0) points.push(recorded.point)
    if (acts(recorded.point)) own_bars += 1
    last = recorded
  })
  const { fees, traded } = (last as Recorded | null)?.book ?? { fees: 0n, traded: 0n }
  await database.transaction(async (tx) => {
    const first = await tx.query(
      `INSERT INTO bot_history (run_id, bars, fees, traded, made_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING 1`,
      [run.id, own_bars, fees, traded, clock.now()],
    )
    if (first.length > 0) await insertPoints(tx, run.id, points)
  })
}

async function insertPoints(tx: Tx, run_id: string, points: readonly Point[]): Promise<void> {
  const column = (name: 'net' | 'gross' | 'hold' | 'crp') => points.map((point) => String(point[name]))
  await tx.query(
    `INSERT INTO bot_equity (run_id, part, at, net, gross, hold, crp) SELECT $1, 'simulated', p.* FROM unnest($2::timestamptz[], $3::bigint[],
       $4::bigint[], $5::bigint[], $6::bigint[]) AS p (at, net, gross, hold, crp)`,
    [run_id, points.map(({ at }) => new Date(at)), column('net'), column('gross'), column('hold'), column('crp')],
  )
}
