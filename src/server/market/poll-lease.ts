/** Limits polling of a rate-limited source to one node: the one whose update the database accepts. */
import type { Database, Queryable } from '#server/store'
import type { PriceFeed, StoredPrices } from './feed.ts'

export type PollTurn = {
  /** Undefined: not due yet, or another node polls. Null: there is no tick yet. */
  readonly known: StoredPrices | null | undefined
  /** No need to check again before this. */
  readonly next_at: Date
}

/** A lost turn and an open breaker are checked again after this. */
const RETRY_MS = 5_000

type Row = { readonly mine: boolean } & (StoredPrices | { readonly at: null })

/** The row is created by `prepareFeed`. A node that dies between its turn and its write costs one interval. */
export async function acquirePoll(database: Database, { source, every_seconds }: PriceFeed, second: Date): Promise<PollTurn> {
  const next_at = new Date(second.getTime() + every_seconds * 1000)
  const [row] = await database.transaction((tx) =>
    tx.query<Row>(
      `WITH claimed AS (UPDATE market_feed SET next_at = $2 WHERE source = $1 AND next_at <= $3 RETURNING source)
       SELECT at, market_at, prices, priced_at, changes, claimed.source IS NOT NULL AS mine
       FROM market_feed f LEFT JOIN claimed ON true WHERE f.source = $1`,
      [source, next_at, second],
    ),
  )
  if (row?.mine) return { known: row.at ? row : null, next_at }
  return { known: undefined, next_at: new Date(second.getTime() + RETRY_MS) }
}

/** Creates the row of a source. False: another recording has used this name. */
export async function prepareFeed(database: Database, { source, recording }: PriceFeed): Promise<boolean> {
  const [row] = await database.transaction((tx) =>
    tx.query<{ same: boolean }>(
      `WITH made AS (INSERT INTO market_feed (source, recording) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING source)
       SELECT NOT EXISTS (SELECT FROM market_feed WHERE source = $1 AND recording IS DISTINCT FROM $2) AS same`,
      [source, recording],
    ),
  )
  return row?.same ?? false
}

/** The lease of the node that writes prices. */
export type LeaderLease = {
  /** Whether this node still leads; while the caller's transaction is open, no other can become the leader. */
  confirm(tx: Queryable): Promise<boolean>
}
