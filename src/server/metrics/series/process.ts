/** The state of this process, without asking the database: connections, queues, streams, jobs, memory. */
import { getHeapStatistics } from 'node:v8'
import type { Registry } from 'prom-client'
import { type Clock, secondsBetween } from '#kernel/clock'
import type { Load } from '#server/http'
import type { Identity } from '#server/identity'
import type { JobState, Schedule } from '#server/jobs'
import type { Database } from '#server/store'
import { openGroup, type SeriesGroup } from './gauges.ts'

export type ProcessSources = {
  readonly database: Pick<Database, 'connections'>
  readonly clock: Clock
  readonly load: Load
  readonly schedule: Pick<Schedule, 'states'>
  readonly identity: Pick<Identity, 'hashQueue'>
  readonly codeVersion: () => Promise<string>
  /** Groups of money moves that wait for a batch. */
  readonly writesWaiting: () => number
}

export function processGroups(registry: Registry, sources: ProcessSources): SeriesGroup[] {
  const { database, clock, load, schedule, identity, writesWaiting } = sources
  return [
    buildGroup(registry, sources),
    openGroup(
      registry,
      'process',
      {
        clearterm_database_connections_used: { help: 'Database connections in use.' },
        clearterm_database_connections_max: { help: 'Database connections that this process may open.' },
        clearterm_database_connections_waiting: { help: 'Callers that wait for a database connection.' },
        clearterm_write_queue_groups: { help: 'Groups of money moves that wait for a batch.' },
        clearterm_calls_running: { help: 'Calls in progress.' },
        clearterm_calls_max: { help: 'Calls that may be in progress; more are answered with 503.' },
        clearterm_stream_clients: { help: 'Open event streams.' },
        clearterm_password_hash_waiting: { help: 'Password hashes that wait for their turn.' },
        clearterm_password_hash_waiting_max: { help: 'Password hashes that may wait; more are answered with 503.' },
        clearterm_heap_limit_bytes: { help: 'The most that the heap of this process may grow to.' },
      },
      () => {
        const { used, most, waiting } = database.connections()
        const hashes = identity.hashQueue()
        return {
          clearterm_database_connections_used: used,
          clearterm_database_connections_max: most,
          clearterm_database_connections_waiting: waiting,
          clearterm_write_queue_groups: writesWaiting(),
          clearterm_calls_running: load.calls(),
          clearterm_calls_max: load.calls_at_most,
          clearterm_stream_clients: load.streams(),
          clearterm_password_hash_waiting: hashes.waiting,
          clearterm_password_hash_waiting_max: hashes.most,
          clearterm_heap_limit_bytes: getHeapStatistics().heap_size_limit,
        }
      },
    ),
    openGroup(
      registry,
      'jobs',
      {
        clearterm_job_lag_seconds: { help: 'How much longer than its interval a job has not run.', label: 'job_name' },
        clearterm_job_failing: { help: 'Whether the last run of a job failed.', label: 'job_name' },
        clearterm_job_runs_total: { help: 'Runs of a job by this process.', label: 'job_name', type: 'counter' },
        clearterm_job_failures_total: { help: 'Failed runs of a job by this process.', label: 'job_name', type: 'counter' },
      },
      () => {
        const states = schedule.states()
        const each = (value: (state: JobState) => number) => states.map((state) => [state.name, value(state)] as const)
        return {
          clearterm_job_lag_seconds: each((state) => lagSeconds(state, clock.now())),
          clearterm_job_failing: each(({ last_error }) => (last_error === null ? 0 : 1)),
          clearterm_job_runs_total: each(({ runs }) => runs),
          clearterm_job_failures_total: each(({ failures }) => failures),
        }
      },
    ),
  ]
}

/** Here and in the terminal only: the public port names no build. */
function buildGroup(registry: Registry, { codeVersion }: ProcessSources): SeriesGroup {
  return openGroup(
    registry,
    'build',
    { clearterm_build_info: { help: 'The build that runs: the hash of a release, or a commit. Always 1.', label: 'build' } },
    async () => ({ clearterm_build_info: [[await codeVersion(), 1]] }),
  )
}

function lagSeconds({ last_run_at, added_at, every_seconds }: JobState, now: Date): number {
  return Math.max(0, secondsBetween(last_run_at ?? added_at, now) - every_seconds)
}
