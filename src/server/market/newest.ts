/** The newest tick of a source, and whether trading on it is allowed. */
import type { Queryable } from '#server/store'
import { isStale } from './board.ts'
import type { PriceFeed, Source } from './feed.ts'

export type NewestPrices = {
  readonly source: Source
  /** The newest tick's second; null before the first. */
  readonly at: Date | null
  /** No tick yet, or the newest is older than 120 seconds: no trading. */
  readonly stale: boolean
}

export async function readNewest({ query }: Queryable, source: Source, now: Date): Promise<NewestPrices> {
  const [row] = await query<{ at: Date | null }>('SELECT at FROM market_feed WHERE source = $1', [source])
  const at = row?.at ?? null
  return { source, at, stale: at === null || isStale(at, now) }
}

/** True once the past is stored and no gap is being backfilled. Immediately true for a source without a past. */
export async function hasPast({ query }: Queryable, { source, past }: Pick<PriceFeed, 'source' | 'past'>): Promise<boolean> {
  if (past === null) return true
  const [row] = await query<{ stored: boolean }>(
    'SELECT past_until IS NOT NULL AND gap_since IS NULL AS stored FROM market_feed WHERE source = $1',
    [source],
  )
  return row?.stored ?? false
}
