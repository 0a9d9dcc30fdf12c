/** Every room opened once, with what it needs. */
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#config'
import type { Clock } from '#kernel/clock'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import { singleFlight } from '#kernel/single-flight'
import { adminFunctions, openSettings } from '#server/admin'
import { approvalsFunctions, openApprovals } from '#server/approvals'
import { AUDIT_RECORD, type Audit, auditKey, openAudit } from '#server/audit'
import { type Bots, openBots, readLastFillAt } from '#server/bots'
import { type Documents, openDocuments, openVault } from '#server/documents'
import { type FundingDependencies, fundingFunctions, openFunding, sandboxRail, usersSharingAddress } from '#server/funding'
import { openProxyWatch, type ProxyWatch } from '#server/http'
import {
  CLAIM_ACTIVE,
  CLAIM_CODE,
  type Identity,
  type IdentityDependencies,
  languageOf,
  openIdentity,
  RECORD_CODE_USED,
  withdrawalLetter,
} from '#server/identity'
import { openDispatcher, type Schedule } from '#server/jobs'
import { ledgerFunctions, openPost, type Post, wasPaidOut } from '#server/ledger'
import { openLive } from '#server/live'
import { openMail } from '#server/mail'
import { type Market, openFeed, openMarket, type PriceFeed, showBoard } from '#server/market'
import { type MessagesDependencies, openMessages } from '#server/messages'
import { openMetrics } from '#server/metrics'
import { findFirstPlans, findLastMatured, type PlansDependencies, planFunctions, planName, readTerms } from '#server/plans'
import { openReferrals, type ReferralsDependencies, referralFunctions } from '#server/referrals'
import type { RetirementDependencies } from '#server/retirement'
import { codeVersion, openPublishedHeads, openSolvency } from '#server/solvency'
import { type Database, deriveKey, openBusinessClock, outboxWriter, sealer } from '#server/store'
import type { TestimonialsDependencies } from '#server/testimonials'
import { treasuryFunctions } from '#server/treasury'

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
  /** Which passwords are taken; by default ours. */
  readonly policy?: IdentityDependencies['policy']
}

export type Rooms = ReturnType<typeof openRooms>

/** The SQL functions that groups may call: each room registers its own in its migration, and names them here. */
const functions = [
  ledgerFunctions,
  treasuryFunctions,
  planFunctions,
  fundingFunctions,
  referralFunctions,
  approvalsFunctions,
  adminFunctions,
]
const claims = new Set([...functions.flatMap((room): readonly string[] => room.claims), CLAIM_ACTIVE, CLAIM_CODE])
const records = new Set([
  ...functions.flatMap((room): readonly string[] => room.records),
  RECORD_CODE_USED,
  AUDIT_RECORD,
  'store_record_outbox',
])
/** What the auditor asks each room. */
export const auditChecks = [treasuryFunctions, planFunctions, fundingFunctions, referralFunctions, adminFunctions].flatMap(
  (room) => room.checks,
)

export function openRooms(options: RoomOptions) {
  const rooms = { ...openOwn(options), proxies: openProxyWatch({ ...options.config, log: options.log }) }
  return { ...rooms, ...openReaders(rooms) }
}

type Watchable = ReturnType<typeof openOwn> & { readonly proxies: ProxyWatch }

/** Rooms that look into all others. */
function openReaders(rooms: Watchable) {
  const { database, clock, settings } = rooms
  const testimonials: TestimonialsDependencies = { ...rooms, readUsers: rooms.identity.readUsers, planName, ...earnedBy }
  return { testimonials, metrics: openMetrics({ database, clock, settings: settings.read, ...watched(rooms) }) }
}

function openOwn(options: RoomOptions) {
  const { config, database, clock, secret_key, log } = options
  const seal = sealer(secret_key)
  const writeOutbox = outboxWriter(seal)
  const business = openBusinessClock({ query: database.query, clock })
  const mail = openMail({ database, clock, sealer: seal, ...config, from: config.mail_from })
  const dispatcher = openDispatcher({
    database,
    sealer: seal,
    reactions: () => reactionsOf({ mail, messages, referrals, funding }),
    report: failed(log),
  })
  const { kick } = dispatcher
  const audit = auditOf({ database, clock, secret_key })
  const { post, idle } = kicking(openPost({ database, clock, claims, records, writers: new Map([[AUDIT_RECORD, audit.append]]) }), kick)
  const settings = openSettings({ database, clock, audit })
  const documents = openDocuments({ database, clock, secret_key, scanner: config.file_scanner })
  const identity = openIdentity({
    database,
    clock,
    settings: settings.read,
    audit,
    pepper: deriveKey(secret_key, 'one-time-code'),
    sealer: seal,
    writeOutbox,
    kick,
    ...entryOf(options),
    undoAddress: (tx, { user_id, object }) => funding.undoAddressChange(tx, { user_id, change_id: object }),
  })
  const messages = openMessages({ database, clock, writeOutbox, addressOf: identity.addressOf, ...wishes(identity) })
  const live = openLive({ database, liveSessions: identity.liveSessions, report: told(log, 'no live news') })
  const terms = singleFlight(() => readTerms(database.query))
  const quote_key = deriveKey(secret_key, 'exit-quote')
  const plans: PlansDependencies = { database, post, clock, business, sealing: seal, readTerms: terms, quote_key }
  const approving = { database, post, clock, audit, settings: settings.read }
  const funding = openFunding({
    approvals: openApprovals(approving),
    database,
    post,
    clock,
    business,
    settings: settings.read,
    sealer: seal,
    audit,
    codes: withdrawalCodes(identity),
    limit: identity.throttle.limit,
    memberOf: identity.readUser,
    rail: sandboxRail,
    undoLink: undoLinks(identity),
  })
  const solvency = openSolvency({ database, clock, secret_key, audit, log, readUser: identity.readUser, public_url: config.public_url })
  const given = { database, post, clock, business, identity, audit, writeOutbox, kick, sealing: seal, settings: settings.read }
  const referring: ReferralsDependencies = { ...given, public_url: config.public_url, ...betweenRooms(documents) }
  const referrals = openReferrals(referring)
  const stores = { schedule: openWatch(), config, sealing: seal, database, clock, business, post, idle, documents }
  const telling = { mail, messages, live, ...tradingOf(options), dispatcher, kick, writeOutbox }
  const own = { approving, approvals: openApprovals(approving), audit, settings, identity, plans, funding, solvency, referrals, referring }
  return { ...stores, ...own, retirement: retirementOf(given, documents, secret_key), ...telling }
}

/** The audit log, checked against what was published of it. */
export function auditOf({ database, clock, secret_key }: Pick<RoomOptions, 'database' | 'clock' | 'secret_key'>): Audit {
  return openAudit({ database, clock, key: auditKey(secret_key), ...openPublishedHeads(secret_key) })
}

function entryOf({ config, hasher, policy }: RoomOptions) {
  return { hasher, policy, public_url: config.public_url, staff_factor: config.staff_second_factor }
}

type Reacting = {
  readonly mail: Pick<ReturnType<typeof openMail>, 'react'>
  readonly messages: Pick<ReturnType<typeof openMessages>, 'react'>
  readonly referrals: Pick<ReturnType<typeof openReferrals>, 'react'>
  readonly funding: Pick<ReturnType<typeof openFunding>, 'tellWalletChange'>
}

/** What is carried out of the outbox, by kind. */
function reactionsOf({ mail, messages, referrals, funding }: Reacting) {
  return { mail: mail.react, notify: messages.react, 'plan.matured': referrals.react, 'wallet.changed': funding.tellWalletChange }
}

/** The console looks at the schedule that main starts after everything is open. */
function openWatch() {
  let watched: Pick<Schedule, 'states'> | null = null
  return {
    watch: (schedule: Pick<Schedule, 'states'>): void => {
      watched = schedule
    },
    states: () => watched?.states ?? [],
  }
}

function failed(log: RoomOptions['log']): (error: unknown, row: unknown) => void {
  return (error, row) => {
    if (log) log.error({ err: error, outbox: row }, 'a reaction failed')
  }
}

/** What a group wrote into the outbox is looked at as soon as the group is in the journal. */
function kicking({ post, idle }: ReturnType<typeof openPost>, kick: () => void): ReturnType<typeof openPost> {
  const kicked: Post = async (group) => {
    const verdict = await post(group)
    if ('posted' in verdict) kick()
    return verdict
  }
  return { post: kicked, idle }
}

/** What referrals asks of rooms that it does not know. */
function betweenRooms({
  usersSharing,
}: Documents): Pick<ReferralsDependencies, 'planName' | 'firstPlans' | 'usersSharingAddress' | 'usersSharingDocument'> {
  return {
    planName,
    firstPlans: ({ query }, user_ids) => findFirstPlans(query, user_ids),
    usersSharingAddress: ({ query }, user_id) => usersSharingAddress(query, user_id),
    usersSharingDocument: (reader, user_id) => usersSharing(user_id, reader),
  }
}

/** What earns a testimonial is plans' and the ledger's to know. */
const earnedBy: Pick<TestimonialsDependencies, 'lastMatured' | 'wasPaidOut'> = {
  lastMatured: async ({ query }, user_id) => {
    const found = await findLastMatured(query, user_id)
    if (!found?.ended_at || found.paid === null) return null
    return { investment_id: found.id, plan: found.plan, principal: found.principal, paid: found.paid, matured_at: found.ended_at }
  },
  wasPaidOut: ({ query }, user_id) => wasPaidOut(query, user_id),
}

/** What metrics asks of the rooms. */
function watched({ database, identity, mail, solvency, market, proxies }: Watchable) {
  return {
    countVerifiedByDay: identity.countVerifiedByDay,
    newestEpoch: solvency.newest,
    readLastFillAt: () => readLastFillAt(database.query),
    describeProof: solvency.describe,
    describePrices: market.describe,
    describeProxies: proxies.describe,
    readPrices: async () => showBoard(await market.board(), market.clock.now()),
    priceAsOf: async () => (await market.board()).known?.at ?? null,
    proofLateSince: solvency.lateSince,
    countStuckMails: mail.countStuck,
  }
}

function tradingOf({ config, database, clock, log, ...given }: RoomOptions): { readonly market: Market; readonly bots: Bots } {
  const feed = given.feed ?? openFeed(config.price_feed)
  if (isRefused(feed)) throw new Error(feed.detail)
  const market = openMarket({ database, clock, feed, report: told(log, 'no news of prices') })
  return { market, bots: openBots({ database, clock, market, codeVersion }) }
}

function told(log: RoomOptions['log'], what: string): (error: unknown) => void {
  return (error) => {
    if (log) log.error({ err: error }, what)
  }
}

/** Messages' view of preferences; whoever has none wants everything mailed, in English. */
function wishes({ readPreferences }: Identity): Pick<MessagesDependencies, 'languageOf' | 'wantsMail'> {
  return {
    languageOf,
    wantsMail: async (reader, user_id, kind) => (await readPreferences(user_id, reader))?.notify[kind] ?? true,
  }
}

/** Funding's view of mailed links. */
function undoLinks({ issueLink }: Identity): FundingDependencies['undoLink'] {
  return (tx, { user_id, change_id }) => issueLink(tx, { purpose: 'undo_address', user_id, object: change_id })
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

type Given = Omit<RetirementDependencies, 'documents' | 'vault' | 'throttle'> & { readonly identity: Identity }

function retirementOf(given: Given, documents: RetirementDependencies['documents'], secret_key: string): RetirementDependencies {
  return { ...given, documents, vault: openVault(secret_key, 'ssn/v1'), throttle: given.identity.throttle }
}
