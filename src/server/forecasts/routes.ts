/** The forecasts' routes: they translate between wire and use cases. */
import type { forecasts } from '#contract/forecasts'
import type { Handlers } from '#contract/shared/define'
import { refuse } from '#kernel/refusal'
import { cachedLate } from '#server/store'
import { coins } from '#trading/coins'
import type { ForecastsDependencies, ViewSource } from './dependencies.ts'
import { readCoinDetail } from './view/coin-detail.ts'
import { readHistory } from './view/history.ts'
import { readForecasts } from './view/list-forecasts.ts'
import { readModelCards } from './view/model-cards.ts'
import { readCalibration, readScores } from './view/scores.ts'

/** Rows change twice a day. */
const FRESH_SECONDS = 30

export function forecastRoutes(deps: ForecastsDependencies): Handlers<typeof forecasts> {
  type View<T> = (from: ViewSource) => Promise<T>
  const late = <T>(view: View<T>) => deps.database.late((query) => view({ ...deps, query }))
  const fresh = <T>(view: View<T>) => cachedLate(deps, FRESH_SECONDS, (query) => view({ ...deps, query }))
  const all = fresh(readForecasts)
  const cards = fresh(readModelCards)
  const calibration = fresh(readCalibration)
  const scores = new Map(['all', ...coins.map(({ id }) => id)].map((coin) => [coin, fresh((from) => readScores(from, coin))]))
  const isCoin = (name: string) => coins.some(({ id }) => id === name)
  return {
    listForecasts: async () => ({ data: (await all()).value.coins }),
    readForecastOverview: async () => ({ data: (await all()).value.overview }),
    listForecastScores: async ({ query: { coin } }) => {
      const score = await scores.get(coin)?.()
      return score ? { data: score.value } : refuse('no_coin')
    },
    listForecastModels: async () => ({ data: (await cards()).value }),
    readForecastCalibration: async () => ({ data: (await calibration()).value }),
    readCoinForecast: async ({ params }) => {
      const listed = (await all()).value.coins.find(({ coin }) => coin === params.coin)
      return listed ? { data: await late((from) => readCoinDetail(from, listed)) } : refuse('no_coin')
    },
    listCoinForecasts: async ({ params: { coin }, query }) =>
      isCoin(coin) ? late((from) => readHistory(from, { coin, ...query })) : refuse('no_coin'),
  }
}
