/** What the store declares as a room does. It is no room of its own: all others are made of it. */
import type { Clock } from '#kernel/clock'
import { ageSeconds, defineRoom, series } from '#server/room'
import {
  type Database,
  keptKeys,
  type LateReads,
  OUTBOX_PURPOSE,
  purgeOutbox,
  type Query,
  readOutboxState,
  readPlaces,
  readStoreSetup,
  sealedFor,
} from '#server/store'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly lateReads: Pick<LateReads, 'counts'>
  readonly resealDue: () => Promise<unknown>
  readonly config: { readonly secret_key: string | null; readonly data_dir: string }
}

export const storeRoom = defineRoom({
  name: 'store',
  knows: [],
  needs: ['database', 'clock', 'lateReads', 'resealDue', 'config'],
  open: (given: Needs) => given,
  jobs: ({ database, resealDue }) => [
    { name: 'room for writes', every_seconds: 2, on: 'all', run: async () => assertSpace(database) },
    { name: 'reseal', every_seconds: 20, on: 'worker', lead: { alone: 60 }, run: resealDue },
  ],
  setup: ({ database, config }) => readStoreSetup(database, config),
  series: ({ database, clock, lateReads }) => [
    series('process', database.connections, {
      clearterm_database_connections_used: { help: 'Database connections in use.', of: ({ used }) => used },
      clearterm_database_connections_max: { help: 'Database connections that this process may open.', of: ({ most }) => most },
      clearterm_database_connections_waiting: { help: 'Callers that wait for a database connection.', of: ({ waiting }) => waiting },
    }),
    series('queues', () => readOutboxState(database), {
      clearterm_outbox_waiting: { help: 'Rows of the outbox without a reaction.', of: ({ waiting }) => waiting },
      clearterm_outbox_failing: { help: 'Rows of the outbox whose reaction failed at least once.', of: ({ failing }) => failing },
      clearterm_outbox_age_seconds: {
        help: 'Age of the oldest row of the outbox without a reaction; 0: none waits.',
        of: ({ oldest }) => (oldest ? ageSeconds(oldest, clock.now()) : 0),
      },
    }),
    series('replicas', async () => (database.kind === 'postgresql' ? readReplicaLags(database.query) : []), {
      clearterm_replica_lag_bytes: { help: 'Write-ahead log that a replica has not replayed.', label: 'replica', of: (lags) => lags },
    }),
    series('stale_reads', lateReads.counts, {
      clearterm_stale_reads_total: {
        help: 'Reads that may be late, by place: the replica, or why the primary answered.',
        label: 'place',
        type: 'counter',
        of: (counts) => (counts ? readPlaces.map((place) => [place, counts.get(place) ?? 0]) : []),
      },
    }),
  ],
  ledger: { records: ['store_record_outbox'] },
  sealed: [keptKeys, { table: 'outbox', id: 'id', column: 'payload', reseal: sealedFor(OUTBOX_PURPOSE) }],
  purge: ({ database }) => purgeOutbox(database),
})

/** For the log and the console only; callers are asked to retry. */
function assertSpace(database: Database): void {
  const why = database.outOfSpace()
  if (why !== null) throw new Error(`the database takes no writes: ${why}`)
}

/** Empty without replicas, and where the login may not see their positions: pg_monitor allows it. */
async function readReplicaLags(query: Query): Promise<(readonly [string, number])[]> {
  const rows = await query<{ name: string; bytes: number }>(
    `SELECT application_name AS name, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 AS bytes
     FROM pg_stat_replication WHERE replay_lsn IS NOT NULL AND NOT pg_is_in_recovery()`,
  )
  return rows.map(({ name, bytes }) => [name, bytes] as const)
}
