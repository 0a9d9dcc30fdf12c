/** Opens the room. */
import type { ForecastsDependencies } from './dependencies.ts'
import { type Leading, run } from './run/run.ts'

export type Forecasts = ForecastsDependencies & {
  /** True: there may be something to do. Often asked; it reads only a clock. */
  isDue(): boolean
  /** One run. `leading` null: without a leader, for tests. */
  run(leading: Leading | null): Promise<void>
  /** The current run ends after what it is writing. */
  stop(): void
}

/** After the start requests and the stored past come first. */
const SETTLE_MS = 120_000

export function openForecasts(deps: ForecastsDependencies): Forecasts {
  const settled_at = deps.clock.monotonic() + SETTLE_MS
  let due_at: Date | null = null
  let stopped = false
  return {
    ...deps,
    isDue: () => deps.clock.monotonic() >= settled_at && (due_at === null || deps.clock.now() >= due_at),
    run: async (leading) => {
      due_at = await run(deps, { leading, stopped: () => stopped })
    },
    stop: () => {
      stopped = true
    },
  }
}
