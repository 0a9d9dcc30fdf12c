/** A stored forecast as it is sent. */
import type * as z from 'zod/mini'
import type { dayForecast, ForecastOrigin } from '#contract/forecasts'
import { TARGET } from '#forecast/daily/state'
import { formatPrice, type Price, priceOf, toNumber } from '#kernel/price'
import type { ForecastMarket } from '../dependencies.ts'

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
