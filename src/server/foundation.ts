/** What every room may need: the store, the journal, the clocks, the queues. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config'
import type { Clock } from '#kernel/clock'
import { randomBytes } from '#kernel/id'
import { openSettings } from '#server/admin'
import { AUDIT_RECORD, type Audit } from '#server/audit'
import { readPoint } from '#server/books'
import { undoAddressChange } from '#server/funding'
import { openProxyWatch } from '#server/http'
import type { IdentityDependencies } from '#server/identity'
import { openDispatcher, openLease, openSchedule } from '#server/jobs'
import { audit, type BatchWatch, type LedgerObserved, observeLedger, openPost, type Post } from '#server/ledger'
import type { PriceFeed } from '#server/market'
import type { Traces } from '#server/metrics'
import { codeVersion } from '#server/solvency'
import {
  type Database,
  type LateReads,
  openBusinessClock,
  openLateReads,
  outboxWriter,
  resealDue,
  type SecretKey,
  sealer,
} from '#server/store'
import { auditOf, booksFault } from './process/check-books.ts'
import { auditChecks, claims, records, sealedValues } from './rooms.ts'

/** `hasher`, `policy` and `feed` are for tests; by default what the room and the configuration say. */
export type RoomOptions = Pick<IdentityDependencies, 'hasher' | 'policy'> & {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly secret_key: SecretKey
  readonly log: FastifyBaseLogger | false
  readonly feed?: PriceFeed
  readonly traces?: Traces | null
}

export type Foundation = ReturnType<typeof openFoundation>

export function openFoundation(options: RoomOptions) {
  const { config, database, clock, secret_key, log } = options
  const report = (message: string) => (error: unknown, about?: object | null) => {
    if (log) log.error({ err: error, ...about }, message)
  }
  const seals = sealer(secret_key)
  const audited = auditOf(options)
  const settingsRoom = openSettings({ database, clock, audit: audited })
  const lateReads = openLate(options)
  const dispatcher = openDispatcher({ database, sealer: seals, report: report('a reaction failed') })
  // Another node reacts to what this one writes: its dispatcher polls.
  const kick = config.roles.has('worker') ? dispatcher.kick : () => {}
  const observed = observeLedger()
  const journal = openJournal(options, audited, observed)
  return {
    ...options,
    feed: options.feed ?? null,
    database: lateReads.database,
    lateReads,
    public_url: config.public_url,
    business: openBusinessClock({ query: database.query, clock }),
    sealer: seals,
    audit: audited,
    settings: settingsRoom.read,
    settingsRoom,
    // Wakes the outbox as soon as a group is in the journal.
    post: (async (group) => {
      const verdict = await journal.post(group)
      if ('posted' in verdict) kick()
      return verdict
    }) satisfies Post,
    idle: journal.idle,
    writesWaiting: journal.waiting,
    auditLedger: async (whole: boolean) => {
      const audited_ledger = await audit({ database, clock, checks: auditChecks }, { whole })
      observed.audit(audited_ledger)
      return audited_ledger
    },
    ledgerObserved: observed,
    lease: openLease(database),
    dispatcher,
    kick,
    writeOutbox: outboxWriter(seals),
    schedule: openSchedule({ clock, report: report('a job failed'), database }),
    proxies: openProxyWatch({ ...config, log }),
    /** Opens the sandbox mailbox with everybody's codes; null: there is none, because a mail server sends them. */
    mailbox_key: config.smtp_url === null ? (config.mailbox_key ?? newMailboxKey()) : null,
    report,
    codeVersion,
    resealDue: () => resealDue(database, secret_key, sealedValues),
    checkBooks: booksFault,
    // Of a room that opens later, but of the store alone.
    undoAddress: undoAddressChange,
  }
}

function openJournal({ database, clock, traces }: RoomOptions, { append }: Audit, observed: LedgerObserved) {
  const watch: BatchWatch = {
    origin: () => traces?.batch.origin(),
    ended: (written) => {
      observed.batch(written)
      traces?.batch.ended(written)
    },
  }
  return openPost({ database, clock, claims, records, writers: new Map([[AUDIT_RECORD, append]]), watch })
}

/** New at each start, so that a link which has leaked ends with the process. */
function newMailboxKey(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

function openLate({ config: { database_replica: replica }, database, clock, log }: RoomOptions): LateReads {
  return openLateReads({
    database,
    replica_url: replica?.url ?? null,
    max_lag_seconds: replica?.max_lag_seconds ?? 0,
    clock,
    readPoint,
    onMoved: (place, error) => {
      if (!log) return
      if (place === 'replica') log.info('late reads go to the replica again')
      else log.warn({ because: place, ...(error === null ? {} : { err: error }) }, 'late reads go to the primary')
    },
  })
}
