/** The state of this process beside its rooms: build, load, memory, jobs and the leases that they need. */
import { getHeapStatistics } from 'node:v8'
import { type Clock, secondsBetween } from '#kernel/clock'
import type { Load } from '#server/http'
import { type JobState, type Lease, readLeases, type Schedule } from '#server/jobs'
import { type SeriesGroup, series } from '#server/room'
import type { Database } from '#server/store'

export type ProcessSources = {
  readonly database: Database
  readonly clock: Clock
  readonly schedule: Pick<Schedule, 'states'>
  readonly lease: Pick<Lease, 'holder'>
  readonly codeVersion: () => Promise<string>
}

export function processSeries({ database, clock, schedule, lease, codeVersion }: ProcessSources): SeriesGroup[] {
  const each = (value: (state: JobState) => number) => (states: readonly JobState[]) =>
    states.map((state) => [state.name, value(state)] as const)
  return [
    // Here and in the terminal only: the public port names no build.
    series('build', codeVersion, {
      clearterm_build_info: {
        help: 'The build that runs: the hash of a release, or a commit. Always 1.',
        label: 'build',
        of: (build) => [[build, 1]],
      },
    }),
    series('process', getHeapStatistics, {
      clearterm_heap_limit_bytes: { help: 'The most that the heap of this process may grow to.', of: (heap) => heap.heap_size_limit },
    }),
    series('jobs', schedule.states, {
      clearterm_job_lag_seconds: {
        help: 'How much longer than its interval a job has not run.',
        label: 'job_name',
        of: each((state) => lagSeconds(state, clock.now())),
      },
      clearterm_job_failing: {
        help: 'Whether the last run of a job failed.',
        label: 'job_name',
        of: each(({ last_error }) => (last_error === null ? 0 : 1)),
      },
      clearterm_job_runs_total: {
        help: 'Runs of a job by this process.',
        label: 'job_name',
        type: 'counter',
        of: each(({ runs }) => runs),
      },
      clearterm_job_failures_total: {
        help: 'Failed runs of a job by this process.',
        label: 'job_name',
        type: 'counter',
        of: each(({ failures }) => failures),
      },
    }),
    series('leases', () => readLeases(database.query), {
      clearterm_lease_held: {
        help: 'Whether this process is the leader of a job.',
        label: 'job_name',
        of: (leases) => leases.map((one) => [one.job, one.holder === lease.holder && one.remaining_seconds > 0 ? 1 : 0]),
      },
      clearterm_lease_remaining_seconds: {
        help: 'Until the lease of a job expires; negative: no node leads.',
        label: 'job_name',
        of: (leases) => leases.map(({ job, remaining_seconds }) => [job, remaining_seconds]),
      },
      clearterm_lease_takeovers_total: {
        help: 'How often another node became the leader of a job.',
        label: 'job_name',
        type: 'counter',
        of: (leases) => leases.map(({ job, fence }) => [job, fence]),
      },
    }),
  ]
}

/** Of the server, which opens after the rooms. */
export function loadSeries(load: Load): SeriesGroup {
  return series('process', () => load, {
    clearterm_calls_running: { help: 'Calls in progress.', of: ({ calls }) => calls() },
    clearterm_calls_max: { help: 'Calls that may be in progress; more are answered with 503.', of: ({ calls_at_most }) => calls_at_most },
    clearterm_stream_clients: { help: 'Open event streams.', of: ({ streams }) => streams() },
  })
}

function lagSeconds({ last_run_at, added_at, every_seconds }: JobState, now: Date): number {
  return Math.max(0, secondsBetween(last_run_at ?? added_at, now) - every_seconds)
}
