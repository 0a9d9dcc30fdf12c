/** Queries of the public forecasts. They change once a day, when a day is scored and the next one is forecast. */

import { useQuery } from '@tanstack/react-query'
import type { ForecastOrigin } from '#contract/forecasts'
import type { WireData } from '#contract/routes'
import { MINUTE_MS } from '#kernel/duration'
import { read, useData } from '#web/shared/call/read.ts'

export type { ForecastOrigin } from '#contract/forecasts'
export { forecastOrigins } from '#contract/forecasts'

export type CoinForecast = WireData<'listForecasts'>[number]
export type CoinDetail = WireData<'readCoinForecast'>
export type Overview = WireData<'readForecastOverview'>
export type Score = WireData<'listForecastScores'>[number]
export type ModelCard = WireData<'listForecastModels'>[number]
export type Bar = WireData<'readForecastCalibration'>[number]
export type Row = WireData<'listCoinForecasts'>[number]
export type DayForecast = NonNullable<CoinForecast['forecast']>
export type ForecastRecord = CoinForecast['live']
export type Coverage = ForecastRecord['coverage']
export type Direction = ForecastRecord['direction']

const ROWS = '90'
const HOURS = '72'

/** The name of the scores over all coins. */
export const ALL = 'all'

export const coinsQuery = read('listForecasts')

/** After the first start the forecasts appear one by one within minutes. */
const EVERY_MS = 5 * MINUTE_MS
const COMPUTING_MS = 15_000

export function useCoinForecasts() {
  const isComputing = (coins: readonly CoinForecast[] | undefined) => coins?.some(({ state }) => state === 'computing')
  return useData(coinsQuery, { refetchInterval: ({ state }) => (isComputing(state.data?.data) ? COMPUTING_MS : EVERY_MS) })
}

export const overviewQuery = read('readForecastOverview')

export function useOverview() {
  return useData(overviewQuery, { refetchInterval: ({ state }) => (state.data?.data.state === 'computing' ? COMPUTING_MS : EVERY_MS) })
}

export function coinQuery(coin: string) {
  return read('readCoinForecast', { params: { coin } })
}

export function useCoinForecast(coin: string) {
  return useData(coinQuery(coin), { refetchInterval: ({ state }) => (state.data?.data.state === 'computing' ? COMPUTING_MS : EVERY_MS) })
}

export function scoresQuery(coin: string) {
  return read('listForecastScores', { query: { coin } })
}

export function useScores(coin: string) {
  return useData(scoresQuery(coin))
}

export const modelsQuery = read('listForecastModels')

export function useModelCards() {
  return useData(modelsQuery)
}

export const calibrationQuery = read('readForecastCalibration')

export function useCalibration() {
  return useData(calibrationQuery)
}

function historyQuery(coin: string, origin: ForecastOrigin) {
  return read('listCoinForecasts', { params: { coin }, query: { origin, limit: ROWS } })
}

export function useHistory(coin: string, origin: ForecastOrigin) {
  return useData(historyQuery(coin, origin))
}

export type Candle = { readonly at: number; readonly open: number; readonly high: number; readonly low: number; readonly close: number }

/** The hours around the forecast's beginning, of its own price source only. */
export function useHours(pair: string, { price_source, until }: { readonly price_source: string; readonly until: string }) {
  return useQuery({
    ...read('readCandles', { query: { symbol: pair, interval: '1h', limit: HOURS, before: until } }),
    select: ({ data }): Candle[] =>
      data
        .filter(({ source }) => source === price_source)
        .map(({ at, open, high, low, close }) => ({
          at: Date.parse(at),
          open: Number(open),
          high: Number(high),
          low: Number(low),
          close: Number(close),
        })),
    refetchInterval: MINUTE_MS,
  })
}
