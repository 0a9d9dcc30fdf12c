/** The worker that forecasts: simulated days and walks over a coin's days, off the request thread. One question, one answer. */
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Path } from '#trading/simulator/path'
import type { SeenDay } from '../record/days.ts'
import type { Walked } from '../record/write-walk.ts'
import { openSimulatedPath, simulatedDay } from './simulated-days.ts'
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
