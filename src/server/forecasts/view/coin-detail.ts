/** One coin: its newest forecast, and the models behind it. */

import type { ForecastModel, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { ensembleRegret, turnOf } from '#forecast/daily/state'
import { models } from '#forecast/models/catalogue'
import { DAY_MS } from '#kernel/duration'
import { percentsOf } from '#kernel/shares'
import { hedgeWeights } from '#trading/experts/ada-hedge'
import type { ViewSource } from '../dependencies.ts'
import { readState } from '../record/write-walk.ts'
import type { CoinForecast } from './list-forecasts.ts'
import { percent, rounded } from './records.ts'

type Detail = ReplyOf<typeof forecasts.readCoinForecast>['data']
type Row = { readonly model: ForecastModel; readonly version: number; readonly variance: number }

const MODELS = `SELECT m.code AS model, m.version, f.variance FROM forecast f JOIN forecast_model m ON m.id = f.model
  WHERE f.source = $1 AND f.coin = $2 AND f.day = $3 ORDER BY m.id`

export async function readCoinDetail({ query, market }: ViewSource, listed: CoinForecast): Promise<Detail> {
  const { coin, forecast, live, backtest } = listed
  const [state, rows] = forecast
    ? await Promise.all([readState(query, market.source, coin), query<Row>(MODELS, [market.source, coin, forecast.day])])
    : [null, []]
  const { regret, bound } = state ? ensembleRegret(state) : { regret: 0, bound: 0 }
  const next = turnOf(forecast ? Date.parse(forecast.day) + DAY_MS : 0)
  return {
    ...listed,
    ensemble: state && {
      days: live.coverage.days + backtest.coverage.days,
      shares: percentsOf(hedgeWeights(state.hedges[next])).map((share_percent, k) => ({
        model: models[k]?.id as ForecastModel,
        share_percent,
      })),
      regret: rounded(regret, 6),
      regret_bound: rounded(bound, 6),
    },
    models: rows.map(({ model, version, variance }) => ({ model, version, volatility_percent: percent(Math.sqrt(variance)) })),
  }
}
