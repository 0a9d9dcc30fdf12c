/** The state of the work that all nodes share, as the database has it: queues, leases, proof, prices, bots, auditor, backups, replicas. */
import type { Registry } from 'prom-client'
import type { Clock } from '#kernel/clock'
import type { Bots } from '#server/bots'
import { type Lease, readLeases } from '#server/jobs'
import { readHalted, readVerifiedAt } from '#server/ledger'
import type { MailRoom } from '#server/mail'
import type { Market } from '#server/market'
import type { Solvency } from '#server/solvency'
import { type Database, type LateReads, type Query, readOutboxState, readPlaces } from '#server/store'
import { openGroup, type SeriesGroup } from './gauges.ts'

export type WorkSources = {
  readonly database: Database
  readonly lateReads: Pick<LateReads, 'counts'>
  readonly clock: Clock
  readonly lease: Pick<Lease, 'holder'>
  readonly mail: Pick<MailRoom, 'queueState'>
  readonly market: Pick<Market, 'feedState'>
  readonly bots: Pick<Bots, 'halts'>
  readonly solvency: Pick<Solvency, 'newest' | 'lateSince' | 'fault'>
  /** Seconds since the last backup; null: none are configured. */
  readonly backupAge: (() => Promise<number>) | null
}

export function workGroups(registry: Registry, sources: WorkSources): SeriesGroup[] {
  const { database, clock, mail, market, bots, backupAge } = sources
  const age = (since: Date | null): number | null => (since === null ? null : ageSeconds(since, clock.now()))
  return [
    openGroup(
      registry,
      'queues',
      {
        clearterm_outbox_waiting: { help: 'Rows of the outbox without a reaction.' },
        clearterm_outbox_failing: { help: 'Rows of the outbox whose reaction failed at least once.' },
        clearterm_outbox_age_seconds: { help: 'Age of the oldest row of the outbox without a reaction; 0: none waits.' },
        clearterm_mail_waiting: { help: 'Mails that wait to be sent.' },
        clearterm_mail_failing: { help: 'Waiting mails that the mail server did not take at least once.' },
        clearterm_mail_age_seconds: { help: 'Age of the oldest mail that waits to be sent; 0: none waits.' },
      },
      async () => {
        const [outbox, mails] = await Promise.all([readOutboxState(database), mail.queueState()])
        return {
          clearterm_outbox_waiting: outbox.waiting,
          clearterm_outbox_failing: outbox.failing,
          clearterm_outbox_age_seconds: age(outbox.oldest) ?? 0,
          clearterm_mail_waiting: mails.waiting,
          clearterm_mail_failing: mails.failing,
          clearterm_mail_age_seconds: age(mails.oldest) ?? 0,
        }
      },
    ),
    leaseGroup(registry, sources),
    proofGroup(registry, sources),
    openGroup(
      registry,
      'prices',
      {
        clearterm_feed_age_seconds: { help: 'Age of the newest prices.' },
        clearterm_feed_failures: { help: 'Fetches of prices that failed in a row.' },
      },
      async () => {
        const { at, failures } = await market.feedState()
        return { clearterm_feed_age_seconds: age(at), clearterm_feed_failures: failures }
      },
    ),
    openGroup(registry, 'bots', { clearterm_bot_halted: { help: 'Whether a bot may not trade now.', label: 'bot' } }, async () => ({
      clearterm_bot_halted: (await bots.halts()).map(({ version, halted }) => [version, halted ? 1 : 0] as const),
    })),
    auditorGroup(registry, sources),
    openGroup(
      registry,
      'backups',
      { clearterm_backup_age_seconds: { help: 'Age of the newest backup that was restored once.' } },
      async () => ({ clearterm_backup_age_seconds: backupAge ? await backupAge() : null }),
    ),
    ...replicaGroups(registry, sources),
  ]
}

function replicaGroups(registry: Registry, { database, lateReads }: WorkSources): SeriesGroup[] {
  return [
    openGroup(
      registry,
      'replicas',
      { clearterm_replica_lag_bytes: { help: 'Write-ahead log that a replica has not replayed.', label: 'replica' } },
      async () => ({ clearterm_replica_lag_bytes: database.kind === 'postgresql' ? await readReplicaLags(database.query) : [] }),
    ),
    openGroup(
      registry,
      'stale_reads',
      {
        clearterm_stale_reads_total: {
          help: 'Reads that may be late, by place: the replica, or why the primary answered.',
          label: 'place',
          type: 'counter',
        },
      },
      () => {
        const counts = lateReads.counts()
        return { clearterm_stale_reads_total: counts ? readPlaces.map((place) => [place, counts.get(place) ?? 0] as const) : [] }
      },
    ),
  ]
}

function leaseGroup(registry: Registry, { database, lease }: WorkSources): SeriesGroup {
  return openGroup(
    registry,
    'leases',
    {
      clearterm_lease_held: { help: 'Whether this process is the leader of a job.', label: 'job_name' },
      clearterm_lease_remaining_seconds: { help: 'Until the lease of a job expires; negative: no node leads.', label: 'job_name' },
      clearterm_lease_takeovers_total: { help: 'How often another node became the leader of a job.', label: 'job_name', type: 'counter' },
    },
    async () => {
      const leases = await readLeases(database.query)
      return {
        clearterm_lease_held: leases.map((one) => [one.job, one.holder === lease.holder && one.remaining_seconds > 0 ? 1 : 0] as const),
        clearterm_lease_remaining_seconds: leases.map(({ job, remaining_seconds }) => [job, remaining_seconds] as const),
        clearterm_lease_takeovers_total: leases.map(({ job, fence }) => [job, fence] as const),
      }
    },
  )
}

function auditorGroup(registry: Registry, { database }: WorkSources): SeriesGroup {
  return openGroup(
    registry,
    'auditor',
    {
      clearterm_audit_last_success_timestamp_seconds: { help: 'When the auditor last found nothing wrong, on any node.' },
      clearterm_money_writes_stopped: { help: 'Whether money writes are stopped on all nodes.' },
    },
    async () => {
      const [verified_at, halted] = await Promise.all([readVerifiedAt(database.query), readHalted(database.query)])
      return {
        clearterm_audit_last_success_timestamp_seconds: verified_at && verified_at.getTime() / 1000,
        clearterm_money_writes_stopped: halted === null ? 0 : 1,
      }
    },
  )
}

function proofGroup(registry: Registry, { solvency, clock }: WorkSources): SeriesGroup {
  return openGroup(
    registry,
    'proof',
    {
      clearterm_checkpoint_age_seconds: { help: 'Age of the newest solvency epoch.' },
      clearterm_proof_late: { help: 'Whether the books have moved on for too long without a solvency epoch.' },
      clearterm_proof_fault: { help: 'Whether the last attempt to publish an epoch failed.' },
    },
    async () => {
      const [newest, late, fault] = await Promise.all([solvency.newest(), solvency.lateSince(), solvency.fault()])
      return {
        clearterm_checkpoint_age_seconds: newest && ageSeconds(newest.at, clock.now()),
        clearterm_proof_late: late === null ? 0 : 1,
        clearterm_proof_fault: fault === null ? 0 : 1,
      }
    },
  )
}

/** Empty without replicas, and where the login may not see their positions: pg_monitor allows it. */
async function readReplicaLags(query: Query): Promise<(readonly [string, number])[]> {
  const rows = await query<{ name: string; bytes: number }>(
    `SELECT application_name AS name, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn)::float8 AS bytes
     FROM pg_stat_replication WHERE replay_lsn IS NOT NULL AND NOT pg_is_in_recovery()`,
  )
  return rows.map(({ name, bytes }) => [name, bytes] as const)
}

function ageSeconds(since: Date, now: Date): number {
  return Math.max(0, (now.getTime() - since.getTime()) / 1000)
}
