/** The newest range in one line, for the front page: the first coin that has one, with the coin's own record. */
import type { ForecastOrigin } from '#contract/forecasts'
import type { ViewSource } from '../dependencies.ts'
import { type CoinForecast, readForecasts } from './list-forecasts.ts'

export type ForecastHeadline = {
  readonly coin: string
  readonly day: string
  readonly low_price: string
  readonly high_price: string
  /** Live from its first scored day on, the backtest before; null without days. */
  readonly record: { readonly part: ForecastOrigin; readonly days: number; readonly covered_percent: number } | null
}

export async function readForecastHeadline(from: ViewSource): Promise<ForecastHeadline | null> {
  const { coins } = await readForecasts(from)
  for (const coin of coins) {
    const { low_price, high_price, day } = coin.forecast ?? { low_price: null, high_price: null, day: '' }
    if (low_price !== null && high_price !== null) return { coin: coin.name, day, low_price, high_price, record: recordOf(coin) }
  }
  return null
}

function recordOf(coin: CoinForecast): ForecastHeadline['record'] {
  for (const part of ['live', 'backtest'] as const) {
    const { days, covered_percent } = coin[part].coverage
    if (covered_percent !== null) return { part, days, covered_percent }
  }
  return null
}
