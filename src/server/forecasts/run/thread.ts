/** The client side of the forecasting worker. */
import { assert } from '#kernel/assert'
import { openThread, type Thread } from '#server/threads'
import type { SeenDay } from '../record/days.ts'
import type { Walked } from '../record/write-walk.ts'
import type { WalkTask } from './walk-coin.ts'
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
const MAX_MB = 128

/** Starts the worker at the first question, and another one after it ended. */
export function openForecaster(): Forecaster {
  let thread: Thread<ToForecaster, FromForecaster> | null = null
  let seconds = 0
  const ask = async (question: ToForecaster): Promise<FromForecaster> => {
    if (thread === null || thread.hasEnded()) thread = startThread()
    const answer = await thread.ask(question)
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
      await thread?.close()
      thread = null
    },
  }
}

function startThread(): Thread<ToForecaster, FromForecaster> {
  return openThread('the forecasts', new URL('./worker.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MAX_MB } })
}
