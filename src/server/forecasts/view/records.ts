/** The ensemble's record, live and backtest apart: misses, thirds by forecast volatility, direction. */
import type * as z from 'zod/mini'
import { type dayForecast, type ForecastOrigin, forecastOrigins, type forecastRecord } from '#contract/forecasts'
import { ENSEMBLE, TARGET } from '#forecast/daily/state'
import { acceptedMisses } from '#forecast/scores/coverage'
import { hitRate } from '#forecast/scores/direction'
import { unflattering } from '#kernel/format/number'
import { formatPrice, type Price, priceOf, toNumber } from '#kernel/price'
import type { Query } from '#server/store'
import type { ForecastMarket } from '../dependencies.ts'

type ForecastRecord = z.output<typeof forecastRecord>
type Coverage = ForecastRecord['coverage']

type Row = {
  readonly coin: string
  readonly origin: ForecastOrigin
  readonly third: number
  readonly days: number
  readonly misses: number
  readonly directed: number
  readonly hits: number
  readonly from: string
  readonly to: string
  readonly covers: number
  readonly cover: number | null
}

const READ = `SELECT coin, origin, third, count(*)::int AS days, count(*) FILTER (WHERE missed)::int AS misses, count(hit)::int AS directed,
    count(*) FILTER (WHERE hit)::int AS hits, min(day) AS "from", max(day) AS "to", count(true_cover)::int AS covers, sum(true_cover) AS cover
  FROM (SELECT f.coin, f.origin, f.day, s.missed, s.hit, s.true_cover,
      ntile(3) OVER (PARTITION BY f.coin, f.origin ORDER BY f.variance, f.day) AS third
    FROM forecast f JOIN forecast_model m ON m.id = f.model JOIN forecast_score s USING (source, coin, model, day)
    WHERE f.source = $1 AND m.code = $2) scored
  GROUP BY coin, origin, third`

export type CoinRecords = {
  of(coin: string, origin: ForecastOrigin): ForecastRecord
  /** All coins: without bands, because their days depend on each other. */
  all(origin: ForecastOrigin): ForecastRecord
  /** Mean probability of the intervals under the true law, in percent; null if it is not known. */
  trueCover(origin: ForecastOrigin): number | null
}

export async function readRecords(query: Query, source: string): Promise<CoinRecords> {
  const rows = await query<Row>(READ, [source, ENSEMBLE])
  const chosen = (origin: ForecastOrigin, coin?: string) =>
    rows.filter((row) => row.origin === origin && (coin === undefined || row.coin === coin))
  return {
    of: (coin, origin) => recordOf(chosen(origin, coin), true),
    all: (origin) => recordOf(chosen(origin), false),
    trueCover: (origin) => {
      const covers = sum(chosen(origin), 'covers')
      return covers === 0 ? null : percent(chosen(origin).reduce((total, { cover }) => total + (cover ?? 0), 0) / covers)
    },
  }
}

export const origins: readonly ForecastOrigin[] = forecastOrigins

function recordOf(rows: readonly Row[], banded: boolean): ForecastRecord {
  const days = rows.flatMap(({ from, to }) => [from, to]).sort()
  return {
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    coverage: coverageOf(rows, banded),
    terciles: [1, 2, 3].map((third) =>
      coverageOf(
        rows.filter((row) => row.third === third),
        banded,
      ),
    ),
    direction: directionOf(sum(rows, 'hits'), sum(rows, 'directed'), banded),
  }
}

function coverageOf(rows: readonly Row[], banded: boolean): Coverage {
  const days = sum(rows, 'days')
  const misses = sum(rows, 'misses')
  const band = banded ? acceptedMisses(days, TARGET) : null
  return {
    days,
    misses,
    covered_percent: days === 0 ? null : unflattering((100 * (days - misses)) / days, 'down'),
    least: band?.least ?? null,
    most: band?.most ?? null,
  }
}

function directionOf(hits: number, days: number, banded: boolean): ForecastRecord['direction'] {
  const band = banded ? hitRate(hits, days) : null
  return {
    days,
    hits,
    hit_percent: days === 0 ? null : unflattering((100 * hits) / days, 'down'),
    least: band?.least ?? null,
    most: band?.most ?? null,
  }
}

function sum(rows: readonly Row[], name: 'days' | 'misses' | 'hits' | 'directed' | 'covers'): number {
  return rows.reduce((total, row) => total + row[name], 0)
}

export type DayForecast = z.output<typeof dayForecast>
export type PriceSource = DayForecast['price_source']

/** Of table forecast. */
export type StoredForecast = {
  readonly day: string
  readonly origin: ForecastOrigin
  readonly written_at: Date
  readonly variance: number
  readonly half_width: number | null
  readonly base_price: bigint
}

export const LEVEL_PERCENT = 100 * (1 - TARGET)

/** A stored forecast as it is sent. */
export function sourceOf({ source }: Pick<ForecastMarket, 'source'>): PriceSource {
  return source as PriceSource
}

export function dayForecastOf(row: StoredForecast, price_source: PriceSource): DayForecast {
  const { day, origin, written_at, variance, half_width, base_price } = row
  const base = base_price as Price
  const at = (gain: number | null): string | null => {
    const price = gain === null ? null : priceOf(toNumber(base) * Math.exp(gain))
    return price && formatPrice(price)
  }
  const low = half_width === null ? null : -half_width
  return {
    day,
    origin,
    price_source,
    written_at,
    level_percent: LEVEL_PERCENT,
    low_return_percent: low === null ? null : percent(low),
    high_return_percent: half_width === null ? null : percent(half_width),
    base_price: formatPrice(base),
    low_price: at(low),
    high_price: at(half_width),
    volatility_percent: percent(Math.sqrt(variance)),
  }
}

/** 0.0251 → 2.51, with four decimals. */
export function percent(share: number): number {
  return rounded(100 * share, 4) + 0
}

export function rounded(value: number, places: number): number {
  const unit = 10 ** places
  return Math.round(value * unit) / unit
}
