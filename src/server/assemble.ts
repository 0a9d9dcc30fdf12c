/** Assembly: the rooms' handlers behind the contract on one server, and their clock-driven work as jobs. It decides nothing. */
import type { FastifyInstance } from 'fastify'
import { type Api, api } from '#contract/routes'
import type { Handlers } from '#contract/shared/define'
import { accountRoutes, closeAccount, figureRoutes, profileRoutes, searchRoutes } from '#server/account'
import { adminRoutes } from '#server/admin'
import { announcementRoutes } from '#server/announcements'
import { botRoutes } from '#server/bots'
import { fileRoutes } from '#server/documents'
import { fundingRoutes } from '#server/funding'
import { createServer, type StreamLimits, serve, type TransportLimits } from '#server/http'
import { type Identity, identityRoutes, preferenceRoutes, safetyRoutes, secondFactorRoutes } from '#server/identity'
import { type Job, openSchedule, type Schedule } from '#server/jobs'
import { type AuditReport, audit as auditLedger, replayOf } from '#server/ledger'
import { marketRoutes } from '#server/market'
import { messageRoutes } from '#server/messages'
import { expose, type Metrics, publicRoutes, statRoutes } from '#server/metrics'
import { calendarRoutes, countDue, matureDue, planRoutes } from '#server/plans'
import { referralRoutes } from '#server/referrals'
import { retirementRoutes } from '#server/retirement'
import { proofRoutes } from '#server/solvency'
import { isAccountClosed, isPassing } from '#server/store'
import { testimonialRoutes } from '#server/testimonials'
import { textRoutes } from '#server/texts'
import { seedTreasury } from '#server/treasury'
import { openMemberData } from './member-data.ts'
import { auditChecks } from './registry.ts'
import { openRooms, type RoomOptions, type Rooms } from './rooms.ts'
import { openSiteFigures, type ReadSiteFigures } from './site-figures.ts'
import { workOf } from './work.ts'

export type Assembly = Pick<Rooms, 'identity' | 'dispatcher' | 'market' | 'bots'> & {
  readonly app: FastifyInstance
  readonly jobs: readonly Job[]
  /** Runs the jobs once it is started. */
  readonly schedule: Schedule
  /** Metrics as the operator's monitoring reads them. */
  readonly expose: () => Promise<string>
  /** The figures that public pages show. */
  readonly liveTexts: Metrics['liveTexts']
  /** All that is written into them. */
  readonly siteFigures: ReadSiteFigures
  /** Every finding of the auditor; any of them stops money writes. `whole` starts at the first batch. */
  auditLedger(whole: boolean): Promise<AuditReport>
  /** The sandbox's own money and wallets, and the first administrator. */
  seed(): ReturnType<Identity['ensureAdministrator']>
  /** After the server has closed: what is queued ends. */
  close(): Promise<void>
}

type AssemblyOptions = RoomOptions & { readonly limits?: Partial<TransportLimits>; readonly streams?: Partial<StreamLimits> }

export function assemble(options: AssemblyOptions): Assembly {
  const rooms = openRooms(options)
  const { config, database, clock, identity, dispatcher, market, bots, metrics } = rooms
  const audited = (whole: boolean) => auditLedger({ database, clock, checks: auditChecks }, { whole })
  const { log } = options
  const warn = (about: object, message: string): void => {
    if (log) log.warn(about, message)
  }
  const jobs = workOf({ ...rooms, auditLedger: audited, warn })
  const onError = (job: string, error: unknown): void => {
    if (log) log.error({ err: error, job }, 'a job failed')
  }
  const schedule = openSchedule(jobs, { clock, onError })
  return {
    app: openServer(rooms, schedule, options),
    jobs,
    schedule,
    identity,
    dispatcher,
    market,
    bots,
    expose: () => expose(metrics),
    liveTexts: metrics.liveTexts,
    siteFigures: openSiteFigures(rooms),
    auditLedger: audited,
    seed: async () => {
      await rooms.audit.start()
      await seedTreasury(rooms)
      await rooms.funding.seed()
      return identity.ensureAdministrator({ email: config.admin_email, password: config.admin_password })
    },
    close: async () => {
      for (const room of [rooms.live, market, { close: dispatcher.stop }, rooms.mail, rooms.documents]) await room.close()
      await rooms.idle()
    },
  }
}

function openServer(rooms: Rooms, schedule: Schedule, { log, limits, streams }: AssemblyOptions): FastifyInstance {
  const { clock, database, identity, proxies } = rooms
  const { public_url, trust_proxy } = rooms.config
  const app = createServer({
    public_url,
    log,
    trust_proxy,
    onForwarded: proxies.seen,
    isUnavailable: isPassing,
    isCallerGone: isAccountClosed,
    ...(limits ? { limits } : {}),
  })
  serve(app, api, handlersOf(rooms, schedule), {
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

function handlersOf(rooms: Rooms, schedule: Schedule): Handlers<Api> {
  const { identity, messages, funding, settings, mail, metrics, business, database, plans } = rooms
  const account = {
    ...rooms,
    ...identity,
    countUnread: messages.countUnread,
    readPayoutInfo: funding.readPayout,
    listPayoutAddresses: funding.listPayoutAddresses,
    ...openMemberData(rooms),
  }
  return {
    ...proofRoutes(rooms.solvency),
    ...publicRoutes({
      business,
      health: metrics.health,
      settings: settings.read,
      mailbox: showsMailbox(rooms),
      isDemo: metrics.isDemo,
      readMailbox: mail.mailbox,
    }),
    ...textRoutes,
    ...statRoutes(metrics),
    ...announcementRoutes(rooms),
    ...testimonialRoutes(rooms.testimonials),
    ...identityRoutes(identity),
    ...secondFactorRoutes(identity),
    ...safetyRoutes(identity),
    ...preferenceRoutes(identity),
    ...accountRoutes(account),
    ...figureRoutes(account),
    ...searchRoutes(account),
    ...profileRoutes(account),
    ...planRoutes(plans),
    ...calendarRoutes({ ...plans, public_url: rooms.config.public_url }),
    ...fundingRoutes(funding),
    ...messageRoutes(messages),
    ...fileRoutes(rooms.documents),
    ...rooms.live.routes,
    ...botRoutes(rooms.bots),
    ...marketRoutes(rooms.market),
    ...referralRoutes(rooms.referring),
    ...retirementRoutes(rooms.retirement),
    ...adminRoutes({
      ...rooms,
      countDue: (at) => countDue(database.query, at),
      matureDue: () => matureDue(plans),
      jobStates: () => schedule.states,
      closeAccount: (user_id, by) => closeAccount(account, user_id, by),
    }),
  }
}

/** Codes are shown to anyone who asks, so only where nobody but this machine can ask, and no mail server sends them. */
function showsMailbox({ config }: Rooms): boolean {
  return config.smtp_url === null && config.loopback
}

function limiter(identity: Identity) {
  const counters = { auth: identity.limitAuthCall, sign_up: identity.limitSignUp, money: identity.limitMoneyCall }
  return async (bucket: keyof typeof counters, key: string) => {
    const refusal = await counters[bucket](key)
    if (!refusal) return { allowed: true as const }
    return { allowed: false as const, retry_after_seconds: Number(refusal.more?.retry_after_seconds ?? 60) }
  }
}
