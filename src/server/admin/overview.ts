/** The operator's overview. Each figure is one indexed query. */

import { cachedFor, type Dated } from '#kernel/cached-for'
import { type Clock, secondsBetween } from '#kernel/clock'
import { type Cents, total } from '#kernel/money'
import type { JobState } from '#server/jobs'
import { readHalted } from '#server/ledger'
import { type Query, type Queryable, readOutboxState } from '#server/store'
import { isAlarming, readLimitUsage, readTreasury } from '#server/treasury'
import type { AdminDependencies } from './dependencies.ts'
import { readQueues } from './waiting/items.ts'

type Dependencies = Pick<AdminDependencies, 'database' | 'clock' | 'identity' | 'mail' | 'schedule' | 'settings'>

export async function viewOverview({ database, clock, identity, mail, schedule, settings }: Dependencies, flow: Flow, viewer_id: string) {
  const { query } = database
  const now = clock.now()
  const [queues, treasury, days, outbox, mails, suspended, halted, staff, fillings] = await Promise.all([
    readQueues(query, now, viewer_id),
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

type Day = { readonly day: string; readonly deposits: Cents; readonly withdrawals: Cents }
export type Flow = (now: Date) => Promise<Day[]>

const DAYS = 30
const KEPT_SECONDS = 60

/**
 * Deposits and withdrawals settled by day (UTC), oldest first; days without any are zero. Past days are cached for a minute,
 * because they are months of unchanging rows; today is summed every time.
 */
export function openFlow({ database: { query }, clock }: { readonly database: Queryable; readonly clock: Clock }): Flow {
  let kept: { readonly today: string; readonly past: () => Promise<Dated<Day[]>> } | null = null
  return async (now) => {
    const today = now.toISOString().slice(0, 10)
    const past = kept?.today === today ? kept.past : cachedFor(clock, KEPT_SECONDS, () => sumDays(query, today, DAYS - 1, 1))
    kept = { today, past }
    const [before, this_day] = await Promise.all([past(), sumDays(query, today, 0, 0)])
    return [...before.value, ...this_day]
  }
}

/** Sums the days from `from` to `to` days before `today`. */
async function sumDays(query: Query, today: string, from: number, to: number): Promise<Day[]> {
  const rows = await query<{ day: string; deposits: bigint; withdrawals: bigint }>(
    `WITH moved AS (
       SELECT date_trunc('day', updated_at AT TIME ZONE 'UTC') AS d, coalesce(sum(amount) FILTER (WHERE type = 'credit'), 0)::bigint AS deposits,
         coalesce(sum(amount) FILTER (WHERE type = 'debit'), 0)::bigint AS withdrawals
       FROM member_transaction WHERE origin = 'rail' AND state = 'settled'
         AND updated_at >= ($1::timestamp - make_interval(days => $2)) AT TIME ZONE 'UTC'
         AND updated_at < ($1::timestamp - make_interval(days => $3 - 1)) AT TIME ZONE 'UTC'
       GROUP BY 1)
     SELECT to_char(d, 'YYYY-MM-DD') AS day, coalesce(deposits, 0) AS deposits, coalesce(withdrawals, 0) AS withdrawals
     FROM generate_series($1::timestamp - make_interval(days => $2), $1::timestamp - make_interval(days => $3), '1 day') AS d
       LEFT JOIN moved USING (d) ORDER BY d`,
    [today, from, to],
  )
  return rows.map(({ day, deposits, withdrawals }) => ({ day, deposits: total(deposits), withdrawals: total(withdrawals) }))
}
