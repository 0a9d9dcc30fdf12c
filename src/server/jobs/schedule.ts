/** Clock-driven work: each job runs at its interval, one run at a time; a failed run is reported and retried at the next. */
import type { Clock } from '#kernel/clock'
import { inBackground, keepUntilAwaited } from '#kernel/promises'

export type Job = {
  readonly name: string
  readonly every_seconds: number
  run(): Promise<unknown>
}

export type JobState = {
  readonly name: string
  readonly every_seconds: number
  last_run_at: Date | null
  /** When it was added: a job that never ran is late from then on. */
  readonly added_at: Date
  last_error: string | null
  runs: number
  failures: number
}

export type Schedule = {
  /** Empty before `add`. */
  readonly states: () => readonly JobState[]
  add(jobs: readonly Job[]): void
  /** Runs a job now, or waits for the current run. */
  runNow(name: string): Promise<void>
  start(): void
  stop(): Promise<void>
}

export type ScheduleOptions = { readonly clock: Clock; readonly report: (error: unknown, about: { readonly job: string }) => void }

export function openSchedule({ clock, report }: ScheduleOptions): Schedule {
  const jobs: Job[] = []
  const states = new Map<string, JobState>()
  const running = new Map<string, Promise<void>>()

  const run = (job: Job): Promise<void> => {
    const under_way = running.get(job.name)
    if (under_way) return under_way
    const started = keepUntilAwaited(attempt(job).finally(() => running.delete(job.name)))
    running.set(job.name, started)
    return started
  }

  async function attempt(job: Job): Promise<void> {
    const state = states.get(job.name)
    if (!state) return
    try {
      await job.run()
      state.last_error = null
    } catch (error) {
      state.failures += 1
      state.last_error = error instanceof Error ? error.message : String(error)
      report(error, { job: job.name })
    }
    state.last_run_at = clock.now()
    state.runs += 1
  }

  let timers: readonly NodeJS.Timeout[] = []
  return {
    states: () => [...states.values()],
    add: (more) => {
      for (const job of more) {
        jobs.push(job)
        states.set(job.name, {
          name: job.name,
          every_seconds: job.every_seconds,
          last_run_at: null,
          last_error: null,
          added_at: clock.now(),
          runs: 0,
          failures: 0,
        })
      }
    },
    runNow: async (name) => {
      const job = jobs.find((one) => one.name === name)
      if (job) await run(job)
    },
    start: () => {
      timers = jobs.map((job) =>
        setInterval(() => inBackground(run(job), (error) => report(error, { job: job.name })), job.every_seconds * 1000).unref(),
      )
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running.values())
    },
  }
}
