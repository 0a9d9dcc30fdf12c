/**
 * One run: stores the days that are over, scores their forecasts, and forecasts the next day, coin by coin. It can stop anywhere; the next
 * run resumes from the last transaction.
 */
import { type CoinState, NEEDS } from '#forecast/daily/state'
import { CUT_MS } from '#forecast/day'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import type { Database, Queryable, Tx } from '#server/store'
import { coins } from '#trading/coins'
import { type ForecastsDependencies, isRecorded, isSimulated } from '../dependencies.ts'
import { dateOf, insertDays, readDays, readLastDay, type SeenDay } from '../record/days.ts'
import { releaseModels } from '../record/models.ts'
import { readState, writeWalk } from '../record/write-walk.ts'
import { type Close, type CutDay, cutOf, hasArrived, seenDayOf } from './seen-day.ts'
import { type Forecaster, openForecaster } from './thread.ts'

/** Days of one coin that are walked and written at once. */
const STRETCH_DAYS = 60
const RETRY_MS = 300_000

export type RunOptions = { readonly leading: Leading | null; readonly stopped: () => boolean }

/** When there is something to do again; null: at once. */
export async function run(deps: ForecastsDependencies, { leading, stopped }: RunOptions): Promise<Date | null> {
  const { database, clock, market } = deps
  const write = openWrite(database, leading)
  const began = clock.now()
  await write(async (tx) => void (await releaseModels(tx, began)))
  if (isRecorded(market)) return new Date(began.getTime() + DAY_MS)
  if (!(await market.hasPast(database))) return null
  const forecaster = openForecaster()
  try {
    if (!(await collectDays(deps, forecaster, write, stopped))) return null
    const today = began.getTime() - (began.getTime() % DAY_MS)
    const is_cut = began.getTime() >= today + CUT_MS
    const cuts = is_cut ? await collectCuts(deps, today) : []
    if (cuts === null) return null
    for (const { id } of coins) await forecastCoin(deps, forecaster, write, id, cuts.find(({ coin }) => coin === id) ?? null, stopped)
    await write((tx) => addSeconds(tx, market.source, today, forecaster.seconds()))
    if (stopped()) return null
    // A cut without a coin's candles is tried again until midnight.
    if (is_cut && cuts.length < coins.length) return new Date(clock.now().getTime() + RETRY_MS)
    return new Date(is_cut ? today + DAY_MS : today + CUT_MS)
  } finally {
    await forecaster.close()
  }
}

async function forecastCoin(
  { database, clock, market }: ForecastsDependencies,
  forecaster: Forecaster,
  write: Write,
  coin: string,
  cut: CutDay | null,
  stopped: () => boolean,
): Promise<void> {
  const days = await readDays(database.query, market.source, coin)
  let state = await readState(database.query, market.source, coin)
  let done = !isDue(state, days.at(-1)?.at ?? null, cut)
  while (!done && !stopped()) {
    const walked = await forecaster.walk({ coin, state, days, cut, most: STRETCH_DAYS }, isSimulated(market))
    if (walked.forecasts.length + walked.scores.length === 0) return
    const now = clock.now()
    await write((tx) => writeWalk(tx, { source: market.source, coin, walked, now }))
    state = walked.state
    done = walked.done
  }
}

function isDue(state: CoinState | null, last: number | null, cut: CutDay | null): boolean {
  if (state === null || state.newest === null) return last !== null
  const reach = cut ? cut.cut.at : last
  return reach !== null && (state.newest <= reach || state.pending.some(({ at }) => last !== null && at <= last))
}

async function addSeconds(tx: Parameters<Parameters<Write>[0]>[0], source: string, day: number, seconds: number): Promise<void> {
  if (seconds === 0) return
  await tx.query(
    `INSERT INTO forecast_run AS r (source, day, seconds) VALUES ($1, $2, $3)
     ON CONFLICT (source, day) DO UPDATE SET seconds = r.seconds + excluded.seconds`,
    [source, dateOf(day), seconds],
  )
}

/** Days of the backtest at the first start. */
const BACKTEST_DAYS = 365
/** Simulated days that are computed and stored at once. */
const RUN_DAYS = 20
/** Candles are read for gaps of at most so many days; older ones may be pruned. */
const CANDLE_DAYS = 10
/** The last candle of a day may become known so late. */
const LATE_MS = 300_000

/** Whether everything up to yesterday is stored, as far as it ever will be. */
async function collectDays(deps: ForecastsDependencies, forecaster: Forecaster, write: Write, stopped: () => boolean): Promise<boolean> {
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
async function collectCuts(deps: ForecastsDependencies, at: number): Promise<readonly CutDay[] | null> {
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

/** Writes of a run: each in a transaction that confirms that this node still leads. */
export type Leading = {
  /** Whether this node still leads; while the caller's transaction is open, no other can become the leader. */
  confirm(tx: Queryable): Promise<boolean>
}

type Write = (work: (tx: Tx) => Promise<void>) => Promise<void>

/** `leading` null: for tests, without a leader. */
function openWrite(database: Database, leading: Leading | null): Write {
  return (work) =>
    database.transaction(async (tx) => {
      if (leading && !(await leading.confirm(tx))) throw new Error('another node makes the forecasts by now')
      await work(tx)
    })
}
