/** Limits polling of a rate-limited source to one node: the one whose update the database accepts. */
import type { Database } from '#server/store'
import type { PriceFeed, StoredPrices } from './feed.ts'

export type PollTurn = {
  /** Undefined: it is not time yet, or another node asks. Null: there is no tick yet. */
  readonly known: StoredPrices | null | undefined
  /** Before this there is no need to look again. */
  readonly next_at: Date
}

/** A claim that was lost, and a breaker that is open, are looked at again after this. */
const AGAIN_MS = 5_000

type Row = { readonly mine: boolean } & (StoredPrices | { readonly at: null })

/** The row is made by `prepareFeed`. A node that dies between its claim and its answer costs one interval. */
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
  return { known: undefined, next_at: new Date(second.getTime() + AGAIN_MS) }
}

/** The row of a source. False: what plays under this name is another recording than before. */
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
