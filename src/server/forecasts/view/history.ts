/** A model's forecasts of a coin with their outcomes, newest first, paged by day. */

import type { ForecastModel, ForecastOrigin, forecasts } from '#contract/forecasts'
import type { ReplyOf } from '#contract/shared/define'
import { DAY_MS } from '#kernel/duration'
import { type Refused, refuseField } from '#kernel/refusal'
import type { Query } from '#server/store'
import type { ViewSource } from '../dependencies.ts'
import { dateOf } from '../record/days.ts'
import { dayForecastOf, percent, rounded, type StoredForecast, sourceOf } from './records.ts'

type History = ReplyOf<typeof forecasts.listCoinForecasts>
type Row = StoredForecast & {
  readonly coin: string
  readonly model: ForecastModel
  readonly version: number
  readonly realised: number | null
  readonly gain: number | null
  readonly missed: boolean | null
  readonly qlike: number | null
  readonly pinball: number | null
  readonly scored_at: Date | null
}

export type HistoryQuery = {
  readonly coin: string
  readonly model: ForecastModel
  readonly origin?: ForecastOrigin | undefined
  readonly limit: number
  /** The number of the last day on the page before. */
  readonly cursor?: string | undefined
}

const FROM = `FROM forecast f JOIN forecast_model m ON m.id = f.model
  LEFT JOIN forecast_score s USING (source, coin, model, day) LEFT JOIN forecast_day d USING (source, coin, day)
  WHERE f.source = $1 AND f.coin = $2 AND m.code = $3 AND ($4::text IS NULL OR f.origin = $4)`

export async function readHistory({ query, market }: ViewSource, asked: HistoryQuery): Promise<History | Refused<'invalid'>> {
  const before = asked.cursor === undefined ? null : dayBefore(asked.cursor)
  if (before === undefined) return refuseField('cursor', { reason: 'cursor_unknown' })
  const chosen = [market.source, asked.coin, asked.model, asked.origin ?? null]
  const [total, rows] = await Promise.all([
    count(query, chosen),
    query<Row>(
      `SELECT coin, m.code AS model, m.version, day, f.origin, f.written_at, f.variance, f.half_width, f.base_price, d.variance AS realised, d.gain,
         s.missed, s.qlike, s.pinball, s.scored_at ${FROM} AND ($5::date IS NULL OR day < $5) ORDER BY day DESC LIMIT $6`,
      [...chosen, before, asked.limit + 1],
    ),
  ])
  const shown = rows.slice(0, asked.limit)
  const last = rows.length > asked.limit ? shown.at(-1) : undefined
  return {
    data: shown.map((row) => rowOf(row, market)),
    page: { next_cursor: last ? String(Date.parse(last.day) / DAY_MS) : null, total },
  }
}

async function count(query: Query, chosen: readonly unknown[]): Promise<number> {
  const [row] = await query<{ n: number }>(`SELECT count(*)::int AS n ${FROM}`, chosen)
  return row?.n ?? 0
}

/** Undefined: no number of a day. */
function dayBefore(cursor: string): string | undefined {
  const day = Number(cursor) * DAY_MS
  return /^\d{1,6}$/.test(cursor) && day < 8e15 ? dateOf(day) : undefined
}

function rowOf(row: Row, market: ViewSource['market']): History['data'][number] {
  const { coin, model, version, realised, gain, missed, qlike, pinball, scored_at } = row
  const scored = scored_at !== null
  return {
    ...dayForecastOf(row, sourceOf(market)),
    coin,
    model,
    version,
    realised_volatility_percent: scored && realised !== null ? percent(Math.sqrt(realised)) : null,
    return_percent: scored && gain !== null ? percent(gain) : null,
    missed,
    qlike: qlike === null ? null : rounded(qlike, 6),
    pinball_percent: pinball === null ? null : percent(pinball),
    scored_at,
  }
}
