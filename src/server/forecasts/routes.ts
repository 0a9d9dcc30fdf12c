/** The forecasts' routes: they translate between wire and use cases. */
import type { forecasts } from '#contract/forecasts'
import type { Handlers } from '#contract/shared/define'
import { cachedFor } from '#kernel/cached-for'
import { refuse } from '#kernel/refusal'
import { singleFlightBy } from '#kernel/single-flight'
import { coins } from '#trading/coins'
import type { ForecastsDependencies } from './dependencies.ts'
import { readCalibration } from './view/calibration.ts'
import { readCoinDetail } from './view/coin-detail.ts'
import { readHistory } from './view/history.ts'
import { readForecasts } from './view/list-forecasts.ts'
import { readModelCards } from './view/model-cards.ts'
import { readScores } from './view/scores.ts'

/** Rows change twice a day. */
const FRESH_SECONDS = 30

export function forecastRoutes(deps: ForecastsDependencies): Handlers<typeof forecasts> {
  const fresh = <T>(read: () => Promise<T>) => cachedFor(deps.clock, FRESH_SECONDS, read)
  const all = fresh(() => readForecasts(deps))
  const cards = fresh(() => readModelCards(deps))
  const calibration = fresh(() => readCalibration(deps))
  const scores = singleFlightBy(
    (coin: string) => coin,
    (coin) => readScores(deps, coin),
  )
  const scoresOfAll = fresh(() => scores('all'))
  const isCoin = (name: string) => coins.some(({ id }) => id === name)
  return {
    listForecasts: async () => ({ data: (await all()).value.coins }),
    readForecastOverview: async () => ({ data: (await all()).value.overview }),
    listForecastScores: async ({ query: { coin } }) => {
      if (coin === 'all') return { data: (await scoresOfAll()).value }
      return isCoin(coin) ? { data: await scores(coin) } : refuse('no_coin')
    },
    listForecastModels: async () => ({ data: (await cards()).value }),
    readForecastCalibration: async () => ({ data: (await calibration()).value }),
    readCoinForecast: async ({ params }) => {
      const listed = (await all()).value.coins.find(({ coin }) => coin === params.coin)
      return listed ? { data: await readCoinDetail(deps, listed) } : refuse('no_coin')
    },
    listCoinForecasts: async ({ params: { coin }, query }) => (isCoin(coin) ? readHistory(deps, { coin, ...query }) : refuse('no_coin')),
  }
}
