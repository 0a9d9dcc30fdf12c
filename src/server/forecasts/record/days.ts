/** The stored days that the models have seen. */
import type { Query, Queryable } from '#server/store'

/** What the models see of a coin's day, as stored. */
export type SeenDay = {
  readonly coin: string
  /** Start of the UTC day, in milliseconds. */
  readonly at: number
  readonly variance: number
  readonly gain: number
  readonly cut_variance: number
  readonly cut_gain: number
  /** At 23:30 UTC, in 10⁻¹² USD. */
  readonly cut_price: bigint
}

type Row = Omit<SeenDay, 'at'> & { readonly day: string }

/** The newest day of any coin, in milliseconds; null: none. */
export async function readLastDay(query: Query, source: string): Promise<number | null> {
  const [row] = await query<{ day: string | null }>('SELECT max(day) AS day FROM forecast_day WHERE source = $1', [source])
  return row?.day ? Date.parse(row.day) : null
}

/** Oldest first. */
export async function readDays(query: Query, source: string, coin: string): Promise<SeenDay[]> {
  const rows = await query<Row>(
    'SELECT coin, day, variance, gain, cut_variance, cut_gain, cut_price FROM forecast_day WHERE source = $1 AND coin = $2 ORDER BY day',
    [source, coin],
  )
  return rows.map(({ day, ...rest }) => ({ ...rest, at: Date.parse(day) }))
}

/** A day that is stored already makes this reject: two nodes can't both write it. */
export async function insertDays(tx: Queryable, source: string, days: readonly SeenDay[]): Promise<void> {
  if (days.length === 0) return
  await tx.query(
    `INSERT INTO forecast_day (source, coin, day, variance, gain, cut_variance, cut_gain, cut_price)
     SELECT $1, coin, day, variance, gain, cut_variance, cut_gain, cut_price FROM jsonb_to_recordset($2)
       AS r (coin text, day date, variance float8, gain float8, cut_variance float8, cut_gain float8, cut_price bigint)`,
    [source, asText(days.map(({ at, ...rest }) => ({ ...rest, day: dateOf(at) })))],
  )
}

/** `2026-11-27` */
export function dateOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}

export function asText(rows: readonly object[]): string {
  return JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value))
}
