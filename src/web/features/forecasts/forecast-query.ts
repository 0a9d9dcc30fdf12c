/** Queries of the public forecasts. They change once a day, when a day is scored and the next one is forecast. */

import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ForecastOrigin, forecasts } from '#contract/forecasts'
import type { WireReplyOf } from '#contract/shared/define'
import { MINUTE_MS } from '#kernel/duration'
import { call } from '#web/shared/call/call.ts'

export type { ForecastOrigin } from '#contract/forecasts'
export { forecastOrigins } from '#contract/forecasts'

export type CoinForecast = WireReplyOf<typeof forecasts.listForecasts>['data'][number]
export type CoinDetail = WireReplyOf<typeof forecasts.readCoinForecast>['data']
export type Overview = WireReplyOf<typeof forecasts.readForecastOverview>['data']
export type Score = WireReplyOf<typeof forecasts.listForecastScores>['data'][number]
export type ModelCard = WireReplyOf<typeof forecasts.listForecastModels>['data'][number]
export type Bar = WireReplyOf<typeof forecasts.readForecastCalibration>['data'][number]
export type Row = WireReplyOf<typeof forecasts.listCoinForecasts>['data'][number]
export type DayForecast = NonNullable<CoinForecast['forecast']>
export type ForecastRecord = CoinForecast['live']
export type Coverage = ForecastRecord['coverage']
export type Direction = ForecastRecord['direction']

const ROWS = '90'
const HOURS = '72'

/** The name of the scores over all coins. */
export const ALL = 'all'

export const coinsQuery = queryOptions({ queryKey: ['listForecasts'], queryFn: ({ signal }) => call('listForecasts', { signal }) })

export function useCoinForecasts() {
  return useQuery({ ...coinsQuery, select: (reply) => reply.data, refetchInterval: 5 * MINUTE_MS })
}

export const overviewQuery = queryOptions({
  queryKey: ['readForecastOverview'],
  queryFn: ({ signal }) => call('readForecastOverview', { signal }),
})

export function useOverview() {
  return useQuery({ ...overviewQuery, select: (reply) => reply.data, refetchInterval: 5 * MINUTE_MS })
}

export function coinQuery(coin: string) {
  return queryOptions({
    queryKey: ['readCoinForecast', coin],
    queryFn: ({ signal }) => call('readCoinForecast', { params: { coin }, signal }),
  })
}

export function useCoinForecast(coin: string) {
  return useQuery({ ...coinQuery(coin), select: (reply) => reply.data, refetchInterval: 5 * MINUTE_MS })
}

export function scoresQuery(coin: string) {
  return queryOptions({
    queryKey: ['listForecastScores', coin],
    queryFn: ({ signal }) => call('listForecastScores', { query: { coin }, signal }),
  })
}

export function useScores(coin: string) {
  return useQuery({ ...scoresQuery(coin), select: (reply) => reply.data })
}

export const modelsQuery = queryOptions({
  queryKey: ['listForecastModels'],
  queryFn: ({ signal }) => call('listForecastModels', { signal }),
})

export function useModelCards() {
  return useQuery({ ...modelsQuery, select: (reply) => reply.data })
}

export const calibrationQuery = queryOptions({
  queryKey: ['readForecastCalibration'],
  queryFn: ({ signal }) => call('readForecastCalibration', { signal }),
})

export function useCalibration() {
  return useQuery({ ...calibrationQuery, select: (reply) => reply.data })
}

function historyQuery(coin: string, origin: ForecastOrigin) {
  return queryOptions({
    queryKey: ['listCoinForecasts', coin, origin],
    queryFn: ({ signal }) => call('listCoinForecasts', { params: { coin }, query: { origin, limit: ROWS }, signal }),
  })
}

export function useHistory(coin: string, origin: ForecastOrigin) {
  return useQuery({ ...historyQuery(coin, origin), select: (reply) => reply.data })
}

export type Candle = { readonly at: number; readonly open: number; readonly high: number; readonly low: number; readonly close: number }

/** The hours around the forecast's beginning, of its own price source only. */
export function useHours(pair: string, { price_source, until }: { readonly price_source: string; readonly until: string }) {
  return useQuery({
    queryKey: ['forecastHours', pair, until],
    queryFn: ({ signal }) => call('readCandles', { query: { symbol: pair, interval: '1h', limit: HOURS, before: until }, signal }),
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
