/** The worker that forecasts: simulated days and walks over a coin's days, off the request thread. One question, one answer. */
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { CUT_MS } from '#forecast/day'
import { DAY_MS, MINUTE_MS } from '#kernel/duration'
import { coins } from '#trading/coins'
import { DEFAULT_SEED, GENESIS } from '#trading/simulator/index'
import { priceAt } from '#trading/simulator/parameters'
import { logsAt, openPath, type Path } from '#trading/simulator/path'
import { keyOf } from '#trading/simulator/philox'
import type { SeenDay } from '../record/days.ts'
import type { Walked } from '../record/write-walk.ts'
import { type WalkTask, walkCoin } from './walk-coin.ts'

export type ToForecaster = { readonly days: readonly number[] } | { readonly walk: WalkTask; readonly simulated: boolean }
export type FromForecaster = { readonly days?: readonly SeenDay[]; readonly walked?: Walked; readonly seconds: number }

const LOW_PRIORITY = 10

// On Linux priority is per thread: requests go first. Elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, LOW_PRIORITY)

let path: Path | null = null

function answer(asked: ToForecaster): Omit<FromForecaster, 'seconds'> {
  if ('days' in asked || asked.simulated) path ??= openSimulatedPath()
  if ('days' in asked) return { days: asked.days.flatMap((at) => simulatedDay(path as Path, at)) }
  return { walked: walkCoin(asked.walk, asked.simulated ? path : null) }
}

/** Processor seconds of this thread so far. */
function spent(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e9
  } catch {
    return performance.now() / 1000
  }
}

parentPort?.on('message', (asked: ToForecaster) => {
  const began = spent()
  const message: FromForecaster = { ...answer(asked), seconds: spent() - began }
  parentPort?.postMessage(message)
})

const STEP_MINUTES = 5
const HOURS = 24
const CUT_STEP = CUT_MS / MINUTE_MS / STEP_MINUTES
const DAY_STEPS = (HOURS * 60) / STEP_MINUTES

/** Days of the simulator before anything was stored, from its own points every five minutes: the same prices that its candles close at. */
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
