/** Records a feed failure. From the third in a row the circuit breaker pauses the feed, for longer each time. */
import type { Database } from '#server/store'
import { FeedError, type PriceFeed } from './feed.ts'

/** From here on the breaker is open: only one call at the end of each pause. */
export const BREAKER_FAILURES = 3
const MAX_PAUSE_SECONDS = 900

export async function recordFailure(
  database: Database,
  { source, every_seconds, folds }: PriceFeed,
  second: Date,
  error: unknown,
): Promise<null> {
  const message = error instanceof Error ? error.message : String(error)
  const retry_after = error instanceof FeedError ? error.retry_after_seconds : 0
  await database.transaction(async (tx) => {
    await tx.query(
      `UPDATE market_feed SET failures = failures + 1, last_error = $2, next_at = $3::timestamptz + make_interval(secs =>
         least($4::float8, greatest($5::float8, CASE WHEN failures + 1 < $6 THEN $7::float8 ELSE $7 * 2 ^ least(failures + 2 - $6, 10) END)))
       WHERE source = $1`,
      [source, message.slice(0, 300), second, MAX_PAUSE_SECONDS, retry_after, BREAKER_FAILURES, every_seconds],
    )
    if (folds) await tx.query('SELECT market_finish_candles($1, $2)', [source, second])
  })
  return null
}
