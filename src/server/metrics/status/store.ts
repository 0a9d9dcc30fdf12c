/** The table service_day. */
import type { ServiceName } from '#contract/stats'
import type { Query, Queryable } from '#server/store'

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

export async function pruneDays(query: Query, keep_days: number, now: Date): Promise<void> {
  await query(`DELETE FROM service_day WHERE day < ($2::timestamptz AT TIME ZONE 'UTC')::date - $1::integer`, [keep_days, now])
}
