/** Assembly: the rooms' handlers behind the contract on one server, their clock-driven work as jobs. Nothing here decides anything. */
import type { FastifyInstance } from 'fastify'
import { type Api, api } from '#contract/routes'
import type { Handlers } from '#contract/shared/define'
import { accountRoutes, closeAccount, figureRoutes, profileRoutes, searchRoutes } from '#server/account'
import { adminRoutes, expireChanges } from '#server/admin'
import { announcementRoutes } from '#server/announcements'
import { type Bots, botRoutes } from '#server/bots'
import { fileRoutes } from '#server/documents'
import { fundingRoutes } from '#server/funding'
import { createServer, type StreamLimits, serve, type TransportLimits } from '#server/http'
import { type Identity, identityRoutes, preferenceRoutes, safetyRoutes, secondFactorRoutes } from '#server/identity'
import { type Job, type Lease, openLease, type Schedule } from '#server/jobs'
import { type AuditReport, audit as auditLedger, replayOf } from '#server/ledger'
import { type Market, marketRoutes } from '#server/market'
import { messageRoutes } from '#server/messages'
import { expose, type Metrics, publicRoutes, statRoutes } from '#server/metrics'
import { calendarRoutes, countDue, matureDue, planRoutes } from '#server/plans'
import { referralRoutes } from '#server/referrals'
import { eraseDue, retirementRoutes } from '#server/retirement'
import { proofRoutes } from '#server/solvency'
import { isAccountClosed, isPassing, purgeOutbox } from '#server/store'
import { testimonialRoutes } from '#server/testimonials'
import { textRoutes } from '#server/texts'
import { openFillingWatch, seedTreasury } from '#server/treasury'
import { erasersOf, exportPartsOf } from './members.ts'
import { auditChecks, openRooms, type RoomOptions, type Rooms } from './rooms.ts'
import { openSiteFigures, type ReadSiteFigures } from './site-figures.ts'

export type Assembly = {
  readonly app: FastifyInstance
  readonly identity: Identity
  readonly jobs: readonly Job[]
  readonly dispatcher: Rooms['dispatcher']
  readonly market: Market
  readonly bots: Bots
  /** What whoever watches the machine reads. */
  readonly expose: () => Promise<string>
  /** The figures that public pages show. */
  readonly liveTexts: Metrics['liveTexts']
  /** All that is written into them. */
  readonly siteFigures: ReadSiteFigures
  /** The schedule that runs the jobs, for the console to look at. */
  watch(schedule: Pick<Schedule, 'states'>): void
  /** Every finding of the auditor; any of them stops money writes. `whole` starts at the first batch. */
  auditLedger(whole: boolean): Promise<AuditReport>
  /** The sandbox's own money and wallets, and the first administrator. */
  seed(): ReturnType<Identity['ensureAdministrator']>
  /** After the server has closed: what is queued ends. */
  close(): Promise<void>
}

export function assemble(
  options: RoomOptions & { readonly limits?: Partial<TransportLimits>; readonly streams?: Partial<StreamLimits> },
): Assembly {
  const rooms = openRooms(options)
  const { config, database, clock, identity, funding } = rooms
  const audited = (whole: boolean) => auditLedger({ database, clock, checks: auditChecks }, { whole })
  return {
    app: openServer(rooms, options),
    identity,
    dispatcher: rooms.dispatcher,
    market: rooms.market,
    bots: rooms.bots,
    expose: () => expose(rooms.metrics),
    liveTexts: rooms.metrics.liveTexts,
    siteFigures: openSiteFigures(rooms),
    jobs: jobsOf(rooms, audited, options.log),
    watch: rooms.schedule.watch,
    auditLedger: audited,
    seed: async () => {
      await rooms.audit.start()
      await seedTreasury(rooms)
      await funding.seed()
      return identity.ensureAdministrator({ email: config.admin_email, password: config.admin_password })
    },
    close: async () => {
      await rooms.live.close()
      await rooms.market.close()
      await rooms.dispatcher.stop()
      await rooms.mail.close()
      await rooms.documents.close()
      await rooms.idle()
    },
  }
}

function openServer(rooms: Rooms, { log, limits, streams }: Parameters<typeof assemble>[0]): FastifyInstance {
  const { clock, config, database, identity } = rooms
  const { public_url, trust_proxy } = config
  const app = createServer({
    public_url,
    log,
    trust_proxy,
    onForwarded: rooms.proxies.seen,
    isUnavailable: isPassing,
    isCallerGone: isAccountClosed,
    ...(limits ? { limits } : {}),
  })
  serve(app, api, handlersOf(rooms), {
    public_url,
    clock,
    authenticate: identity.authenticate,
    steppedUp: identity.steppedUp,
    limit: limiter(identity),
    sandbox_mailbox: showsMailbox(rooms),
    ...(streams ? { streams } : {}),
    firstAnswer: (once) => replayOf(database.query, once),
  })
  return app
}

function handlersOf(rooms: Rooms): Handlers<Api> {
  const { identity, messages, live, funding, settings, mail } = rooms
  const people = { erasers: erasersOf(rooms), exportParts: exportPartsOf(rooms) }
  const overview = {
    ...rooms,
    ...identity,
    countUnread: messages.countUnread,
    readPayoutInfo: funding.readPayout,
    listPayoutAddresses: funding.listPayoutAddresses,
    ...people,
  }
  return {
    ...proofRoutes(rooms.solvency),
    ...publicRoutes({
      ...rooms,
      health: rooms.metrics.health,
      settings: settings.read,
      mailbox: showsMailbox(rooms),
      isDemo: rooms.metrics.isDemo,
      readMailbox: mail.mailbox,
    }),
    ...textRoutes,
    ...statRoutes(rooms.metrics),
    ...announcementRoutes(rooms),
    ...testimonialRoutes(rooms.testimonials),
    ...identityRoutes(identity),
    ...secondFactorRoutes(identity),
    ...safetyRoutes(identity),
    ...preferenceRoutes(identity),
    ...accountRoutes(overview),
    ...figureRoutes(overview),
    ...searchRoutes(overview),
    ...profileRoutes(overview),
    ...planRoutes(rooms.plans),
    ...calendarRoutes({ ...rooms.plans, public_url: rooms.config.public_url }),
    ...fundingRoutes(funding),
    ...messageRoutes(messages),
    ...fileRoutes(rooms.documents),
    ...live.routes,
    ...botRoutes(rooms.bots),
    ...marketRoutes(rooms.market),
    ...referralRoutes(rooms.referring),
    ...retirementRoutes(rooms.retirement),
    ...adminRoutes({
      ...rooms,
      countDue: (at) => countDue(rooms.database.query, at),
      matureDue: () => matureDue(rooms.plans),
      jobStates: rooms.schedule.states,
      closeAccount: (user_id, by) => closeAccount(overview, user_id, by),
    }),
  }
}

/** Codes are shown to whoever asks, so only where nobody but this machine can ask, and no mail server brings them. */
function showsMailbox({ config }: Rooms): boolean {
  return config.smtp_url === null && config.loopback
}

function warnInto(log: RoomOptions['log']): (about: object, message: string) => void {
  return (about, message) => {
    if (log) log.warn(about, message)
  }
}

function jobsOf(rooms: Rooms, audited: Assembly['auditLedger'], log: RoomOptions['log']): Job[] {
  const { database, plans, funding, mail, documents, retirement, live, market, referrals, solvency } = rooms
  const lease = openLease(database)
  const { whileLeading, keep } = lease
  const leading = keep('prices', PRICES_LEASE_SECONDS)
  return [
    { name: 'maturity', every_seconds: 5, run: () => matureDue(plans) },
    { name: 'lapse', every_seconds: 5, run: funding.lapseWithdrawals },
    { name: 'changes', every_seconds: 60, run: () => expireChanges(rooms) },
    { name: 'referral bonuses', every_seconds: 5, run: referrals.payDue },
    { name: 'mail', every_seconds: 2, run: mail.deliver },
    // Looks twice a second and writes each second once: a timer of one second would miss one now and then.
    { name: 'prices', every_seconds: 0.5, run: () => leading((held) => market.lead(held)) },
    ...botJobs(rooms.bots, lease),
    { name: 'health', every_seconds: 1, run: rooms.metrics.health.refresh },
    // Looks often and counts each minute once: a timer of one minute would miss one now and then.
    { name: 'services', every_seconds: 20, run: rooms.metrics.watch },
    { name: 'limits', every_seconds: 60, run: openFillingWatch(async () => (await rooms.metrics.fillings()).value, warnInto(log)) },
    { name: 'prune prices', every_seconds: 3600, run: () => whileLeading('prune prices', 600, market.prune) },
    { name: 'retirement', every_seconds: 600, run: () => whileLeading('retirement', 300, () => eraseDue(retirement)) },
    { name: 'documents', every_seconds: 600, run: () => whileLeading('documents', 300, documents.purge) },
    { name: 'purge live', every_seconds: 3600, run: () => whileLeading('purge live', 600, live.purge) },
    // Looks often, so that a new instance has its first epoch at once; makes one every ten minutes at most.
    { name: 'epoch', every_seconds: 5, run: solvency.epochs.makeDue },
    { name: 'proof retention', every_seconds: 3600, run: () => whileLeading('proof retention', 600, solvency.retain) },
    { name: 'purge', every_seconds: 3600, run: () => whileLeading('purge', 600, () => purge(rooms)) },
    { name: 'audit', every_seconds: 600, run: () => whileLeading('audit', 300, () => audited(false)) },
    { name: 'room for writes', every_seconds: 2, run: async () => assertRoom(rooms) },
    // Every node: it compares with what it has seen itself.
    { name: 'audit log head', every_seconds: 2, run: rooms.audit.watch },
    { name: 'audit log', every_seconds: 3600, run: () => whileLeading('audit log', 600, () => verifyAuditLog(rooms)) },
    { name: 'audit whole', every_seconds: 86_400, run: () => whileLeading('audit whole', 3600, () => audited(true)) },
  ]
}

/** The server's own words for the log and the console; callers learn only that they should come again. */
function assertRoom({ database }: Rooms): void {
  const why = database.outOfSpace()
  if (why !== null) throw new Error(`the database takes no writes: ${why}`)
}

/** A finding is a failed run: the log and the console's overview tell it until it is gone. */
async function verifyAuditLog({ audit }: Rooms): Promise<void> {
  const { ok, first_bad, why } = await audit.verify()
  if (!ok) throw new Error(`the audit log from entry ${first_bad} on is not as it was written: ${why}`)
}

/** A leader that has died is followed within this time. */
const PRICES_LEASE_SECONDS = 9

/** One node is enough for the work; the database would hold two apart. */
function botJobs(bots: Bots, { keep, whileLeading }: Lease): Job[] {
  const leading = keep('bots', PRICES_LEASE_SECONDS)
  return [
    { name: 'bots', every_seconds: 1, run: () => leading(() => bots.round()) },
    { name: 'fills told', every_seconds: 1, run: bots.announce },
    { name: 'bots history', every_seconds: 10, run: () => whileLeading('bots history', 300, bots.makeHistories) },
    { name: 'bots divergence', every_seconds: 600, run: () => whileLeading('bots divergence', 1800, bots.checkDays) },
  ]
}

function limiter(identity: Identity) {
  const counters = { auth: identity.limitAuthCall, sign_up: identity.limitSignUp, money: identity.limitMoneyCall }
  return async (bucket: keyof typeof counters, key: string) => {
    const refusal = await counters[bucket](key)
    if (!refusal) return { allowed: true as const }
    return { allowed: false as const, retry_after_seconds: Number(refusal.more?.retry_after_seconds ?? 60) }
  }
}

async function purge({ database, identity, mail, metrics }: Rooms): Promise<void> {
  await metrics.prune()
  await identity.purge()
  await mail.purge()
  await purgeOutbox(database)
}
