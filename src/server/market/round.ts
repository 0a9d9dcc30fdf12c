/** One round of the leader: asks the source when it is due, and writes what it says, once for the whole cluster. */

import type { Clock } from '#kernel/clock'
import type { Database, Tx } from '#server/store'
import { storeBars } from './candles.ts'
import { FeedFailed, type Known, type PriceFeed } from './feed.ts'
import { recordTick } from './tick.ts'

/** Whether this node still leads; while the asking transaction is open, no other can become the leader. */
export type Held = { confirm(tx: Pick<Tx, 'query'>): Promise<boolean> }

export type RoundDependencies = { readonly database: Database; readonly clock: Clock; readonly feed: PriceFeed }

/** From this failure in a row on the source is left alone for longer and longer. */
export const BREAKER_FAILURES = 3
const LONGEST_PAUSE_SECONDS = 900

/** True: a tick was written. Without `held` nobody is asked who leads: for tests, and where the caller alone writes. */
export async function tickOnce(given: RoundDependencies, held: Held | null): Promise<boolean> {
  const { database, clock, feed } = given
  const second = new Date(Math.floor(clock.now().getTime() / 1000) * 1000)
  const due = await claim(given, second)
  if (!due) return false
  const quote = await feed.ask(second, due.known).catch((error: unknown) => fail(given, second, error))
  if (!quote?.prices.some((price) => price !== null)) return false
  return database.transaction(async (tx) => {
    if (held && !(await held.confirm(tx))) return false
    const written = await recordTick(tx, feed, second, quote)
    if (written) await storeBars(tx, feed.source, quote.bars, () => second)
    return written
  })
}

type Row = Partial<Known> & { readonly recording: Buffer | null }

/** Null: it is not time yet. Who claims first asks; a node that takes over meanwhile waits for the next time. */
async function claim({ database, feed }: RoundDependencies, second: Date): Promise<{ readonly known: Known | null } | null> {
  const next_at = new Date(second.getTime() + feed.every_seconds * 1000)
  const claimed = await database.transaction((tx) =>
    tx.query<Row>(
      `INSERT INTO market_feed AS f (source, recording, next_at) VALUES ($1, $2, $3)
       ON CONFLICT (source) DO UPDATE SET next_at = excluded.next_at WHERE f.next_at <= $4
       RETURNING recording, at, market_at, prices, priced_at, changes`,
      [feed.source, feed.recording, next_at, second],
    ),
  )
  const [row] = claimed
  if (!row) return null
  return { known: row.at ? (row as Known) : null }
}

async function fail({ database, feed }: RoundDependencies, second: Date, error: unknown): Promise<null> {
  const message = error instanceof Error ? error.message : String(error)
  const retry_after = error instanceof FeedFailed ? error.retry_after_seconds : 0
  await database.transaction((tx) =>
    tx.query(
      `UPDATE market_feed SET failures = failures + 1, last_error = $2, next_at = $3::timestamptz + make_interval(secs =>
         least($5, greatest($6, CASE WHEN failures + 1 < $7 THEN $4 ELSE $4 * 2 ^ least(failures + 2 - $7, 10) END)))
       WHERE source = $1`,
      [feed.source, message.slice(0, 300), second, feed.every_seconds, LONGEST_PAUSE_SECONDS, retry_after, BREAKER_FAILURES],
    ),
  )
  return null
}
