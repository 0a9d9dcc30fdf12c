/**
 * Lets the paper-trading bots trade through the last days, hour by hour, on the simulator's own prices. What they decide and fill is
 * theirs.
 */
import { openBots } from '#server/bots'
import { readOutlooks } from '#server/forecasts'
import { type Market, openFeed, openMarket } from '#server/market'
import { codeVersion } from '#server/solvency'
import type { Database } from '#server/store'
import { openSimulator } from '#trading/simulator/index'
import { pastRuns } from '../../src/server/market/past/bars.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1_000
const HOURS_A_DAY = 24

/** Returns how many hours were traded: none if prices are stored already. `report` is called after each whole day. */
export async function tradePaper(database: Database, hours: number, until: Date, report: (days: number) => void): Promise<number> {
  if (hours === 0) return 0
  const end = Math.floor(until.getTime() / HOUR_MS) * HOUR_MS
  let now = end - hours * HOUR_MS
  const clock = { now: () => new Date(now), monotonic: () => performance.now() }
  const market = openSimulated(database, clock)
  const bots = openBots({ database, clock, market, codeVersion, readOutlooks })
  const began = await market.newest(database)
  if (began.at !== null) return 0
  for (; now <= end; now += HOUR_MS) {
    // At the close of the hour the bots decide, and the tick of the next second fills.
    await market.runAsLeader(null)
    await market.settled()
    await bots.round()
    now += SECOND_MS
    await market.tick()
    await bots.round()
    now -= SECOND_MS
    const done = Math.round((now - end) / HOUR_MS) + hours
    if (done > 0 && done % HOURS_A_DAY === 0) report(done / HOURS_A_DAY)
  }
  now = until.getTime()
  await bots.makeHistories()
  await bots.checkDays()
  await market.close()
  return hours
}

/** In this thread: a worker for each hour would take most of the time. */
function openSimulated(database: Database, clock: Market['clock']): Market {
  const feed = openFeed({ kind: 'simulator' })
  if ('refused' in feed) throw new Error(feed.detail)
  const simulator = openSimulator()
  const report = (error: unknown) => {
    throw error
  }
  const past: typeof feed.past = async function* (range) {
    yield* pastRuns(simulator, range)
  }
  return openMarket({ database, clock, feed: { ...feed, past }, report })
}
