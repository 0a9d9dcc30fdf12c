/** The operator's overview. Each figure is one indexed query. */
import { secondsBetween } from '#kernel/clock'
import type { JobState } from '#server/jobs'
import { readHalted } from '#server/ledger'
import { type Query, readOutboxState } from '#server/store'
import { isAlarming, readLimitUsage, readTreasury } from '#server/treasury'
import type { AdminDependencies } from './dependencies.ts'
import type { Flow } from './money/flow-by-day.ts'
import { readQueues } from './waiting/items.ts'

type Dependencies = Pick<AdminDependencies, 'database' | 'clock' | 'identity' | 'mail' | 'schedule' | 'settings'>

export async function viewOverview({ database, clock, identity, mail, schedule, settings }: Dependencies, flow: Flow) {
  const { query } = database
  const now = clock.now()
  const [queues, treasury, days, outbox, mails, suspended, halted, staff, fillings] = await Promise.all([
    readQueues(query, now),
    readTreasury(query),
    flow(now),
    readOutbox(database, now),
    mail.countByState(),
    readSuspended(query, now),
    readHalted(query),
    identity.findStaff(),
    settings().then((read) => readLimitUsage(query, read)),
  ])
  const administrators = staff.filter(({ user }) => user.role === 'administrator' && user.status !== 'closed').length
  return {
    queues,
    coverage_bps: treasury.coverage_bps,
    reserve_free: treasury.reserve.free,
    reserve_committed: treasury.reserve.committed,
    referral_budget: treasury.referral_budget,
    adjustment_budget: treasury.adjustment_budget,
    days,
    fillings: fillings.filter(isAlarming),
    failing_jobs: schedule.states().filter(({ last_error }) => last_error !== null) as JobState[],
    outbox,
    mail: { waiting: mails.waiting, failed: mails.failed },
    suspended,
    halted,
    administrators,
    four_eyes: administrators > 1,
    as_of: now,
  }
}

async function readOutbox(database: Pick<AdminDependencies['database'], 'query'>, now: Date) {
  const { waiting, failing, oldest } = await readOutboxState(database)
  return { waiting, failing, oldest_seconds: oldest ? Math.max(0, secondsBetween(oldest, now)) : null }
}

async function readSuspended(query: Query, now: Date) {
  const [row] = await query<{ count: number; within_day: number; within_week: number; within_month: number; longer: number }>(
    `SELECT count(*)::int AS count, count(*) FILTER (WHERE age <= interval '1 day')::int AS within_day,
       count(*) FILTER (WHERE age > interval '1 day' AND age <= interval '7 days')::int AS within_week,
       count(*) FILTER (WHERE age > interval '7 days' AND age <= interval '30 days')::int AS within_month,
       count(*) FILTER (WHERE age > interval '30 days')::int AS longer
     FROM (SELECT $1::timestamptz - suspended_at AS age FROM users WHERE status = 'suspended') s`,
    [now],
  )
  return row ?? { count: 0, within_day: 0, within_week: 0, within_month: 0, longer: 0 }
}
