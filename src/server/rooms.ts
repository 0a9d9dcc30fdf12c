/** Every room, opened once. Each is handed the ones opened before it, of which its own Dependencies type names what it may use. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config'
import type { Clock } from '#kernel/clock'
import { randomBytes } from '#kernel/id'
import type { AccountDependencies } from '#server/account'
import { openSettings, type SettingsRoom } from '#server/admin'
import { type Approvals, openApprovals } from '#server/approvals'
import { AUDIT_RECORD, type Audit, auditKey, openAudit } from '#server/audit'
import { type Bots, openBots } from '#server/bots'
import { type DocumentsRoom, openDocuments } from '#server/documents'
import { type Forecasts, openForecasts, readOutlooks } from '#server/forecasts'
import { type Funding, fundingDependencies, openFunding, undoAddressChange, usersSharingAddress } from '#server/funding'
import { openProxyWatch, type ProxyWatch } from '#server/http'
import { type Identity, type IdentityDependencies, openIdentity, type WriteOutbox } from '#server/identity'
import { type Dispatcher, type Lease, openDispatcher, openLease, openSchedule, type Schedule } from '#server/jobs'
import { type LabDependencies, labDependencies } from '#server/lab'
import { type BatchWatch, type Journal, openPost, type Post, readPoint } from '#server/ledger'
import { type Live, openLive } from '#server/live'
import { type MailRoom, openMail } from '#server/mail'
import { type Market, marketDependencies, openMarket, type PriceFeed } from '#server/market'
import { type Messages, messagesDependencies, openMessages } from '#server/messages'
import { type Metrics, metricsDependencies, type Observed, openMetrics, openObserved, type Traces } from '#server/metrics'
import { findFirstPlans, findLastMatured, type PlansDependencies, planName, plansDependencies, readInvestment } from '#server/plans'
import { openReferrals, type Referrals, type ReferralsDependencies } from '#server/referrals'
import { type RetirementDependencies, retirementDependencies } from '#server/retirement'
import { codeVersion, openPublishedHeads, openSolvency, type Solvency } from '#server/solvency'
import {
  type Database,
  type MovableClock,
  openBusinessClock,
  openStaleReads,
  outboxWriter,
  type ReadStale,
  type Sealer,
  type SecretKey,
  type StaleReads,
  sealer,
} from '#server/store'
import { type SupportDependencies, supportDependencies } from '#server/support'
import type { TestimonialsDependencies } from '#server/testimonials'
import { openMemberData } from './member-data.ts'
import { claims, records } from './registry.ts'

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

/** What every room may need: the store, the journal, the clocks, the queues. */
type Foundation = RoomOptions & {
  readonly staleReads: StaleReads
  /** Only rooms whose dependencies name it read late. */
  readonly readStale: ReadStale
  readonly public_url: string
  readonly business: MovableClock
  readonly sealer: Sealer
  readonly audit: Audit
  readonly settings: SettingsRoom['read']
  readonly settingsRoom: SettingsRoom
  readonly post: Post
  readonly idle: () => Promise<void>
  readonly writesWaiting: Journal['waiting']
  readonly observed: Observed
  readonly lease: Lease
  readonly dispatcher: Dispatcher
  readonly kick: () => void
  readonly writeOutbox: WriteOutbox
  readonly schedule: Schedule
  readonly mail: MailRoom
  readonly documents: DocumentsRoom
  readonly proxies: ProxyWatch
  /** Opens the sandbox mailbox with everybody's codes; null: there is none, because a mail server sends them. */
  readonly mailbox_key: string | null
  readonly report: (message: string) => (error: unknown, about?: object | null) => void
}
type Members = Foundation & { readonly identity: Identity; readonly messages: Messages; readonly live: Live }
type Money = Members & {
  readonly plans: PlansDependencies
  readonly approvals: Approvals
  readonly funding: Funding
  readonly memberData: AccountDependencies['memberData']
  readonly referralDependencies: ReferralsDependencies
  readonly referrals: Referrals
  readonly retirement: RetirementDependencies
  readonly support: SupportDependencies
  readonly lab: LabDependencies
  readonly testimonials: TestimonialsDependencies
}
export type Rooms = Money & {
  readonly market: Market
  readonly bots: Bots
  readonly forecasts: Forecasts
  readonly solvency: Solvency
  readonly metrics: Metrics
}

export function openRooms(options: RoomOptions): Rooms {
  const money = openMoney(openMembers(openFoundation(options)))
  const trading = {
    ...money,
    market: openMarket(marketDependencies(money)),
    solvency: openSolvency({ ...money, onEpoch: money.observed.epoch }),
  }
  return {
    ...trading,
    bots: openBots({ ...trading, codeVersion, readOutlooks }),
    forecasts: openForecasts(trading),
    metrics: openMetrics(metricsDependencies(trading)),
  }
}

function openFoundation(options: RoomOptions): Foundation {
  const { config, database, clock, secret_key, log } = options
  const report: Foundation['report'] = (message) => (error, about) => {
    if (log) log.error({ err: error, ...about }, message)
  }
  const seals = sealer(secret_key)
  const audit = auditOf(options)
  const settingsRoom = openSettings({ database, clock, audit })
  const staleReads = openStale(options)
  const dispatcher = openDispatcher({ database, sealer: seals, report: report('a reaction failed') })
  // Another node reacts to what this one writes: its dispatcher polls.
  const kick = config.roles.has('worker') ? dispatcher.kick : () => {}
  const observed = openObserved()
  const writers = new Map([[AUDIT_RECORD, audit.append]])
  const watch: BatchWatch = {
    origin: () => options.traces?.batch.origin(),
    ended: (written) => {
      observed.batch(written)
      options.traces?.batch.ended(written)
    },
  }
  const { post, waiting, idle } = openPost({ database, clock, claims, records, writers, watch })
  return {
    ...options,
    staleReads,
    readStale: staleReads.read,
    public_url: config.public_url,
    business: openBusinessClock({ query: database.query, clock }),
    sealer: seals,
    audit,
    settings: settingsRoom.read,
    settingsRoom,
    // Wakes the outbox as soon as a group is in the journal.
    post: async (group) => {
      const verdict = await post(group)
      if ('posted' in verdict) kick()
      return verdict
    },
    idle,
    writesWaiting: waiting,
    observed,
    lease: openLease(database),
    dispatcher,
    kick,
    writeOutbox: outboxWriter(seals),
    schedule: openSchedule({ clock, report: report('a job failed') }),
    mail: openMail({ database, clock, sealer: seals, ...config, from: config.mail_from }),
    documents: openDocuments({ database, clock, secret_key, scanner: config.file_scanner }),
    proxies: openProxyWatch({ ...config, log }),
    mailbox_key: config.smtp_url === null ? (config.mailbox_key ?? newMailboxKey()) : null,
    report,
  }
}

/** New at each start, so that a link which has leaked ends with the process. */
function newMailboxKey(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

function openStale({ config: { database_replica: replica }, database, clock, log }: RoomOptions): StaleReads {
  return openStaleReads({
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

function openMembers(rooms: Foundation): Members {
  const identity = openIdentity({ ...rooms, staff_factor: rooms.config.staff_second_factor, undoAddress: undoAddressChange })
  const messages = openMessages(messagesDependencies({ ...rooms, identity }))
  return { ...rooms, identity, messages, live: openLive({ ...rooms, ...identity, report: rooms.report('no live news') }) }
}

function openMoney(rooms: Members): Money {
  const approvals = openApprovals(rooms)
  const funding = openFunding(fundingDependencies({ ...rooms, approvals }))
  const referralDependencies = { ...rooms, approvals, planName, findFirstPlans, usersSharingAddress }
  return {
    ...rooms,
    plans: plansDependencies(rooms),
    approvals,
    funding,
    memberData: openMemberData({ ...rooms, funding }),
    referralDependencies,
    referrals: openReferrals(referralDependencies),
    retirement: retirementDependencies(rooms),
    support: supportDependencies({ ...rooms, readInvestment }),
    lab: labDependencies(rooms),
    testimonials: { ...rooms, planName, findLastMatured },
  }
}

export function auditOf({ database, clock, secret_key }: Pick<RoomOptions, 'database' | 'clock' | 'secret_key'>): Audit {
  return openAudit({ database, clock, key: auditKey(secret_key), ...openPublishedHeads(secret_key) })
}
