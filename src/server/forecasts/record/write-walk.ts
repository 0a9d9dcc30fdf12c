/**
 * Writes what a walk found, in one transaction with where it stopped. Every row is unique, so what was written before is never written
 * again.
 */
import type { CoinState } from '#forecast/daily/state'
import type { Query, Queryable } from '#server/store'
import { asText, dateOf } from './days.ts'
import { releaseModels } from './models.ts'

export type ForecastRow = {
  readonly model: string
  readonly day: number
  readonly variance: number
  readonly half_width: number | null
  readonly up: boolean | null
  readonly base_price: bigint
}
export type ScoreRow = {
  readonly model: string
  readonly day: number
  readonly missed: boolean
  readonly qlike: number
  readonly pinball: number | null
  readonly hit: boolean | null
  readonly pit: number | null
  readonly true_pit: number | null
  readonly true_cover: number | null
}
export type TrainingRow = {
  readonly model: string
  readonly day: number
  readonly days: number
  readonly data_hash: string
  readonly fit_hash: string
  readonly fit: readonly number[]
}

export type Walked = {
  readonly state: CoinState
  readonly forecasts: readonly ForecastRow[]
  readonly scores: readonly ScoreRow[]
  readonly trainings: readonly TrainingRow[]
  readonly done: boolean
}

export async function readState(query: Query, source: string, coin: string): Promise<CoinState | null> {
  const [row] = await query<{ state: CoinState }>('SELECT state FROM forecast_state WHERE source = $1 AND coin = $2', [source, coin])
  return row?.state ?? null
}

type Walk = { readonly source: string; readonly coin: string; readonly walked: Walked; readonly now: Date }

/** Rejects if another node was first. A row written before its day begins is live; the database's clock decides in the end. */
export async function writeWalk(tx: Queryable, walk: Walk): Promise<void> {
  const { source, coin, walked, now } = walk
  const ids = await releaseModels(tx, now)
  const rows = <Row extends { readonly model: string; readonly day: number }>(list: readonly Row[]) =>
    asText(list.map((row) => ({ ...row, model: ids.get(row.model), day: dateOf(row.day) })))
  if (walked.forecasts.length > 0) {
    const forecasts = walked.forecasts.map((row) => ({ ...row, origin: now.getTime() < row.day ? 'live' : 'backtest' }))
    await tx.query(FORECASTS, [source, coin, now, rows(forecasts)])
  }
  if (walked.trainings.length > 0) await tx.query(TRAININGS, [source, coin, rows(walked.trainings)])
  if (walked.scores.length > 0) await tx.query(SCORES, [source, coin, now, rows(walked.scores)])
  if (walked.state.newest !== null) await tx.query(STATE, [source, coin, dateOf(walked.state.newest), JSON.stringify(walked.state)])
}

const FORECASTS = `INSERT INTO forecast (source, coin, model, day, origin, written_at, variance, half_width, up, base_price)
  SELECT $1, $2, model, day, origin, $3, variance, half_width, up, base_price FROM jsonb_to_recordset($4)
    AS r (model smallint, day date, origin text, variance float8, half_width float8, up boolean, base_price bigint)`
const TRAININGS = `INSERT INTO forecast_training (source, coin, model, day, days, data_hash, fit_hash, fit)
  SELECT $1, $2, model, day, days, decode(data_hash, 'hex'), decode(fit_hash, 'hex'), fit FROM jsonb_to_recordset($3)
    AS r (model smallint, day date, days integer, data_hash text, fit_hash text, fit float8[])`
const SCORES = `INSERT INTO forecast_score (source, coin, model, day, scored_at, missed, qlike, pinball, hit, pit, true_pit, true_cover)
  SELECT $1, $2, model, day, $3, missed, qlike, pinball, hit, pit, true_pit, true_cover FROM jsonb_to_recordset($4)
    AS r (model smallint, day date, missed boolean, qlike float8, pinball float8, hit boolean, pit float8, true_pit float8, true_cover float8)`
const STATE = `INSERT INTO forecast_state (source, coin, day, state) VALUES ($1, $2, $3, $4)
  ON CONFLICT (source, coin) DO UPDATE SET day = excluded.day, state = excluded.state`
