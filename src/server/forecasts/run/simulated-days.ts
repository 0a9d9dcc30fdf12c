/** Days of the simulator before anything was stored, from its own points every five minutes: the same prices that its candles close at. */

import { CUT_MS } from '#forecast/day'
import { DAY_MS, MINUTE_MS } from '#kernel/duration'
import { coins } from '#trading/coins'
import { DEFAULT_SEED, GENESIS } from '#trading/simulator/index'
import { keyOf } from '#trading/simulator/key'
import { logsAt, openPath, type Path } from '#trading/simulator/path'
import { priceAt } from '#trading/simulator/price-at'
import type { SeenDay } from '../record/days.ts'

const STEP_MINUTES = 5
const HOURS = 24
const CUT_STEP = CUT_MS / MINUTE_MS / STEP_MINUTES
const DAY_STEPS = (HOURS * 60) / STEP_MINUTES

export function openSimulatedPath(): Path {
  return openPath(keyOf(DEFAULT_SEED), GENESIS)
}

/** All coins of one day. */
export function simulatedDay(path: Path, at: number): SeenDay[] {
  const number = at / DAY_MS
  const day = path.dayOf(number)
  const logs = new Float64Array(coins.length)
  const before = day.log.slice()
  const variance = new Float64Array(coins.length)
  let cut: { readonly variance: Float64Array; readonly log: Float64Array } | null = null
  for (let step = 1; step <= DAY_STEPS; step += 1) {
    const minute = step * STEP_MINUTES - 1
    // The last point of an hour's sixty-one is the first of the next hour.
    logsAt(logs, day, path.minutesOf(number * HOURS + Math.floor(minute / 60)), (minute % 60) + 1)
    for (let coin = 0; coin < logs.length; coin += 1) {
      variance[coin] = (variance[coin] as number) + ((logs[coin] as number) - (before[coin] as number)) ** 2
      before[coin] = logs[coin] as number
    }
    if (step === CUT_STEP) cut = { variance: variance.slice(), log: logs.slice() }
  }
  return coins.map(({ id }, coin) => {
    const start = day.log[coin] as number
    const log = (cut?.log[coin] ?? start) as number
    return {
      coin: id,
      at,
      variance: variance[coin] as number,
      gain: (logs[coin] as number) - start,
      cut_variance: ((cut?.variance[coin] ?? 0) * DAY_MS) / CUT_MS,
      cut_gain: log - start,
      cut_price: priceAt(log),
    }
  })
}
