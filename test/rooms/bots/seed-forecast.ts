/** Forecasts as the forecasts' room writes them, for the coins that the bots trade. */
import type { Database } from '#server/store'

type Row = {
  readonly day: number
  readonly variance: number
  readonly source?: string
  readonly early_ms?: number
  readonly origin?: 'live' | 'backtest'
  readonly coins?: readonly string[]
}

/** A forecast of the ensemble for a day, as it would have been written `early_ms` before it began. */
export async function forecast(
  database: Database,
  { day, variance, source = 'SIMULATED 2', early_ms = 1_800_000, origin = 'live', coins }: Row,
): Promise<void> {
  await database.query(
    `INSERT INTO forecast_model (code, version, parameters_hash, released_at) VALUES ('ensemble', 1, sha256('e'), now()) ON CONFLICT DO NOTHING`,
  )
  await database.query(
    `INSERT INTO forecast (source, coin, model, day, origin, written_at, variance, half_width, up, base_price)
     SELECT $1, coin, (SELECT id FROM forecast_model WHERE code = 'ensemble'), $2, $3, $4, $5, 0.04, true, 50000000000000000 FROM unnest($6::text[]) AS coin`,
    [
      source,
      new Date(day).toISOString().slice(0, 10),
      origin,
      new Date(day - early_ms),
      variance,
      coins ?? ['bitcoin', 'ethereum', 'ripple', 'binancecoin', 'solana', 'dogecoin', 'cardano', 'avalanche-2', 'chainlink'],
    ],
  )
}
