/** The forecasts' routes: they translate between wire and use cases. */
import type { forecasts } from '#contract/forecasts'
import type { Handlers, Transport } from '#contract/shared/define'
import { cachedFor } from '#kernel/cached-for'
import { refuse } from '#kernel/refusal'
import type { AsOf } from '#server/store'
import { coins } from '#trading/coins'
import type { ForecastsDependencies, ViewSource } from './dependencies.ts'
import { readCalibration } from './view/calibration.ts'
import { readCoinDetail } from './view/coin-detail.ts'
import { readHistory } from './view/history.ts'
import { readForecasts } from './view/list-forecasts.ts'
import { readModelCards } from './view/model-cards.ts'
import { readScores } from './view/scores.ts'

/** Rows change twice a day. */
const FRESH_SECONDS = 30

export function forecastRoutes(deps: ForecastsDependencies): Handlers<typeof forecasts> {
  const { clock, market, readStale } = deps
  const late = <T>(view: (from: ViewSource) => Promise<T>) => readStale((query) => view({ clock, market, query }))
  const fresh = <T>(read: () => Promise<T>) => cachedFor(clock, FRESH_SECONDS, read)
  const all = fresh(() => late(readForecasts))
  const cards = fresh(() => late(readModelCards))
  const calibration = fresh(() => late(readCalibration))
  const scores = new Map(['all', ...coins.map(({ id }) => id)].map((coin) => [coin, fresh(() => late((from) => readScores(from, coin)))]))
  const isCoin = (name: string) => coins.some(({ id }) => id === name)
  return {
    listForecasts: async ({ transport }) => ({ data: dated(transport, (await all()).value).coins }),
    readForecastOverview: async ({ transport }) => ({ data: dated(transport, (await all()).value).overview }),
    listForecastScores: async ({ query: { coin }, transport }) => {
      const score = await scores.get(coin)?.()
      return score ? { data: dated(transport, score.value) } : refuse('no_coin')
    },
    listForecastModels: async ({ transport }) => ({ data: dated(transport, (await cards()).value) }),
    readForecastCalibration: async ({ transport }) => ({ data: dated(transport, (await calibration()).value) }),
    readCoinForecast: async ({ params, transport }) => {
      const listed = dated(transport, (await all()).value).coins.find(({ coin }) => coin === params.coin)
      return listed ? { data: dated(transport, await late((from) => readCoinDetail(from, listed))) } : refuse('no_coin')
    },
    listCoinForecasts: async ({ params: { coin }, query, transport }) =>
      isCoin(coin) ? dated(transport, await late((from) => readHistory(from, { coin, ...query }))) : refuse('no_coin'),
  }
}

function dated<T>(transport: Pick<Transport, 'asOf'>, { value, at }: AsOf<T>): T {
  transport.asOf(at)
  return value
}
