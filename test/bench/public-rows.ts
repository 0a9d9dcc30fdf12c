/** The public rows of an instance some years old: candles of a year, of each bot a long curve and many fills, and scored forecasts of a coin. Bypasses triggers and keys. */
import { connect } from '../support/on-server.ts'

/** Of the line-up. */
const BOTS = 6
const [HOURS, POINTS, FILLS, DAYS] = [8_760, 10_000, 10_000, 6_000]

export async function fillPublicRows(database_url: string): Promise<void> {
  const client = await connect(database_url)
  // Bots and models begin with the first prices.
  const waits = 'SELECT FROM bot_history, (SELECT FROM forecast_model LIMIT 1) AS models'
  while ((await client.query(waits)).rowCount !== BOTS) await new Promise((resolve) => setTimeout(resolve, 500))
  await client.query('SET session_replication_role = replica')
  await client.query(
    `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at, generated)
     SELECT 'SIMULATED', '1h', date_trunc('hour', now()) - n * interval '1 hour', p, p, p, p, now(), true
     FROM generate_series(1, ${HOURS}) AS n, (SELECT array_agg(50123456789012345 + c) AS p FROM generate_series(1, 15) AS c) AS prices ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO bot_equity (run_id, part, at, net, gross, hold, crp)
     SELECT id, 'since_release', date_trunc('hour', now()) - n * interval '1 hour', 1000000 + n, 1000000 + n, 1000000, 1000000
     FROM bot_run, generate_series(1, ${POINTS}) AS n ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO bot_fill (id, run_id, order_id, seq, symbol, side, opens, quantity, tick_id, at, tick_price, half_spread, impact, price, amount, spread, fee,
       slippage, cash_after, quantity_after, cost_after, fees_after, costs_after, traded_after)
     SELECT gen_random_uuid(), id, gen_random_uuid(), 100000 + n, 'BTC', 'buy', true, 100000, gen_random_uuid(), now() - n * interval '1 minute',
       50000000000000000, 0, 0, 50000000000000000, 5000, 1, 1, 1, 1000000, 100000, 5000, 1, 1, 5000
     FROM bot_run, generate_series(1, ${FILLS} / 5) AS n ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO forecast (source, coin, model, day, origin, written_at, variance, half_width, base_price)
     SELECT 'SIMULATED', 'bitcoin', m.id, date '2001-01-01' + n, 'backtest', now(), 0.001, 0.05, 50000000000000000
     FROM forecast_model m, generate_series(1, ${DAYS}) AS n ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO forecast_day (source, coin, day, variance, gain, cut_variance, cut_gain, cut_price)
     SELECT DISTINCT source, coin, day, 0.001, 0.01, 0.001, 0.01, 50000000000000000 FROM forecast ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO forecast_score (source, coin, model, day, qlike, pinball, missed, scored_at)
     SELECT source, coin, model, day, 0.1, 0.01, false, now() FROM forecast ON CONFLICT DO NOTHING`,
  )
  await client.query('VACUUM ANALYZE')
  await client.end()
}
