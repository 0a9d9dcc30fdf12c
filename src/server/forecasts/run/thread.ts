/** The client side of the forecasting worker. */
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { assert } from '#kernel/assert'
import type { SeenDay } from './seen-day.ts'
import type { Walked, WalkTask } from './walk-coin.ts'
import type { FromForecaster, ToForecaster } from './worker.ts'

export type Forecaster = {
  /** The simulator's days that begin at these milliseconds. */
  simulate(days: readonly number[]): Promise<readonly SeenDay[]>
  walk(task: WalkTask, simulated: boolean): Promise<Walked>
  /** Processor seconds of all answers. */
  readonly seconds: () => number
  close(): Promise<void>
}

/** Its memory is small, and bounded so that a mistake can't take the server's. */
const MOST_MB = 128

/** Starts the worker at the first question. */
export function openForecaster(): Forecaster {
  let worker: Worker | null = null
  let seconds = 0
  const ask = async (question: ToForecaster): Promise<FromForecaster> => {
    const asked = worker ?? startWorker()
    // One that ended is not asked again: it would never answer.
    const forget = (): void => {
      if (worker === asked) worker = null
    }
    if (worker === null) asked.once('error', forget).once('exit', forget)
    worker = asked
    const done = new AbortController()
    const answered = once(asked, 'message', done)
    const ended = once(asked, 'exit', done)
    asked.postMessage(question)
    const answer = await Promise.race([answered.then(([one]: FromForecaster[]) => one), ended.then(() => null)])
    // Both are settled or given up from here on.
    for (const one of [answered, ended]) one.catch(() => {})
    done.abort()
    assert(answer, 'the worker lives until it is closed')
    seconds += answer.seconds
    return answer
  }
  return {
    simulate: async (days) => {
      const { days: made } = await ask({ days })
      assert(made, 'days were asked for')
      return made
    },
    walk: async (walk, simulated) => {
      const { walked } = await ask({ walk, simulated })
      assert(walked, 'a walk was asked for')
      return walked
    },
    seconds: () => seconds,
    close: async () => {
      await worker?.terminate()
      worker = null
    },
  }
}

/** In dist the worker is JavaScript. Under tsx or Vitest it is TypeScript, which a Node 20 worker loads only if it registers tsx itself. */
function startWorker(): Worker {
  const source = import.meta.url.endsWith('.ts')
  const file = new URL(source ? './worker.ts' : './worker.js', import.meta.url)
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MB }
  return source
    ? new Worker(throughTsx(file), { eval: true, execArgv: ['--conditions=source'], resourceLimits })
    : new Worker(file, { resourceLimits })
}

function throughTsx(file: URL): string {
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/cjs$/, 'mjs'),
  ).href
  return `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
}
