/** Stores the days that are over: from candles, or of the simulator's past before there were any. */

import { NEEDS } from '#forecast/daily/state'
import { CUT_MS } from '#forecast/day'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import { coins } from '#trading/coins'
import { type ForecastsDependencies, isSimulated } from '../dependencies.ts'
import { insertDays, readLastDay, type SeenDay } from '../record/days.ts'
import { type Close, type CutDay, cutOf, hasArrived, seenDayOf } from './seen-day.ts'
import type { Forecaster } from './thread.ts'
import type { Write } from './write.ts'

/** Days of the backtest at the first start. */
const BACKTEST_DAYS = 365
/** Simulated days that are computed and stored at once. */
const RUN_DAYS = 20
/** Candles are read for gaps of at most so many days; older ones may be pruned. */
const CANDLE_DAYS = 10
/** The last candle of a day may become known so late. */
const LATE_MS = 300_000

/** Whether everything up to yesterday is stored, as far as it ever will be. */
export async function collectDays(
  deps: ForecastsDependencies,
  forecaster: Forecaster,
  write: Write,
  stopped: () => boolean,
): Promise<boolean> {
  const { database, clock, market } = deps
  const now = clock.now().getTime()
  const today = now - (now % DAY_MS)
  const simulated = isSimulated(market)
  const last = await readLastDay(database.query, market.source)
  let at = last === null ? today - (simulated ? (NEEDS + BACKTEST_DAYS) * DAY_MS : DAY_MS) : last + DAY_MS
  if (!simulated) at = Math.max(at, today - CANDLE_DAYS * DAY_MS)
  while (at < today && !stopped()) {
    const far = simulated && today - at > CANDLE_DAYS * DAY_MS
    const days = far ? await simulate(forecaster, at, today) : await collectDay(deps, forecaster, at, now)
    if (days === null) return false
    await write((tx) => insertDays(tx, market.source, days.rows))
    at = days.next
  }
  return !stopped()
}

type Collected = { readonly rows: readonly SeenDay[]; readonly next: number }

async function simulate(forecaster: Forecaster, from: number, today: number): Promise<Collected> {
  const next = Math.min(from + RUN_DAYS * DAY_MS, today)
  const starts = Array.from({ length: (next - from) / DAY_MS }, (_, n) => from + n * DAY_MS)
  return { rows: await forecaster.simulate(starts), next }
}

/** Null: candles may still arrive. */
async function collectDay(deps: ForecastsDependencies, forecaster: Forecaster, at: number, now: number): Promise<Collected | null> {
  const closes = await closesOf(deps, at)
  const rows = coins.flatMap(({ id }) => seenDayOf(id, at, closes.get(id) ?? []) ?? [])
  const next = at + DAY_MS
  const arrived = coins.some(({ id }) => hasArrived(closes.get(id), next))
  if (!arrived && now < next + LATE_MS) return null
  if (rows.length === coins.length) return { rows, next }
  const gaps = isSimulated(deps.market) ? await forecaster.simulate([at]) : []
  return { rows: [...rows, ...gaps.filter(({ coin }) => !rows.some((row) => row.coin === coin))], next }
}

/** Today up to 23:30, for each coin whose candles are complete enough. Null: the last ones may still arrive. */
export async function collectCuts(deps: ForecastsDependencies, at: number): Promise<readonly CutDay[] | null> {
  const closes = await closesOf(deps, at)
  const arrived = coins.some(({ id }) => hasArrived(closes.get(id), at + CUT_MS))
  if (!arrived && deps.clock.now().getTime() < at + CUT_MS + LATE_MS) return null
  return coins.flatMap(({ id }) => cutOf(id, at, closes.get(id) ?? []) ?? [])
}

const BEFORE_MS = HOUR_MS

async function closesOf({ database, clock, market }: ForecastsDependencies, at: number): Promise<ReadonlyMap<string, readonly Close[]>> {
  const asked = { symbols: coins.map(({ symbol }) => symbol), interval: '5m', after: new Date(at - BEFORE_MS), until: clock.now() } as const
  const bars = (await market.readCloses({ query: database.query }, asked))
    .filter((bar) => bar.at.getTime() < at + DAY_MS)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
  return new Map(
    coins.map(({ id }, place) => [
      id,
      bars.flatMap((bar) => {
        const close = bar.closes[place]
        return close ? [{ at: bar.at.getTime(), close }] : []
      }),
    ]),
  )
}
