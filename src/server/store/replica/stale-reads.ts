/** Sends reads that may be late to a streaming replica, and to the primary while the replica is gone, late, promoted or of another database. */
import type { Clock } from '#kernel/clock'
import { isConnectionLost } from '../errors.ts'
import { createPool, databaseOver } from '../pool.ts'
import type { Database, Query } from '../port.ts'
import {
  type AsOf,
  asStale,
  type JournalPoint,
  type ReadPlace,
  type ReadStale,
  readPlaces,
  readPrimary,
  type StaleQuery,
  type StaleReads,
} from './port.ts'

export type StaleReadsOptions = {
  readonly database: Database
  /** Null: all reads go to the primary. */
  readonly replica_url: string | null
  readonly max_lag_seconds: number
  readonly clock: Pick<Clock, 'monotonic'>
  readonly readPoint: (query: Query) => Promise<JournalPoint>
  /** Reads moved to another place; for the log. */
  readonly onMoved: (to: ReadPlace, error: unknown) => void
}

type Work<T> = (query: StaleQuery) => Promise<T>
type Elsewhere = { readonly why: Exclude<ReadPlace, 'replica'>; readonly error: unknown }

const CONNECTIONS = 10
/** Short: the primary can answer as well, and a person waits. */
const CONNECT_TIMEOUT_MS = 1_000
const STATEMENT_TIMEOUT_MS = 10_000
/** After a lost connection no read tries the replica for this long, so that few people wait for a machine that is silent. */
const RETRY_MS = 5_000

const LOGIN = `SELECT (SELECT system_identifier FROM pg_control_system())::text || ' ' || current_database() AS name`
const STATE = `${LOGIN}, pg_is_in_recovery() AS is_standby,
  extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float8 AS lag_seconds`

export function openStaleReads(options: StaleReadsOptions): StaleReads {
  const { database, replica_url } = options
  if (replica_url === null) return { read: readPrimary(database.query), counts: () => null, close: async () => {} }
  const replica = openReplica(replica_url, options)
  const counts = new Map<ReadPlace, number>(readPlaces.map((place) => [place, 0]))
  let last: ReadPlace = 'replica'
  const count = (place: ReadPlace, error: unknown): void => {
    counts.set(place, (counts.get(place) ?? 0) + 1)
    // A reader that is ahead of the replica says nothing about the replica.
    if (place === last || place === 'too_early') return
    last = place
    options.onMoved(place, error)
  }
  const read: ReadStale = async (work, since) => {
    const found = await replica.read(work, since)
    if (!('why' in found)) {
      count('replica', null)
      return found
    }
    count(found.why, found.error)
    // The point first: the value may be newer than it, never older.
    const at = await options.readPoint(database.query)
    return { value: await work(asStale(database.query)), at }
  }
  return { read, counts: () => counts, close: replica.close }
}

function openReplica(replica_url: string, { database, max_lag_seconds, clock, readPoint }: StaleReadsOptions) {
  const pool = createPool({
    connectionString: replica_url,
    max: CONNECTIONS,
    application_name: 'clearterm-replica',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  })
  const replica = databaseOver(pool, 'postgresql')
  const primaryName = openName(database.query)
  let retry_at = Number.NEGATIVE_INFINITY

  const whyNot = async (query: Query): Promise<Elsewhere['why'] | null> => {
    const [[state], name] = await Promise.all([
      query<{ name: string; is_standby: boolean; lag_seconds: number | null }>(STATE),
      primaryName(),
    ])
    if (state?.name !== name) return 'another_database'
    if (!state.is_standby) return 'promoted'
    return state.lag_seconds === null || state.lag_seconds > max_lag_seconds ? 'lagging' : null
  }

  /** One connection and one snapshot: behind a balancer, two connections may lead to two replicas. */
  const attempt = <T>(work: Work<T>, since?: Pick<JournalPoint, 'move'>): Promise<AsOf<T> | Elsewhere> =>
    replica.transaction(
      async ({ query }) => {
        const [why, at] = await Promise.all([whyNot(query), readPoint(query)])
        if (why) return { why, error: null }
        if (since && at.move < since.move) return { why: 'too_early', error: null }
        return { value: await work(asStale(query)), at }
      },
      { snapshot: true },
    )

  return {
    read: async <T>(work: Work<T>, since?: Pick<JournalPoint, 'move'>): Promise<AsOf<T> | Elsewhere> => {
      if (clock.monotonic() < retry_at) return { why: 'unreachable', error: null }
      try {
        return await attempt(work, since)
      } catch (error) {
        // A fault of the work itself shows again on the primary.
        if (!isConnectionLost(error)) return { why: 'failed', error }
        retry_at = clock.monotonic() + RETRY_MS
        return { why: 'unreachable', error }
      }
    },
    close: replica.close,
  }
}

/** What a streaming replica has in common with its primary. It stays the same, also after a failover. */
function openName(query: Query): () => Promise<string> {
  let known: string | null = null
  return async () => {
    known ??= (await query<{ name: string }>(LOGIN))[0]?.name ?? ''
    return known
  }
}
