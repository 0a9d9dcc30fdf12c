/** All scheduled jobs: name, interval, and whether every node or only a leader runs them. */

import type { FastifyBaseLogger } from 'fastify'
import type { Role } from '#config'
import { DAY_SECONDS, HOUR_SECONDS } from '#kernel/duration'
import { expireChanges } from '#server/admin'
import type { ApprovalsDependencies } from '#server/approvals'
import type { Audit } from '#server/audit'
import type { Backups } from '#server/backup'
import type { Bots } from '#server/bots'
import type { DocumentsRoom } from '#server/documents'
import type { Forecasts } from '#server/forecasts'
import type { Funding } from '#server/funding'
import type { Identity } from '#server/identity'
import type { Job, Lease } from '#server/jobs'
import type { Live } from '#server/live'
import type { MailRoom } from '#server/mail'
import type { Market } from '#server/market'
import type { Metrics } from '#server/metrics'
import { matureDue, type PlansDependencies } from '#server/plans'
import type { Referrals } from '#server/referrals'
import { eraseDue, type RetirementDependencies } from '#server/retirement'
import type { Solvency } from '#server/solvency'
import { type Database, purgeOutbox, resealDue, type SecretKey } from '#server/store'
import { purgeSupport, type SupportDependencies } from '#server/support'
import { openLimitWatch } from '#server/treasury'
import { sealedValues } from './sealed-values.ts'

type WorkDependencies = ApprovalsDependencies & {
  readonly lease: Lease
  readonly plans: PlansDependencies
  readonly funding: Pick<Funding, 'lapseWithdrawals'>
  readonly referrals: Pick<Referrals, 'payDue'>
  readonly mail: Pick<MailRoom, 'deliver' | 'purge'>
  readonly market: Pick<Market, 'runAsLeader' | 'prune'>
  readonly bots: Bots
  readonly forecasts: Forecasts
  readonly metrics: Metrics
  readonly retirement: RetirementDependencies
  readonly support: SupportDependencies
  readonly documents: Pick<DocumentsRoom, 'purge'>
  readonly live: Pick<Live, 'purge'>
  readonly solvency: Pick<Solvency, 'epochs' | 'retain' | 'checkPublished'>
  readonly audit: Pick<Audit, 'watch' | 'verify' | 'row'>
  readonly identity: Pick<Identity, 'purge'>
  readonly secret_key: SecretKey
  readonly log: FastifyBaseLogger | false
  /** Null: none are configured. */
  readonly backups: Pick<Backups, 'makeDue'> | null
}

/** A dead leader is replaced within this time. */
const LEASE_SECONDS = 9

/** `auditLedger` re-derives the books; `whole` from the first batch on. */
export function workOf(rooms: WorkDependencies, auditLedger: (whole: boolean) => Promise<unknown>, roles: ReadonlySet<Role>): Job[] {
  return [
    ...upkeepOf(rooms),
    ...(roles.has('web') ? [{ name: 'announce fills', every_seconds: 1, run: rooms.bots.announce }] : []),
    ...(roles.has('worker') ? workerJobs(rooms, auditLedger) : []),
    ...(roles.has('proof') ? proofJobs(rooms) : []),
  ]
}

/** On every node: each watches its own state, or compares the database with what it has seen itself. */
function upkeepOf({ database, metrics, solvency, audit }: WorkDependencies): Job[] {
  return [
    { name: 'health', every_seconds: 1, run: metrics.health.refresh },
    { name: 'published checkpoints', every_seconds: 5, run: solvency.checkPublished },
    { name: 'room for writes', every_seconds: 2, run: async () => assertSpace(database) },
    { name: 'audit log head', every_seconds: 2, run: audit.watch },
  ]
}

function proofJobs({ solvency, lease }: WorkDependencies): Job[] {
  return [
    // Runs often, so that a new instance has its first epoch at once; makes at most one every ten minutes.
    { name: 'epoch', every_seconds: 5, run: solvency.epochs.makeDue },
    { name: 'proof retention', every_seconds: HOUR_SECONDS, run: () => lease.whileLeading('proof retention', 600, solvency.retain) },
  ]
}

function workerJobs(rooms: WorkDependencies, auditLedger: (whole: boolean) => Promise<unknown>): Job[] {
  const { plans, funding, mail, documents, retirement, live, market, referrals, metrics, audit, log, lease } = rooms
  const { whileLeading, keep } = lease
  const leading = keep('prices', LEASE_SECONDS)
  return [
    { name: 'maturity', every_seconds: 5, run: () => matureDue(plans) },
    { name: 'lapse', every_seconds: 5, run: funding.lapseWithdrawals },
    { name: 'changes', every_seconds: 60, run: () => expireChanges(rooms) },
    { name: 'referral bonuses', every_seconds: 5, run: referrals.payDue },
    { name: 'mail', every_seconds: 2, run: mail.deliver },
    // Runs twice a second and writes each second once: a one-second timer would occasionally miss one.
    { name: 'prices', every_seconds: 0.5, run: () => leading((held) => market.runAsLeader(held)) },
    ...botWork(rooms.bots, lease),
    // Runs often, so that a failed run is retried well before midnight; it has work twice a day.
    { name: 'forecasts', every_seconds: 20, run: () => forecastWhenDue(rooms.forecasts, lease) },
    ...backupWork(rooms.backups, lease),
    // Runs often and counts each minute once: a one-minute timer would occasionally miss one.
    { name: 'services', every_seconds: 20, run: metrics.watch },
    {
      name: 'limits',
      every_seconds: 60,
      run: openLimitWatch(
        async () => (await metrics.limitUsage()).value,
        (about, message) => (log ? log.warn(about, message) : undefined),
      ),
    },
    { name: 'prune prices', every_seconds: HOUR_SECONDS, run: () => whileLeading('prune prices', 600, market.prune) },
    { name: 'retirement', every_seconds: 600, run: () => whileLeading('retirement', 300, () => eraseDue(retirement)) },
    { name: 'support', every_seconds: HOUR_SECONDS, run: () => whileLeading('support', 300, () => purgeSupport(rooms.support)) },
    { name: 'documents', every_seconds: 600, run: () => whileLeading('documents', 300, documents.purge) },
    { name: 'purge live', every_seconds: HOUR_SECONDS, run: () => whileLeading('purge live', 600, live.purge) },
    { name: 'purge', every_seconds: HOUR_SECONDS, run: () => whileLeading('purge', 600, () => purge(rooms)) },
    { name: 'audit', every_seconds: 600, run: () => whileLeading('audit', 300, () => auditLedger(false)) },
    { name: 'audit log', every_seconds: HOUR_SECONDS, run: () => whileLeading('audit log', 600, () => verifyAuditLog(audit)) },
    {
      name: 'reseal',
      every_seconds: 20,
      run: () => lease.alone('reseal', 60, () => resealDue(rooms.database, rooms.secret_key, sealedValues)),
    },
    { name: 'audit whole', every_seconds: DAY_SECONDS, run: () => whileLeading('audit whole', HOUR_SECONDS, () => auditLedger(true)) },
  ]
}

/** One node is enough; the database would keep two apart. */
function botWork(bots: Bots, { keep, whileLeading }: Lease): Job[] {
  const leading = keep('bots', LEASE_SECONDS)
  return [
    { name: 'bots', every_seconds: 1, run: () => leading(() => bots.round()) },
    { name: 'bots history', every_seconds: 10, run: () => whileLeading('bots history', 300, bots.makeHistories) },
    { name: 'bots divergence', every_seconds: 600, run: () => whileLeading('bots divergence', 1800, bots.checkDays) },
  ]
}

async function forecastWhenDue(forecasts: Forecasts, { alone }: Lease): Promise<void> {
  if (forecasts.isDue()) await alone('forecasts', LEASE_SECONDS, forecasts.run)
}

function backupWork(backups: WorkDependencies['backups'], { whileLeading }: Lease): Job[] {
  return backups ? [{ name: 'backup', every_seconds: 20, run: () => whileLeading('backup', HOUR_SECONDS, backups.makeDue) }] : []
}

/** For the log and the console only; callers are asked to retry. */
function assertSpace(database: Database): void {
  const why = database.outOfSpace()
  if (why !== null) throw new Error(`the database takes no writes: ${why}`)
}

/** A finding is a failed run: the log and the console show it until it is resolved. */
async function verifyAuditLog(audit: WorkDependencies['audit']): Promise<void> {
  const { ok, first_bad, why } = await audit.verify()
  if (!ok) throw new Error(`the audit log from entry ${first_bad} on is not as it was written: ${why}`)
}

async function purge({ database, identity, mail, metrics }: WorkDependencies): Promise<void> {
  await metrics.prune()
  await identity.purge()
  await mail.purge()
  await purgeOutbox(database)
}
