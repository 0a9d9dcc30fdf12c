/** The score table: every model that ever ran, live and backtest apart, each beside EWMA on the same days. */
import type { ForecastModel, ForecastOrigin, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { REFERENCE } from '#forecast/models/catalogue'
import { dieboldMariano } from '#forecast/scores/diebold-mariano'
import { isSimulated, type ViewSource } from '../dependencies.ts'
import { origins, percent, rounded, sourceOf } from './records.ts'

export type ScoreLine = ReplyOf<typeof forecasts.listForecastScores>['data'][number]

type Model = {
  readonly id: number
  readonly code: ForecastModel
  readonly version: number
  readonly released_at: Date
  readonly retired_at: Date | null
}
type Loss = {
  readonly model: number
  readonly origin: ForecastOrigin
  readonly day: string
  readonly qlike: number
  readonly pinball: number | null
  readonly misses: number
}

const LOSSES = `SELECT s.model, f.origin, s.day, avg(s.qlike) AS qlike, avg(s.pinball) AS pinball, count(*) FILTER (WHERE s.missed)::int AS misses
  FROM forecast_score s JOIN forecast f USING (source, coin, model, day) WHERE s.source = $1 AND ($2::text IS NULL OR s.coin = $2)
  GROUP BY s.model, f.origin, s.day ORDER BY s.day`

/** `coin`: a coin's id, or `all`. */
export async function readScores({ query, market }: ViewSource, coin: string): Promise<ScoreLine[]> {
  const models = await query<Model>('SELECT id, code, version, released_at, retired_at FROM forecast_model ORDER BY code, version DESC')
  const losses = await query<Loss>(LOSSES, [market.source, coin === 'all' ? null : coin])
  const references = new Set(models.filter(({ code }) => code === REFERENCE).map(({ id }) => id))
  return origins.flatMap((origin) => {
    const here = losses.filter((one) => one.origin === origin)
    const reference = new Map(here.filter(({ model }) => references.has(model)).map(({ day, qlike }) => [day, qlike]))
    return models.map((model): ScoreLine => {
      const own = here.filter((one) => one.model === model.id)
      const { code, version, released_at, retired_at } = model
      const about = { model: code, version, origin, price_source: sourceOf(market), coin, released_at, retired_at }
      return { ...about, ...scoreOf(own, code === REFERENCE ? null : reference) }
    })
  })
}

type Figures = Pick<ScoreLine, 'days' | 'qlike' | 'reference_qlike' | 'skill_percent' | 'verdict' | 'p' | 'pinball_percent' | 'misses'>

/** `reference` null: it is the reference itself. */
function scoreOf(own: readonly Loss[], reference: ReadonlyMap<string, number> | null): Figures {
  const shared = own.filter(({ day }) => reference === null || reference.has(day))
  const qlikes = shared.map(({ qlike }) => qlike)
  const others = shared.map(({ day, qlike }) => reference?.get(day) ?? qlike)
  const [mean, other] = [meanOf(qlikes), meanOf(others)]
  const compared = reference ? dieboldMariano(qlikes, others) : null
  const pinball = meanOf(shared.flatMap((one) => one.pinball ?? []))
  return {
    days: shared.length,
    qlike: mean === null ? null : rounded(mean, 6),
    reference_qlike: other === null ? null : rounded(other, 6),
    skill_percent: reference && mean !== null && other ? rounded(100 * (1 - mean / other), 4) : null,
    verdict: reference === null ? 'reference' : compared === null ? 'too_early' : compared.difference < 0 ? 'better' : 'worse',
    p: compared ? rounded(compared.p, 6) : null,
    pinball_percent: pinball === null ? null : percent(pinball),
    misses: shared.reduce((sum, { misses }) => sum + misses, 0),
  }
}

function meanOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length
}

type Bar = ReplyOf<typeof forecasts.readForecastCalibration>['data'][number]
type Row = { readonly origin: ForecastOrigin; readonly bar: number; readonly days: number; readonly true_days: number }

const BARS = 10

const READ = `SELECT f.origin, least($2, floor(p.value * $2))::int AS bar, count(*) FILTER (WHERE p.own)::int AS days,
    count(*) FILTER (WHERE NOT p.own)::int AS true_days
  FROM forecast_score s JOIN forecast f USING (source, coin, model, day)
    CROSS JOIN LATERAL (VALUES (s.pit, true), (s.true_pit, false)) AS p (value, own)
  WHERE s.source = $1 AND s.pit IS NOT NULL AND s.true_pit IS NOT NULL GROUP BY f.origin, 2`

/** The PIT histogram of the ensemble beside that of the simulator's own law, on the same days. */
export async function readCalibration({ query, market }: ViewSource): Promise<Bar[]> {
  if (!isSimulated(market)) return []
  const rows = (await query<Row>(READ, [market.source, BARS])).map((row) => ({ ...row, bar: Math.min(row.bar, BARS - 1) }))
  return origins.flatMap((origin) => {
    const here = rows.filter((row) => row.origin === origin)
    const total = sum(here, 'days')
    return Array.from({ length: BARS }, (_, bar): Bar => {
      const inside = here.filter((row) => row.bar === bar)
      const share = (name: 'days' | 'true_days') => (total === 0 ? null : rounded((100 * sum(inside, name)) / total, 3))
      return {
        origin,
        from: bar / BARS,
        to: (bar + 1) / BARS,
        days: sum(inside, 'days'),
        share_percent: share('days'),
        true_share_percent: share('true_days'),
      }
    })
  })
}

function sum(rows: readonly Row[], name: 'days' | 'true_days'): number {
  return rows.reduce((total, row) => total + row[name], 0)
}
