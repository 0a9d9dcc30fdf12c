/**
 * Rate limits, counted in the database so that all nodes share them. Each attempt is counted and checked in one statement,
 * before the limited work; a refused attempt writes nothing. One that is over the committed limit takes no lock either, so that
 * hundreds at once do not queue.
 */
import { addSeconds, type Clock, secondsBetween } from '#kernel/clock'
import type { LimitKey } from '#kernel/network'
import { type Refused, refuse } from '#kernel/refusal'
import type { WindowUsage } from '#server/room'
import type { Queryable } from '#server/store'

export type Limit = { readonly max: number; readonly window_seconds: number }

/** Of one account's password. */
export const PASSWORD_CHECKS: Limit = { max: 10, window_seconds: 900 }

export type CountedLimit = Limit & { readonly bucket: string; readonly key: LimitKey }

export type Throttle = {
  /** Null: allowed. Otherwise 60 with the seconds to wait. Counts within the given transaction, if any. */
  limit(bucket: string, key: LimitKey, limit: Limit, within?: Queryable): Promise<Refused<'too_many'> | null>
  /** What is counted now, in the order asked; of a caller's networks, the one with the least left. */
  usage(asked: readonly CountedLimit[]): Promise<WindowUsage[]>
  /** Removes the newest counted attempt, because it succeeded. */
  giveBack(bucket: string, key: LimitKey, within?: Queryable): Promise<void>
  /** Deletes expired counts. */
  purge(): Promise<void>
}

/** Up to this limit each attempt's instant is stored, for an exact sliding window; above it one tally per window is enough. */
const LOGGED = 50

const LOG = `INSERT INTO throttle AS t (bucket, key, hits, stale_at) SELECT $1, $2, ARRAY[$3::timestamptz], $6
  WHERE NOT EXISTS (SELECT 1 FROM throttle AS seen WHERE seen.bucket = $1 AND seen.key = $2
    AND (SELECT count(*) FROM unnest(seen.hits) AS hit WHERE hit > $4) >= $5)
  ON CONFLICT (bucket, key) DO UPDATE SET tally = NULL, started_at = NULL, stale_at = $6,
    hits = ARRAY(SELECT hit FROM unnest(t.hits) AS hit WHERE hit > $4) || $3::timestamptz
  WHERE (SELECT count(*) FROM unnest(t.hits) AS hit WHERE hit > $4) < $5 RETURNING 1`

const TALLY = `INSERT INTO throttle AS t (bucket, key, tally, started_at, stale_at) SELECT $1, $2, 1, $3::timestamptz, $6
  WHERE NOT EXISTS (SELECT 1 FROM throttle AS seen WHERE seen.bucket = $1 AND seen.key = $2 AND seen.started_at > $4 AND seen.tally >= $5)
  ON CONFLICT (bucket, key) DO UPDATE SET hits = NULL, stale_at = $6,
    tally = CASE WHEN t.started_at > $4 THEN t.tally + 1 ELSE 1 END,
    started_at = CASE WHEN t.started_at > $4 THEN t.started_at ELSE $3 END
  WHERE t.started_at IS NULL OR t.started_at <= $4 OR t.tally < $5 RETURNING 1`

const USED = `SELECT w.n, w.at_most, coalesce(CASE WHEN t.hits IS NULL THEN CASE WHEN t.started_at > w.since THEN t.tally END
    ELSE (SELECT count(*) FROM unnest(t.hits) AS hit WHERE hit > w.since) END, 0)::int AS used,
    coalesce((SELECT min(hit) FROM unnest(t.hits) AS hit WHERE hit > w.since), CASE WHEN t.started_at > w.since AND t.tally > 0 THEN t.started_at END) AS oldest
  FROM unnest($1::int[], $2::text[], $3::text[], $4::timestamptz[], $5::int[]) AS w (n, bucket, key, since, at_most)
    LEFT JOIN throttle AS t ON t.bucket = w.bucket AND t.key = w.key`

const OLDEST = `SELECT coalesce((SELECT min(hit) FROM unnest(hits) AS hit WHERE hit > $3), started_at) AS oldest
  FROM throttle WHERE bucket = $1 AND key = $2`

export function openThrottle({ database, clock }: { database: Queryable; clock: Clock }): Throttle {
  return {
    limit: async (bucket, key, { max, window_seconds }, within = database) => {
      for (const one of countedIn(key)) {
        const limited = await countOnce(within, clock.now(), { bucket, key: one.key, max: max * one.times, window_seconds })
        if (limited) return limited
      }
      return null
    },
    usage: (asked) => readUsage(database, clock.now(), asked),
    giveBack: async (bucket, key, within = database) => {
      for (const one of countedIn(key))
        await within.query(
          `UPDATE throttle SET hits = hits[:cardinality(hits) - 1], tally = greatest(tally - 1, 0) WHERE bucket = $1 AND key = $2`,
          [bucket, one.key],
        )
    },
    purge: async () => {
      await database.query('DELETE FROM throttle WHERE stale_at < $1', [clock.now()])
    },
  }
}

type Used = { readonly n: number; readonly at_most: number; readonly used: number; readonly oldest: Date | null }

async function readUsage({ query }: Queryable, now: Date, asked: readonly CountedLimit[]): Promise<WindowUsage[]> {
  const places = asked.flatMap(({ bucket, key, max, window_seconds }, n) =>
    countedIn(key).map((one) => ({ n, bucket, key: one.key, since: addSeconds(now, -window_seconds), at_most: max * one.times })),
  )
  const rows = await query<Used>(USED, [
    places.map(({ n }) => n),
    places.map(({ bucket }) => bucket),
    places.map(({ key }) => key),
    places.map(({ since }) => since),
    places.map(({ at_most }) => at_most),
  ])
  return asked.map(({ max, window_seconds }, n) => {
    const own = rows.filter((row) => row.n === n)
    const { at_most, used, oldest } = own.reduce(
      (least, row) => (row.at_most - row.used < least.at_most - least.used ? row : least),
      own[0] ?? { n, at_most: max, used: 0, oldest: null },
    )
    return { at_most, window_seconds, used, frees_at: oldest && addSeconds(oldest, window_seconds) }
  })
}

function countedIn(key: LimitKey): readonly { readonly key: string; readonly times: number }[] {
  return typeof key === 'string' ? [{ key, times: 1 }] : key
}

type Attempt = Limit & { readonly bucket: string; readonly key: string }

async function countOnce({ query }: Queryable, now: Date, attempt: Attempt): Promise<Refused<'too_many'> | null> {
  const { bucket, key, max, window_seconds } = attempt
  const since = addSeconds(now, -window_seconds)
  const statement = max <= LOGGED ? LOG : TALLY
  const counted = await query(statement, [bucket, key, now, since, max, addSeconds(now, window_seconds)])
  if (counted.length > 0) return null
  const [row] = await query<{ oldest: Date | null }>(OLDEST, [bucket, key, since])
  return tooMany(row?.oldest ? secondsBetween(now, addSeconds(row.oldest, window_seconds)) + 1 : window_seconds)
}

/** Carries the seconds; the sentence is the contract's. */
function tooMany(seconds: number): Refused<'too_many'> {
  return refuse('too_many', { more: { retry_after_seconds: Math.max(1, seconds) } })
}
