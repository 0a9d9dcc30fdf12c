/** Assembly: every room opened once with what it needs, and handed to the server. Nothing here decides anything. */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Config } from '#config'
import { api } from '#contract/routes'
import type { Clock } from '#kernel/clock'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { accountRoutes } from '#server/account'
import { adminRoutes, openSettings } from '#server/admin'
import { AUDIT_RECORD, openAudit } from '#server/audit'
import { type FundingDependencies, fundingFunctions, fundingRoutes, openFunding, sandboxRail } from '#server/funding'
import { createServer, serve, type TransportLimits } from '#server/http'
import { CLAIM_CODE, type Identity, identityRoutes, openIdentity, RECORD_CODE_USED, withdrawalLetter } from '#server/identity'
import { type Job, openDispatcher, openLease } from '#server/jobs'
import { type AuditReport, audit as auditLedger, ledgerFunctions, openPost, replayOf } from '#server/ledger'
import { openMail } from '#server/mail'
import { messageRoutes, openMessages } from '#server/messages'
import { publicRoutes } from '#server/metrics'
import { matureDue, planFunctions, planRoutes } from '#server/plans'
import { type Database, deriveKey, isConnectionLost, isTransient, openBusinessClock, outboxWriter, sealer } from '#server/store'
import { seedTreasury, treasuryFunctions } from '#server/treasury'

export type AssemblyOptions = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly secret_key: string
  readonly log: FastifyBaseLogger | false
  readonly limits?: Partial<TransportLimits>
}

export type Assembly = {
  readonly app: FastifyInstance
  readonly identity: Identity
  readonly jobs: readonly Job[]
  readonly dispatcher: ReturnType<typeof openDispatcher>
  auditLedger(whole: boolean): Promise<AuditReport>
  /** The sandbox's own money and wallets, and the first administrator. */
  seed(): Promise<Awaited<ReturnType<Identity['ensureAdministrator']>>>
  /** After the server has closed: what is queued ends. */
  close(): Promise<void>
}

const rooms = [ledgerFunctions, treasuryFunctions, planFunctions, fundingFunctions] as const
const checks = [treasuryFunctions, planFunctions, fundingFunctions].flatMap((functions) => functions.checks)

export function assemble({ config, database, clock, secret_key, log, limits }: AssemblyOptions): Assembly {
  const seal = sealer(secret_key)
  const writeOutbox = outboxWriter(seal)
  const business = openBusinessClock({ query: database.query, clock })
  const { post: commit, idle } = openPost({
    database,
    clock,
    claims: new Set([...rooms.flatMap((room): readonly string[] => room.claims), CLAIM_CODE]),
    records: new Set([...rooms.flatMap((room): readonly string[] => room.records), RECORD_CODE_USED, AUDIT_RECORD, 'store_record_outbox']),
  })
  const mail = openMail({ database, clock, sealer: seal, smtp_url: config.smtp_url, from: config.mail_from, public_url: config.public_url })
  const dispatcher = openDispatcher({
    database,
    sealer: seal,
    reactions: () => ({ mail: mail.react, notify: messages.react }),
    report: (error, row) => {
      if (log) log.error({ err: error, outbox: row }, 'a reaction failed')
    },
  })
  const { kick } = dispatcher
  // What a group wrote into the outbox is looked at as soon as the group is in the journal.
  const post: typeof commit = async (group) => {
    const verdict = await commit(group)
    if ('posted' in verdict) kick()
    return verdict
  }
  const audit = openAudit({ database, clock })
  const settings = openSettings({ database, clock, audit })
  const identity = openIdentity({
    database,
    clock,
    settings: settings.read,
    audit,
    pepper: deriveKey(secret_key, 'one-time-code'),
    writeOutbox,
    kick,
  })
  const messages = openMessages({
    database,
    clock,
    writeOutbox,
    addressOf: async (reader, user_id) =>
      (await reader.query<{ email: string }>(`SELECT email FROM users WHERE id = $1 AND status <> 'closed'`, [user_id]))[0]?.email ?? null,
  })
  const plans = { database, post, clock, business, sealing: seal, quote_key: deriveKey(secret_key, 'exit-quote') }
  const funding = openFunding({
    database,
    post,
    clock,
    business,
    settings: settings.read,
    sealer: seal,
    audit,
    codes: withdrawalCodes(identity),
    limit: identity.throttle.limit,
    memberOf: (user_id) => identity.readUser(user_id),
    rail: sandboxRail,
  })
  const account = {
    database,
    clock,
    business,
    readUser: identity.readUser,
    countReferred: identity.countReferred,
    countUnread: messages.countUnread,
    readPayoutInfo: funding.readPayout,
  }
  const mature = () => matureDue(plans)
  const sandbox_mailbox = config.smtp_url === null && config.loopback
  const { public_url } = config
  const app = createServer({
    public_url,
    log,
    trust_proxy: config.trust_proxy,
    isUnavailable: (error) => isConnectionLost(error) || isTransient(error),
    ...(limits ? { limits } : {}),
  })
  const handlers = {
    ...publicRoutes({ database, clock, business, settings: settings.read, mailbox: sandbox_mailbox, readMailbox: mail.mailbox }),
    ...identityRoutes(identity),
    ...accountRoutes(account),
    ...planRoutes(plans),
    ...fundingRoutes(funding),
    ...messageRoutes(messages),
    ...adminRoutes({ database, post, clock, business, audit, identity, funding, settings, writeOutbox, kick, matureDue: mature }),
  }
  serve(app, api, handlers, {
    authenticate: identity.authenticate,
    limit: limiter(identity),
    sandbox_mailbox,
    public_url,
    firstAnswer: (once) => replayOf(database.query, once),
  })
  const lease = openLease(database)
  const audited = (whole: boolean) => auditLedger({ database, clock, checks }, { whole })
  return {
    app,
    identity,
    dispatcher,
    auditLedger: audited,
    seed: async () => {
      await seedTreasury({ database, post, clock })
      await funding.seed()
      return identity.ensureAdministrator({ email: config.admin_email, password: config.admin_password })
    },
    jobs: [
      { name: 'maturity', every_seconds: 5, run: mature },
      { name: 'lapse', every_seconds: 5, run: funding.lapseWithdrawals },
      { name: 'mail', every_seconds: 2, run: mail.deliver },
      { name: 'purge', every_seconds: 3600, run: () => lease.whileLeading('purge', 600, identity.purge) },
      { name: 'audit', every_seconds: 600, run: () => lease.whileLeading('audit', 300, () => audited(false)) },
      { name: 'audit whole', every_seconds: 86_400, run: () => lease.whileLeading('audit whole', 3600, () => audited(true)) },
    ],
    close: async () => {
      await dispatcher.stop()
      await mail.close()
      await idle()
    },
  }
}

function limiter(identity: Identity) {
  const counters = { auth: identity.limitAuthCall, sign_up: identity.limitSignUp, money: identity.limitMoneyCall }
  return async (bucket: keyof typeof counters, key: string) => {
    const refusal = await counters[bucket](key)
    if (!refusal) return { allowed: true as const }
    return { allowed: false as const, retry_after_seconds: Number(refusal.more?.retry_after_seconds ?? 60) }
  }
}

/** Funding's view of one-time codes: a wrong, an expired and a used code are one refusal. */
function withdrawalCodes({ oneTimeCode }: Identity): FundingDependencies['codes'] {
  return {
    issue: (tx, what) => oneTimeCode.issue(tx, what),
    check: async (guess): Promise<{ code_id: string } | Refused<'wrong_code' | 'too_many'>> => {
      const checked = await oneTimeCode.check(guess)
      if (isRefused(checked)) return checked
      return checked.ok ? { code_id: checked.code_id } : refuse('wrong_code')
    },
    letter: withdrawalLetter,
  }
}
