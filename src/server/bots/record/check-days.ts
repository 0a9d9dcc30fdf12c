/** Re-runs each finished day once and stores the difference; it should be zero. */
import { DAY_MS } from '#kernel/duration'
import type { BotsDependencies } from '../dependencies.ts'
import { findRuns } from '../run/find-run.ts'
import type { Run } from '../run/run.ts'
import { rerun } from './rerun.ts'

/** An order of a day's last second has ended by then. */
const SETTLED_MS = 600_000
/** Ticks and orders of older days exist too, but an instance that was off for long doesn't catch up for hours. */
const DAYS_BACK = 14

/** How many days were checked, of all runs together. */
export async function checkDays(deps: BotsDependencies): Promise<number> {
  const now = deps.clock.now().getTime() - SETTLED_MS
  const today = now - (now % DAY_MS)
  let checked = 0
  for (const run of await findRuns(deps.database.query, deps.market.source)) {
    const released = run.released_at.getTime()
    const first = Math.max(released - (released % DAY_MS), today - DAYS_BACK * DAY_MS)
    for (let day = first; day < today; day += DAY_MS) if (await checkDay(deps, run, new Date(day))) checked += 1
  }
  return checked
}

async function checkDay(deps: BotsDependencies, run: Run, from: Date): Promise<boolean> {
  const { database, clock, bots } = deps
  const bot = bots.find(({ version }) => version === run.version)
  const day = from.toISOString().slice(0, 10)
  const done = await database.query('SELECT FROM bot_divergence WHERE day = $1 AND run_id = $2', [day, run.id])
  if (!bot || done.length > 0) return false
  const { fills, divergence } = await rerun(deps, bot, run, from, new Date(from.getTime() + DAY_MS))
  await database.transaction((tx) =>
    tx.query('INSERT INTO bot_divergence (run_id, day, fills, divergence, checked_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING', [
      run.id,
      day,
      fills,
      divergence,
      clock.now(),
    ]),
  )
  return true
}
