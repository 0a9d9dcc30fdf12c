/**
 * Ticks: one row for all coins at one second. Written once by the leader, immutable, kept 48 hours, or permanently if a fill names them.
 */
import { newId } from '#kernel/id'
import type { Price } from '#kernel/price'
import type { Queryable } from '#server/store'
import { bySymbol } from './coin.ts'
import type { PriceFeed, Quote, Source } from './feed.ts'

export type Tick = {
  readonly id: string
  /** A whole second. */
  readonly at: Date
  readonly source: string
  /** By the coin's symbol (`BTC`). A coin without a price at that second is omitted. */
  readonly prices: ReadonlyMap<string, Price>
}

type Row = { id: string; at: Date; source: string; prices: (Price | null)[] }

/** Writes the tick, the newest prices and the affected candles. False: this second, or a later one, is already written. */
export async function recordTick(
  tx: Queryable,
  { source, folds }: Pick<PriceFeed, 'source' | 'folds'>,
  second: Date,
  { prices, priced_at, changes, market_at }: Quote,
): Promise<boolean> {
  const [row] = await tx.query<{ written: boolean }>('SELECT market_record_tick($1, $2, $3, $4, $5, $6, $7, $8) AS written', [
    newId(second),
    source,
    second,
    prices,
    priced_at,
    changes,
    market_at,
    folds,
  ])
  return row?.written ?? false
}

/** The first tick after an instant. Null: none yet. */
export async function readTickAfter({ query }: Queryable, source: Source, instant: Date): Promise<Tick | null> {
  const [row] = await query<Row>('SELECT id, at, source, prices FROM market_tick WHERE source = $1 AND at > $2 ORDER BY at LIMIT 1', [
    source,
    instant,
  ])
  return row ? tickOf(row) : null
}

/** Null: unknown, or pruned because no fill named it. */
export async function readTick({ query }: Queryable, id: string): Promise<Tick | null> {
  const [row] = await query<Row>('SELECT id, at, source, prices FROM market_tick WHERE id = $1', [id])
  return row ? tickOf(row) : null
}

/** Keeps a tick for ever. Rejects if it is gone; that rolls back the transaction that names it. */
export async function pinTick(tx: Queryable, id: string): Promise<void> {
  await tx.query('INSERT INTO market_pinned_tick (tick_id) VALUES ($1) ON CONFLICT DO NOTHING', [id])
}

function tickOf({ prices, ...row }: Row): Tick {
  return { ...row, prices: bySymbol(prices) }
}
