/** Current prices of all coins with source, age, and change over 24 hours. */
import type * as z from 'zod/mini'
import type { coinPrice } from '#contract/market'
import { formatPrice, type Price, toNumber } from '#kernel/price'
import type { Queryable } from '#server/store'
import { shownCoins } from './coin.ts'
import type { PriceFeed, Prices, Source, StoredPrices } from './feed.ts'

export type CoinPrice = z.output<typeof coinPrice>

export type Board = { readonly source: Source; readonly known: StoredPrices | null; readonly day_before: Prices }

/** Older prices are marked stale, and not traded on. */
export const STALE_SECONDS = 120

/** For a coin without a bar there, an hour later is too far from 24 hours before. */
const READ = `SELECT f.at, f.market_at, f.prices, f.priced_at, f.changes, coalesce(day.closes, '{}') AS day_before
  FROM market_feed f LEFT JOIN LATERAL (
    SELECT c.closes::bigint[] FROM (VALUES ('5m', interval '5 minutes'), ('1h', interval '1 hour'), ('1d', interval '1 day')) i (name, length)
    CROSS JOIN LATERAL (SELECT closes FROM market_candle c WHERE c.source = f.source AND c.interval = i.name
      AND c.at <= f.market_at - interval '24 hours' - i.length AND c.at > f.market_at - interval '25 hours' - i.length
      ORDER BY c.at DESC LIMIT 1) c ORDER BY i.length LIMIT 1) day ON true
  WHERE f.source = $1 AND f.at IS NOT NULL`

type Row = StoredPrices & { readonly day_before: Prices }

export async function readBoard({ query }: Queryable, source: Source): Promise<Board> {
  const [row] = await query<Row>(READ, [source])
  if (!row) return { source, known: null, day_before: [] }
  const { day_before, ...known } = row
  return { source, known, day_before }
}

/** Every coin in its wire format. */
export function showBoard({ source, known, day_before }: Board, now: Date): CoinPrice[] {
  return shownCoins.map(({ place, id, name, symbol, logo }) => {
    const price = known?.prices[place] ?? null
    const as_of = known?.priced_at[place] ?? null
    const change = price && (known?.changes[place] ?? percent(day_before[place] ?? null, price))
    return { id, name, symbol, logo, price: price && formatPrice(price), change, source, as_of, stale: isStale(as_of, now) }
  })
}

/** False before the first price. */
function isStale(as_of: Date | null, now: Date): boolean {
  return as_of !== null && now.getTime() - as_of.getTime() > STALE_SECONDS * 1000
}

const DIGITS = 10_000

function percent(from: Price | null, to: Price): number | null {
  return from && Math.round((toNumber(to) / toNumber(from) - 1) * 100 * DIGITS) / DIGITS
}

export type NewestPrices = {
  readonly source: Source
  /** The newest tick's second; null before the first. */
  readonly at: Date | null
  /** No tick yet, or the newest is older than 120 seconds: no trading. */
  readonly stale: boolean
}

/** The newest tick of a source, and whether trading on it is allowed. */
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
