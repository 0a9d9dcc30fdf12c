/** The model cards: what each model is, what it learns from, what it was found to be bad at, and its newest training. */
import type { ForecastModel, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { ENSEMBLE, NEEDS } from '#forecast/daily/state'
import { models } from '#forecast/models/catalogue'
import type { ViewSource } from '../dependencies.ts'
import { parametersHash, running } from '../record/models.ts'

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

/** The sentences of the model cards. A weakness is listed whether or not it shows in the scores so far. */
type Text = {
  readonly name: string
  readonly about: string
  readonly source: string
  readonly data: string
  readonly weaknesses: readonly string[]
}

const VARIANCES = "Realised variance of the coin's own days, from 5-minute closes."
const BLIND = 'It knows one coin only, and nothing but past prices.'

/** `source` is used where the model itself names none. */
const texts: Readonly<Record<ForecastModel, Text & { readonly weaknesses: string[] }>> = {
  ensemble: {
    name: 'AdaHedge ensemble',
    about:
      'It mixes the other models, with more weight for those with less loss so far. Its interval adapts to its own misses, apart for calm, middle and wild days.',
    source:
      'de Rooij, van Erven, Grünwald, Koolen, "Follow the Leader If You Can, Hedge If You Must" (2014); Gibbs, Candès, "Adaptive Conformal Inference Under Distribution Shift" (2021)',
    data: 'Losses of the other models on past days, and sizes of past returns beside their forecasts.',
    weaknesses: [
      'It can be no better than the best mixture of its members.',
      'It knows no calendar: the interval widens after a miss, never before news.',
      'An outcome counts from the next day but one, because a forecast is made before the day ends.',
    ],
  },
  yesterday: {
    name: 'Yesterday',
    about: 'Tomorrow is as today.',
    source: '',
    data: VARIANCES,
    weaknesses: ['One wild day makes the next forecast wild.', BLIND],
  },
  month: {
    name: 'Mean of 22 days',
    about: 'The mean of the last 22 days.',
    source: '',
    data: VARIANCES,
    weaknesses: ['It learns of a change weeks late.', BLIND],
  },
  ewma: {
    name: 'EWMA',
    about: 'A mean of all past days, in which each day counts 6 % less than the next one. Other models are measured against it.',
    source: '',
    data: VARIANCES,
    weaknesses: ['It never returns to a long-run level.', BLIND],
  },
  har: {
    name: 'HAR-RV',
    about: 'A regression on the mean log variance of the last day, week and month, fitted again each day.',
    source: '',
    data: VARIANCES,
    weaknesses: ['One regression for all times: it is slow after a lasting change.', BLIND],
  },
  garch: {
    name: 'GARCH(1,1)-t',
    about: 'A day is wild after wild days, and returns to a long-run level. Fitted each week by maximum likelihood with heavy tails.',
    source: '',
    data: 'Daily log returns of the coin, without what happened within a day.',
    weaknesses: ['Returns say less about variance than 5-minute closes do.', 'With few days its parameters are uncertain.', BLIND],
  },
  network: {
    name: 'Neural network',
    about: 'Seven inputs, six hidden units and a linear path: 62 weights, trained every 28 days from a fixed seed.',
    source: '',
    data: `${VARIANCES} Size and sign of the last return.`,
    weaknesses: ['With about a year of days it fits noise; it was worse than EWMA in tests.', 'It is the most expensive to train.', BLIND],
  },
}
