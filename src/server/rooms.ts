/** Every room, opened once, in the order in which they need each other: each is handed what its own type names, and nothing else. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config'
import type { Clock } from '#kernel/clock'
import { isRefused } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { openSettings, type SettingsRoom } from '#server/admin'
import { type Approvals, type ApprovalsDependencies, openApprovals } from '#server/approvals'
import { AUDIT_RECORD, type Audit, auditKey, openAudit } from '#server/audit'
import { type Bots, openBots } from '#server/bots'
import { type DocumentsRoom, openDocuments, openVault } from '#server/documents'
import { type Funding, openFunding, sandboxRail, undoAddressChange, usersSharingAddress, withdrawalCodes } from '#server/funding'
import { openProxyWatch, type ProxyWatch } from '#server/http'
import { type Identity, type IdentityDependencies, languageOf, openIdentity, type WriteOutbox } from '#server/identity'
import { type Dispatcher, openDispatcher } from '#server/jobs'
import { openPost, type Post, wasPaidOut } from '#server/ledger'
import { type Live, openLive } from '#server/live'
import { type MailRoom, openMail } from '#server/mail'
import { type Market, openFeed, openMarket, type PriceFeed } from '#server/market'
import { type Messages, openMessages } from '#server/messages'
import { type Metrics, metricsSources, openMetrics } from '#server/metrics'
import { findFirstPlans, findLastMatured, type PlansDependencies, planName, readTerms } from '#server/plans'
import { openReferrals, type Referrals, type ReferralsDependencies } from '#server/referrals'
import type { RetirementDependencies } from '#server/retirement'
import { codeVersion, openPublishedHeads, openSolvency, type Solvency } from '#server/solvency'
import { type Database, deriveKey, type MovableClock, openBusinessClock, outboxWriter, type Sealer, sealer } from '#server/store'
import type { TestimonialsDependencies } from '#server/testimonials'
import { claims, records } from './registry.ts'

export type RoomOptions = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly secret_key: string
  readonly log: FastifyBaseLogger | false
  /** Where prices come from; by default what the configuration says. */
  readonly feed?: PriceFeed
  /** How passwords are hashed; by default at the cost that OWASP names. */
  readonly hasher?: IdentityDependencies['hasher']
  /** Which passwords are accepted; by default those of our policy. */
  readonly policy?: IdentityDependencies['policy']
}

export type Rooms = {
  readonly config: Config
  readonly database: Database
  readonly clock: Clock
  readonly business: MovableClock
  readonly sealing: Sealer
  readonly writeOutbox: WriteOutbox
  readonly dispatcher: Dispatcher
  readonly kick: () => void
  readonly post: Post
  /** Resolves once nothing waits for the journal. */
  readonly idle: () => Promise<void>
  readonly audit: Audit
  readonly settings: SettingsRoom
  readonly documents: DocumentsRoom
  readonly identity: Identity
  readonly mail: MailRoom
  readonly messages: Messages
  readonly live: Live
  readonly plans: PlansDependencies
  readonly approving: ApprovalsDependencies
  readonly approvals: Approvals
  readonly funding: Funding
  readonly solvency: Solvency
  readonly referring: ReferralsDependencies
  readonly referrals: Referrals
  readonly retirement: RetirementDependencies
  readonly testimonials: TestimonialsDependencies
  readonly market: Market
  readonly bots: Bots
  readonly proxies: ProxyWatch
  readonly metrics: Metrics
}

type Base = Pick<
  Rooms,
  'config' | 'database' | 'clock' | 'business' | 'sealing' | 'writeOutbox' | 'mail' | 'audit' | 'settings' | 'documents' | 'proxies'
>
type Journal = Pick<Rooms, 'dispatcher' | 'kick' | 'post' | 'idle'>
type People = Pick<Rooms, 'identity' | 'messages' | 'live'>
type Money = Pick<Rooms, 'plans' | 'approving' | 'approvals' | 'funding' | 'referring' | 'referrals' | 'retirement' | 'testimonials'>
type Trading = Pick<Rooms, 'market' | 'bots'>

export function openRooms(options: RoomOptions): Rooms {
  const base = openBase(options)
  const journal = openJournal(base, options, () => ({
    // Rows that were written before migration 071.
    mail: base.mail.write,
    notify: people.messages.react,
    'plan.matured': money.referrals.react,
    'wallet.changed': money.funding.tellWalletChange,
  }))
  const people = openPeople(base, journal, options)
  const money = openMoney(base, journal, people, options)
  const trading = openTrading(options)
  const { database, clock, settings, mail, proxies, audit } = base
  const { identity } = people
  const { secret_key, log, config } = options
  const { public_url } = config
  const solvency = openSolvency({ database, clock, secret_key, audit, log, readUser: identity.readUser, public_url })
  const sources = metricsSources({ database, identity, mail, solvency, market: trading.market, proxies })
  const metrics = openMetrics({ database, clock, settings: settings.read, ...sources })
  return { ...base, ...journal, ...people, ...money, ...trading, solvency, metrics }
}

function openBase({ config, database, clock, secret_key, log }: RoomOptions): Base {
  const sealing = sealer(secret_key)
  const audit = auditOf({ database, clock, secret_key })
  return {
    config,
    database,
    clock,
    business: openBusinessClock({ query: database.query, clock }),
    sealing,
    writeOutbox: outboxWriter(sealing),
    mail: openMail({ database, clock, sealer: sealing, ...config, from: config.mail_from }),
    audit,
    settings: openSettings({ database, clock, audit }),
    documents: openDocuments({ database, clock, secret_key, scanner: config.file_scanner }),
    proxies: openProxyWatch({ ...config, log }),
  }
}

/** `reactions`: what is carried out of the outbox, by kind; asked for once every room is open. */
function openJournal(
  { database, clock, sealing, audit }: Base,
  { log }: RoomOptions,
  reactions: Parameters<typeof openDispatcher>[0]['reactions'],
): Journal {
  const dispatcher = openDispatcher({
    database,
    sealer: sealing,
    reactions,
    report: (error, row) => {
      if (log) log.error({ err: error, outbox: row }, 'a reaction failed')
    },
  })
  const { kick } = dispatcher
  const { post, idle } = openPost({ database, clock, claims, records, writers: new Map([[AUDIT_RECORD, audit.append]]) })
  const kicked: Post = async (group) => {
    const verdict = await post(group)
    // What the group wrote into the outbox is looked at as soon as it is in the journal.
    if ('posted' in verdict) kick()
    return verdict
  }
  return { dispatcher, kick, post: kicked, idle }
}

function openPeople(base: Base, { kick }: Journal, { config, secret_key, log, hasher, policy }: RoomOptions): People {
  const { database, clock, settings, audit, sealing, writeOutbox, mail } = base
  const identity = openIdentity({
    database,
    mail,
    clock,
    settings: settings.read,
    audit,
    pepper: deriveKey(secret_key, 'one-time-code'),
    sealer: sealing,
    writeOutbox,
    kick,
    hasher,
    policy,
    public_url: config.public_url,
    staff_factor: config.staff_second_factor,
    undoAddress: (tx, { user_id, object }) => undoAddressChange({ clock, sealer: sealing }, tx, { user_id, change_id: object }),
  })
  const messages = openMessages({
    database,
    clock,
    writeMail: mail.write,
    addressOf: identity.addressOf,
    languageOf,
    // Without preferences everything is mailed.
    wantsMail: async (reader, user_id, kind) => (await identity.readPreferences(user_id, reader))?.notify[kind] ?? true,
  })
  return { identity, messages, live: openLive({ database, liveSessions: identity.liveSessions, report: reporter(log, 'no live news') }) }
}

function openMoney(base: Base, { post, kick }: Journal, { identity }: People, { secret_key, config }: RoomOptions): Money {
  const { database, clock, business, settings, audit, sealing, writeOutbox, documents, mail } = base
  const readTermsOnce = singleFlight(() => readTerms(database.query))
  const approving: ApprovalsDependencies = { database, post, clock, audit, settings: settings.read }
  const approvals = openApprovals(approving)
  const telling = { database, clock, audit, settings: settings.read, writeOutbox, kick }
  const referring: ReferralsDependencies = {
    ...telling,
    post,
    business,
    identity,
    sealing,
    public_url: config.public_url,
    planName,
    firstPlans: ({ query }, user_ids) => findFirstPlans(query, user_ids),
    usersSharingAddress: ({ query }, user_id) => usersSharingAddress(query, user_id),
    usersSharingDocument: (reader, user_id) => documents.usersSharing(user_id, reader),
  }
  return {
    plans: { database, post, clock, business, sealing, readTerms: readTermsOnce, quote_key: deriveKey(secret_key, 'exit-quote') },
    approving,
    approvals,
    funding: openFunding({
      approvals,
      mail,
      database,
      post,
      clock,
      business,
      settings: settings.read,
      sealer: sealing,
      audit,
      codes: withdrawalCodes(identity.oneTimeCode),
      limit: identity.throttle.limit,
      memberOf: identity.readUser,
      rail: sandboxRail,
      undoLink: (tx, { user_id, change_id }) => identity.issueLink(tx, { purpose: 'undo_address', user_id, object: change_id }),
    }),
    referring,
    referrals: openReferrals(referring),
    retirement: { ...telling, documents, vault: openVault(secret_key, 'ssn/v1'), throttle: identity.throttle },
    testimonials: {
      ...telling,
      readUsers: identity.readUsers,
      planName,
      lastMatured,
      wasPaidOut: ({ query }, id) => wasPaidOut(query, id),
    },
  }
}

function openTrading({ config, database, clock, log, feed: given }: RoomOptions): Trading {
  const feed = given ?? openFeed(config.price_feed)
  if (isRefused(feed)) throw new Error(feed.detail)
  const market = openMarket({ database, clock, feed, report: reporter(log, 'no news of prices') })
  return { market, bots: openBots({ database, clock, market, codeVersion }) }
}

/** The audit log, checked against what was published of it. */
export function auditOf({ database, clock, secret_key }: Pick<RoomOptions, 'database' | 'clock' | 'secret_key'>): Audit {
  return openAudit({ database, clock, key: auditKey(secret_key), ...openPublishedHeads(secret_key) })
}

/** What earns a testimonial, as plans knows it. */
const lastMatured: TestimonialsDependencies['lastMatured'] = async ({ query }, user_id) => {
  const found = await findLastMatured(query, user_id)
  if (!found?.ended_at || found.paid === null) return null
  return { investment_id: found.id, plan: found.plan, principal: found.principal, paid: found.paid, matured_at: found.ended_at }
}

function reporter(log: RoomOptions['log'], what: string): (error: unknown) => void {
  return (error) => {
    if (log) log.error({ err: error }, what)
  }
}
