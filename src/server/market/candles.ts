/** Reads stored bars: one coin's for a chart, or several coins' closes for trading. */
import type * as z from 'zod/mini'
import type { candle, Interval } from '#contract/market'
import { assert } from '#kernel/assert'
import type { Clock } from '#kernel/clock'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import { dayNumber } from '#kernel/format/moment'
import { formatPrice, type Price } from '#kernel/price'
import type { Database, Query, Queryable } from '#server/store'
import type { CoinSymbol } from '#trading/coins'
import { placeOf } from './coin.ts'
import type { Bar, Source } from './feed.ts'

export type Candle = z.output<typeof candle>

export type CandleQuery = {
  readonly source: Source
  readonly place: number
  readonly interval: Interval
  readonly limit: number
  readonly before: Date | null
}

type CandleRow = { at: Date; open: Price; high: Price; low: Price; close: Price; volume: string | null; final: boolean }

/** One coin's candles, oldest first: the newest `limit` of those that began before. */
export async function readCandles(query: Query, indexes: CandleQuery): Promise<Candle[]> {
  const { source, place, interval, limit, before } = indexes
  const rows = await query<CandleRow>(
    `SELECT at, opens[$3] AS open, highs[$3] AS high, lows[$3] AS low, closes[$3] AS close, trim_scale(volumes[$3])::text AS volume,
       known_at IS NOT NULL AS final
     FROM market_candle WHERE source = $1 AND interval = $2 AND closes[$3] IS NOT NULL AND at < $5 ORDER BY at DESC LIMIT $4`,
    [source, interval, place + 1, limit, before ?? 'infinity'],
  )
  return rows.reverse().map(({ at, open, high, low, close, volume, final }) => ({
    at,
    open: formatPrice(open),
    high: formatPrice(high),
    low: formatPrice(low),
    close: formatPrice(close),
    volume,
    source,
    final,
  }))
}

export type ClosesQuery = {
  readonly source: Source
  /** `BTC` … */
  readonly symbols: readonly string[]
  readonly interval: Interval
  /** Bars that became known after this instant, in real time, … */
  readonly after: Date
  /** … and up to this one. */
  readonly until: Date
}

export type Closes = {
  /** The bar's beginning, in the market's own time. */
  readonly at: Date
  /** When it became known, in real time: a decision on it trades at a later tick. */
  readonly known_at: Date
  /** In the order of the asked symbols; null where the coin has no price in this bar. */
  readonly closes: readonly (Price | null)[]
}

/** Final bars only, oldest first. */
export function readCloses({ query }: Queryable, { source, symbols, interval, after, until }: ClosesQuery): Promise<Closes[]> {
  const asked = symbols.map((symbol) => placeOf(symbol) + 1)
  assert(
    asked.every((place) => place > 0),
    'bars are read of coins of ours',
  )
  return query<Closes>(
    `SELECT at, known_at, ARRAY(SELECT closes[place] FROM unnest($3::int[]) WITH ORDINALITY AS asked (place, n) ORDER BY n) AS closes
     FROM market_candle WHERE source = $1 AND interval = $2 AND known_at > $4 AND known_at <= $5 ORDER BY known_at, at`,
    [source, interval, asked, after, until],
  )
}

export type DayCloses = {
  /** The day (UTC) of the coin's first price; null without any. Days are counted from 1970. */
  readonly first: number | null
  readonly by_day: ReadonlyMap<number, Price>
}

/** A coin's close on each of these days, the running one included, and the day of its first. */
export async function readDayCloses({ query }: Queryable, source: Source, symbol: CoinSymbol, days: readonly number[]): Promise<DayCloses> {
  const rows = await query<{ at: Date; close: Price; is_first: boolean }>(
    `SELECT at, closes[$2] AS close, false AS is_first FROM market_candle
       WHERE source = $1 AND interval = '1d' AND at = ANY ($3::timestamptz[]) AND closes[$2] IS NOT NULL
     UNION ALL (SELECT at, closes[$2], true FROM market_candle
       WHERE source = $1 AND interval = '1d' AND closes[$2] IS NOT NULL ORDER BY at LIMIT 1)`,
    [source, placeOf(symbol) + 1, days.map((day) => new Date(day * DAY_MS))],
  )
  const first = rows.find(({ is_first }) => is_first)
  return {
    first: first ? dayNumber(first.at) : null,
    by_day: new Map(rows.filter(({ is_first }) => !is_first).map(({ at, close }) => [dayNumber(at), close])),
  }
}

/** When the newest final bar of each length became known; no entry if there is none. */
export async function readNewestKnown(
  { query }: Queryable,
  source: Source,
  intervals: readonly Interval[],
): Promise<ReadonlyMap<string, Date>> {
  const rows = await query<{ interval: string; known_at: Date | null }>(
    `SELECT interval, (SELECT max(c.known_at) FROM market_candle c WHERE c.source = $1 AND c.interval = asked.interval) AS known_at
     FROM unnest($2::text[]) AS asked (interval)`,
    [source, intervals],
  )
  return new Map(rows.flatMap(({ interval, known_at }) => (known_at ? [[interval, known_at]] : [])))
}

/** Bars that are final on arrival: a recording's. Existing ones stay. */
export async function storeBars({ query }: Queryable, source: Source, bars: readonly Bar[], known_at: Date): Promise<void> {
  if (bars.length === 0) return
  await query(
    `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, volumes, known_at)
     SELECT $1, interval, at, opens, highs, lows, closes, volumes, $3
     FROM jsonb_to_recordset($2) AS r (interval text, at timestamptz, opens bigint[], highs bigint[], lows bigint[], closes bigint[],
       volumes numeric[]) ON CONFLICT DO NOTHING`,
    [source, JSON.stringify(bars, (_key, value) => (typeof value === 'bigint' ? value.toString() : value)), known_at],
  )
}

/** Retention: deletes ticks without fills, and short candles. Hours and days stay, because records are derived from them. */
const TICK_HOURS = 48
const CANDLE_DAYS = { '1m': 7, '5m': 60 } as const
/** On the embedded store a transaction blocks all others. */
const AT_ONCE = 5_000

const TICKS = `DELETE FROM market_tick WHERE id IN (SELECT t.id FROM market_tick t WHERE t.at < $1
  AND NOT EXISTS (SELECT FROM market_pinned_tick p WHERE p.tick_id = t.id) ORDER BY t.at LIMIT $2) RETURNING 1`
const CANDLES = `DELETE FROM market_candle WHERE (source, interval, at) IN
  (SELECT source, interval, at FROM market_candle WHERE interval = $3 AND interval IN ('1m', '5m') AND at < $1 AND known_at IS NOT NULL LIMIT $2) RETURNING 1`

/** A concurrently pinned tick makes this reject, and stays: the foreign key decides. */
export async function prune({ database, clock }: { readonly database: Database; readonly clock: Clock }): Promise<void> {
  const before = (hours: number): Date => new Date(clock.now().getTime() - hours * HOUR_MS)
  const all = async (statement: string, parameters: readonly unknown[]): Promise<void> => {
    for (;;) {
      const deleted = await database.transaction((tx) => tx.query(statement, parameters))
      if (deleted.length < AT_ONCE) return
    }
  }
  await all(TICKS, [before(TICK_HOURS), AT_ONCE])
  for (const [interval, days] of Object.entries(CANDLE_DAYS)) await all(CANDLES, [before(days * 24), AT_ONCE, interval])
  // PostgreSQL vacuums by itself; the embedded store doesn't, and would grow by 25 MB a day.
  if (database.kind === 'embedded') for (const table of ['market_tick', 'market_candle']) await database.query(`VACUUM ${table}`)
}
