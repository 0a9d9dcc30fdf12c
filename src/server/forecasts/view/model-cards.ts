/** The model cards: what each model is, what it learns from, what it was found to be bad at, and its newest training. */
import type { ForecastModel, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { ENSEMBLE, NEEDS } from '#forecast/daily/state'
import { models } from '#forecast/models/catalogue'
import type { ViewSource } from '../dependencies.ts'
import { parametersHash, running } from '../record/models.ts'
import { texts } from './model-texts.ts'

export type ModelCard = ReplyOf<typeof forecasts.listForecastModels>['data'][number]

type Stored = { readonly code: string; readonly version: number; readonly released_at: Date; readonly retired_at: Date | null }
type Training = {
  readonly code: string
  readonly coin: string
  readonly day: string
  readonly days: number
  readonly data_hash: string
  readonly fit_hash: string
}

const TRAININGS = `SELECT DISTINCT ON (m.code, t.coin) m.code, t.coin, t.day, t.days, encode(t.data_hash, 'hex') AS data_hash,
    encode(t.fit_hash, 'hex') AS fit_hash
  FROM forecast_training t JOIN forecast_model m ON m.id = t.model WHERE t.source = $1 AND m.retired_at IS NULL ORDER BY m.code, t.coin, t.day DESC`

/** Of the models that run. What a retired one was is in the history of this file; its scores stay in the table. */
export async function readModelCards({ query, market }: ViewSource): Promise<ModelCard[]> {
  const stored = await query<Stored>('SELECT code, version, released_at, retired_at FROM forecast_model')
  const trainings = await query<Training>(TRAININGS, [market.source])
  return running.map((one): ModelCard => {
    const row = stored.find(({ code, version }) => code === one.code && version === one.version)
    const model = models.find(({ id }) => id === one.code)
    const { source, ...text } = texts[one.code as ForecastModel]
    return {
      model: one.code as ForecastModel,
      version: one.version,
      ...text,
      source: model?.source ?? source,
      parameters: { ...one.parameters },
      parameters_hash: parametersHash(one).toString('hex'),
      needs_days: one.code === ENSEMBLE ? NEEDS : (model?.needs ?? 0),
      trained_every_days: model?.trained_every ?? 0,
      released_at: row?.released_at ?? null,
      retired_at: row?.retired_at ?? null,
      trainings: trainings.filter(({ code }) => code === one.code).map(({ code: _code, day, ...rest }) => ({ ...rest, from: day })),
    }
  })
}
