/** User-visible services, each checked by its room. */
import { type ServiceName, serviceNames } from '#contract/stats'
import { type Clock, secondsBetween } from '#kernel/clock'
import { MINUTE_MS } from '#kernel/duration'
import type { Query, Queryable } from '#server/store'
import type { Check, Health } from '../health.ts'

/** `starting`: it does not work yet, in the first minutes of this process and without a failure. */
export type Service = { readonly name: ServiceName; readonly ok: boolean; readonly starting: boolean }

export type ServiceSources = {
  readonly clock: Clock
  /** When this process opened. */
  readonly opened_at: Date
  /** The last price of the current source, null: none yet; and how many fetches in a row failed. */
  feedState(): Promise<{ readonly at: Date | null; readonly failures: number }>
  /** Since when the books have moved on without a proof, when that is too long. */
  proofLateSince(): Promise<Date | null>
  /** Why nothing is signed, if the database is behind what was published. */
  proofBehind(): string | null
  /** Mails that have waited too long. */
  countStuckMails(): Promise<number>
}

const STALE_PRICE_MS = 120_000
/** The first start computes the past before it has a price, and a later one what was missed. */
const STARTING_MS = 5 * MINUTE_MS

/** Public: only whether a service works. The reasons are at /readyz and in the log. */
export async function checkServices(sources: ServiceSources, health: Health): Promise<Service[]> {
  const checks = await health.read()
  if (!isOk(checks, 'store')) return serviceNames.map((name) => ({ name, ok: false, starting: false }))
  const [feed, late_since, stuck] = await Promise.all([sources.feedState(), sources.proofLateSince(), sources.countStuckMails()])
  const now = sources.clock.now().getTime()
  const results: Record<ServiceName, boolean> = {
    store: true,
    ledger: isOk(checks, 'ledger') && isOk(checks, 'writes'),
    clock: isOk(checks, 'clock'),
    prices: feed.at !== null && now - feed.at.getTime() <= STALE_PRICE_MS,
    proof: late_since === null && sources.proofBehind() === null,
    mail: stuck === 0,
  }
  const is_new = now - sources.opened_at.getTime() < STARTING_MS
  // A price has the second in which it came, without a fraction.
  const is_first = feed.at === null || secondsBetween(feed.at, sources.opened_at) >= 1
  const starting = is_new && is_first && !results.prices && feed.failures === 0
  return serviceNames.map((name) => ({ name, ok: results[name], starting: name === 'prices' && starting }))
}

function isOk(checks: readonly Check[], name: ServiceName | 'writes'): boolean {
  return checks.find((check) => check.name === name)?.ok === true
}

/** Days by the minute: sampled, failed and unsampled minutes. Pure. */
export const HISTORY_DAYS = 90

const DAY_MINUTES = 1_440

export type HistoryDay = {
  readonly day: string
  readonly seen: number
  readonly missed: number
  readonly not_ok: Record<ServiceName, number>
}

/** Newest first. Minutes before `began_at` or after `now` don't count as missed. */
export function historyOf(rows: readonly ServiceDay[], began_at: Date | null, now: Date): HistoryDay[] {
  const days = [...new Set(rows.map(({ day }) => day))].sort().reverse()
  return days.map((day) => {
    const dayRows = rows.filter((row) => row.day === day)
    const seen = Math.max(...dayRows.map((row) => row.seen))
    const not_ok = Object.fromEntries(
      serviceNames.map((name) => [name, dayRows.find(({ service }) => service === name)?.not_ok ?? 0]),
    ) as Record<ServiceName, number>
    return { day, seen, missed: Math.max(0, minutesOf(day, began_at, now) - seen), not_ok }
  })
}

/** The day's elapsed whole minutes. */
function minutesOf(day: string, began_at: Date | null, now: Date): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const from = Math.max(midnight, began_at?.getTime() ?? midnight)
  const to = Math.min(midnight + DAY_MINUTES * MINUTE_MS, now.getTime())
  return Math.max(0, Math.floor((to - from) / MINUTE_MS))
}

export type ServiceDay = { readonly day: string; readonly service: ServiceName; readonly seen: number; readonly not_ok: number }

/** A minute that was counted before is not counted again. */
export async function countMinute(
  { query }: Queryable,
  services: readonly { readonly name: ServiceName; readonly ok: boolean }[],
  now: Date,
): Promise<void> {
  await query(
    `INSERT INTO service_day AS d (day, service, seen, not_ok, last_minute)
     SELECT ($3::timestamptz AT TIME ZONE 'UTC')::date, s.name, 1, s.not_ok, date_trunc('minute', $3::timestamptz)
     FROM unnest($1::text[], $2::integer[]) AS s (name, not_ok)
     ON CONFLICT (day, service) DO UPDATE SET seen = d.seen + 1, not_ok = d.not_ok + excluded.not_ok, last_minute = excluded.last_minute
     WHERE d.last_minute < excluded.last_minute`,
    [services.map(({ name }) => name), services.map(({ ok }) => (ok ? 0 : 1)), now],
  )
}

/** Newest first. */
export async function readDays(query: Query, days: number): Promise<ServiceDay[]> {
  return query<ServiceDay>(
    `SELECT to_char(day, 'YYYY-MM-DD') AS day, service, seen, not_ok FROM service_day
     WHERE day > (SELECT max(day) FROM service_day) - $1::integer ORDER BY day DESC, service`,
    [days],
  )
}

/** The table service_day. */
export async function pruneDays(query: Query, keep_days: number, now: Date): Promise<void> {
  await query(`DELETE FROM service_day WHERE day < ($2::timestamptz AT TIME ZONE 'UTC')::date - $1::integer`, [keep_days, now])
}
