/**
 * One run: stores the days that are over, scores their forecasts, and forecasts the next day, coin by coin. It can stop anywhere; the next run resumes
 * from the last transaction.
 */

import type { CoinState } from '#forecast/daily/state'
import { CUT_MS } from '#forecast/day'
import { DAY_MS } from '#kernel/duration'
import { coins } from '#trading/coins'
import { type ForecastsDependencies, isRecorded, isSimulated } from '../dependencies.ts'
import { dateOf, readDays } from '../record/days.ts'
import { releaseModels } from '../record/models.ts'
import { readState, writeWalk } from '../record/write-walk.ts'
import { collectCuts, collectDays } from './collect-days.ts'
import type { CutDay } from './seen-day.ts'
import { type Forecaster, openForecaster } from './thread.ts'
import { type Leading, openWrite, type Write } from './write.ts'

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
