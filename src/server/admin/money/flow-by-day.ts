/**
 * Deposits and withdrawals settled by day (UTC), oldest first; days without any are zero. Past days are cached for a minute,
 * because they are months of unchanging rows; today is summed every time.
 */

import { cachedFor, type Dated } from '#kernel/cached-for'
import type { Clock } from '#kernel/clock'
import { type Cents, total } from '#kernel/money'
import type { Query, Queryable } from '#server/store'

type Day = { readonly day: string; readonly deposits: Cents; readonly withdrawals: Cents }
export type Flow = (now: Date) => Promise<Day[]>

const DAYS = 30
const KEPT_SECONDS = 60

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
