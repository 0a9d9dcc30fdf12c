/**
 * Clock-driven work: each job runs at its interval, one run at a time; a failed run is reported and retried at the next. What has a long
 * interval survives restarts: the database has its last run, of any node.
 */
import type { JobName } from '#contract/admin/console'
import { addSeconds, type Clock } from '#kernel/clock'
import { inBackground, keepUntilAwaited } from '#kernel/promises'
import type { Queryable } from '#server/store'

export type Job = {
  readonly name: JobName
  readonly every_seconds: number
  /** False: another node leads, and nothing was done here. */
  run(): Promise<unknown>
}

export type JobState = {
  readonly name: JobName
  readonly every_seconds: number
  /** Of a job with a long interval: on any node. */
  last_run_at: Date | null
  /** When it was added: a job that never ran is late from then on. */
  readonly added_at: Date
  last_error: string | null
  /** Of this process. */
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

export type ScheduleOptions = {
  readonly clock: Clock
  readonly report: (error: unknown, about: { readonly job: string }) => void
  readonly database: Queryable
  /**
   * How often a job with a long interval is looked for; at most one begins each time, so that after a long stop they do not all begin at
   * once.
   */
  readonly look_ms?: number
}

/** A job with this interval or a longer one may never come to its turn in one process. */
const LONG_SECONDS = 600
const LOOK_MS = 10_000
/** Another node has the lead: it notes its run when that has ended. */
const PASSED_SECONDS = 60

const NOTE = `INSERT INTO job_run (job, ran_at, error) VALUES ($1, $2, $3)
  ON CONFLICT (job) DO UPDATE SET ran_at = excluded.ran_at, error = excluded.error`

/** A job with its state. `not_before`: another node had the lead. */
type Entry = { readonly job: Job; readonly state: JobState; running: Promise<void> | null; not_before: Date }

export function openSchedule(options: ScheduleOptions): Schedule {
  const { clock, report, look_ms = LOOK_MS } = options
  const entries: Entry[] = []
  const start = (entry: Entry): Promise<void> => {
    entry.running ??= keepUntilAwaited(
      attempt(entry, options).finally(() => {
        entry.running = null
      }),
    )
    return entry.running
  }
  const background = (entry: Entry): void => inBackground(start(entry), (error) => report(error, { job: entry.job.name }))
  let stopped = false
  const look = async (): Promise<void> => {
    const long = entries.filter(isLong)
    await takeNoted(long, options)
    const [due] = long.filter((entry) => isDue(entry, clock.now())).sort((a, b) => dueAt(a) - dueAt(b))
    if (due && !stopped) background(due)
  }
  let timers: readonly NodeJS.Timeout[] = []
  return {
    states: () => entries.map(({ state }) => state),
    add: (more) => {
      for (const job of more) entries.push(newEntry(job, clock.now()))
    },
    runNow: async (name) => {
      const entry = entries.find(({ job }) => job.name === name)
      if (entry) await start(entry)
    },
    start: () => {
      const short = entries.filter((entry) => !isLong(entry))
      const looking = () => inBackground(look(), (error) => report(error, { job: 'schedule' }))
      timers = [
        ...short.map((entry) => setInterval(() => background(entry), entry.job.every_seconds * 1000).unref()),
        setInterval(looking, look_ms).unref(),
      ]
    },
    stop: async () => {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(entries.map(({ running }) => running))
    },
  }
}

function newEntry(job: Job, added_at: Date): Entry {
  const { name, every_seconds } = job
  const state: JobState = { name, every_seconds, last_run_at: null, last_error: null, added_at, runs: 0, failures: 0 }
  return { job, state, running: null, not_before: added_at }
}

async function attempt(entry: Entry, { clock, report, database }: ScheduleOptions): Promise<void> {
  const { job, state } = entry
  let error: string | null = null
  try {
    if ((await job.run()) === false && isLong(entry)) {
      entry.not_before = addSeconds(clock.now(), PASSED_SECONDS)
      return
    }
  } catch (thrown) {
    state.failures += 1
    error = thrown instanceof Error ? thrown.message : String(thrown)
    report(thrown, { job: job.name })
  }
  state.last_error = error
  state.last_run_at = clock.now()
  state.runs += 1
  if (isLong(entry)) await database.query(NOTE, [job.name, state.last_run_at, error])
}

function isLong({ job }: Entry): boolean {
  return job.every_seconds >= LONG_SECONDS
}

/** The runs of all nodes, this one's before its start among them. */
async function takeNoted(long: readonly Entry[], { clock, database }: ScheduleOptions): Promise<void> {
  const rows = await database.query<{ job: string; ran_at: Date; error: string | null }>('SELECT job, ran_at, error FROM job_run')
  const noted = new Map(rows.map((row) => [row.job, row]))
  for (const { state } of long) {
    const run = noted.get(state.name)
    const own = state.last_run_at
    // An own run that could not be noted counts too.
    if (!run || (own && run.ran_at <= own && own <= clock.now())) continue
    state.last_run_at = run.ran_at
    state.last_error = run.error
  }
}

/** A run in the future was noted by a clock that was wrong: it says nothing. */
function isDue(entry: Entry, now: Date): boolean {
  if (entry.running || entry.not_before > now) return false
  const { last_run_at } = entry.state
  return dueAt(entry) <= now.getTime() || (last_run_at !== null && last_run_at > now)
}

/** In milliseconds; what never ran is first. */
function dueAt({ job, state }: Entry): number {
  return state.last_run_at === null ? 0 : state.last_run_at.getTime() + job.every_seconds * 1000
}
