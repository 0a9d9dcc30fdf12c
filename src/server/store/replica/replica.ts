/** Reads on a streaming replica, as long as it answers, follows this primary, and is not too late. */

import { AsyncLocalStorage } from 'node:async_hooks'
import { cachedFor, type Dated } from '#kernel/cached-for'
import type { Clock } from '#kernel/clock'
import { keepUntilAwaited } from '#kernel/promises'
import { isConnectionLost } from '../errors.ts'
import { createPool, databaseOver } from '../pool.ts'
import type { Database, Query } from '../port.ts'

/** Where a late read was answered: the replica, or the primary for one of the other reasons. */
export const readPlaces = ['replica', 'unreachable', 'failed', 'lagging', 'promoted', 'another_database', 'too_early'] as const
export type ReadPlace = (typeof readPlaces)[number]

export type ReplicaOptions = {
  /** The primary. */
  readonly database: Database
  readonly replica_url: string
  readonly max_lag_seconds: number
  readonly clock: Pick<Clock, 'monotonic'>
  /** The journal's newest batch and its last move. */
  readonly readPoint: (query: Query) => Promise<{ readonly batch: bigint; readonly move: bigint }>
}

type Work<T> = (query: Query) => Promise<T>
type Elsewhere = { readonly why: Exclude<ReadPlace, 'replica'>; readonly error: unknown }

const CONNECTIONS = 10
/** Short: the primary can answer as well, and a person waits. */
const CONNECT_TIMEOUT_MS = 1_000
const STATEMENT_TIMEOUT_MS = 10_000
/** A replica that says nothing about its state for this long, as behind a broken network, is not waited for. */
const STATE_TIMEOUT_MS = 1_500
/** After a lost connection no read tries the replica for this long, so that few people wait for a machine that is silent. */
const RETRY_MS = 5_000

const LOGIN = `SELECT (SELECT system_identifier FROM pg_control_system())::text || ' ' || current_database() AS name`
const STATE = `${LOGIN}, pg_is_in_recovery() AS is_standby,
  extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())::float8 AS lag_seconds`

export function openReplica({ replica_url, database, max_lag_seconds, clock, readPoint }: ReplicaOptions) {
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
  const attempt = <T>(work: Work<T>, { since, inTime }: { since: bigint; inTime(): boolean }): Promise<AsOf<T> | Elsewhere> =>
    replica.transaction(
      async ({ query }) => {
        const [why, { batch, move }] = await Promise.all([whyNot(query), readPoint(query)])
        if (why) return { why, error: null }
        if (!inTime()) return { why: 'unreachable', error: null }
        if (move < since) return { why: 'too_early', error: null }
        return { value: await work(query), batch }
      },
      { snapshot: true },
    )

  const lost = (error: unknown): Elsewhere => {
    retry_at = clock.monotonic() + RETRY_MS
    return { why: 'unreachable', error }
  }

  return {
    read: async <T>(work: Work<T>, since = 0n): Promise<AsOf<T> | Elsewhere> => {
      if (clock.monotonic() < retry_at) return { why: 'unreachable', error: null }
      const limit = openLimit()
      const attempted = attempt(work, { since, inTime: limit.met }).catch((error: unknown): Elsewhere => {
        // A fault of the work itself shows again on the primary.
        return isConnectionLost(error) ? lost(error) : { why: 'failed', error }
      })
      const state = await Promise.race([attempted, limit.passed])
      limit.met()
      return state ?? lost(new Error(`the replica did not answer within ${STATE_TIMEOUT_MS} ms`))
    },
    close: replica.close,
  }
}

/** `met` ends the wait: false if it is over already. `passed` resolves with null at its end. */
function openLimit(): { met(): boolean; readonly passed: Promise<null> } {
  let is_over = false
  let timer: NodeJS.Timeout | undefined
  const passed = keepUntilAwaited(
    new Promise<null>((resolve) => {
      timer = setTimeout(() => {
        is_over = true
        resolve(null)
      }, STATE_TIMEOUT_MS)
    }),
  )
  return {
    met: () => {
      clearTimeout(timer)
      return !is_over
    },
    passed,
  }
}

/** What a streaming replica has in common with its primary. It stays the same, also after a failover. */
function openName(query: Query): () => Promise<string> {
  let login: string | null = null
  return async () => {
    login ??= (await query<{ name: string }>(LOGIN))[0]?.name ?? ''
    return login
  }
}

/** The value has all of the journal up to this batch, at least. Null: read on the primary, as without a replica. */
export type AsOf<T> = { readonly value: T; readonly batch: bigint | null }

const reading = new AsyncLocalStorage<{ batch: bigint | null }>()

/** Of several late reads the earliest batch counts, for an `asOf` around this one too. */
export async function asOf<T>(read: () => Promise<T>): Promise<AsOf<T>> {
  const noted = { batch: null }
  const value = await reading.run(noted, read)
  return { value: noteAsOf({ value, batch: noted.batch }), batch: noted.batch }
}

/** The value of a read that several callers share or that was kept: each of them is as of its batch. */
export function noteAsOf<T>({ value, batch }: AsOf<T>): T {
  const noted = reading.getStore()
  if (noted && batch !== null && (noted.batch === null || batch < noted.batch)) noted.batch = batch
  return value
}

/** A late read, kept for some seconds. */
export function cachedLate<T>(
  { database, clock }: { readonly database: Pick<Database, 'late'>; readonly clock: Clock },
  seconds: number,
  read: (query: Query) => Promise<T>,
): () => Promise<Dated<T>> {
  const kept = cachedFor(clock, seconds, () => asOf(() => database.late(read)))
  return async () => {
    const { value, as_of } = await kept()
    return { value: noteAsOf(value), as_of }
  }
}

export function mayBeLate(): boolean {
  return reading.getStore() !== undefined
}
