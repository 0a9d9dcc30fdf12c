/** A market for the forecasts: two coins with seen days up to yesterday, and 5-minute candles of today that a test adds. */

import type { Database } from '#server/store'
import { startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { seeded } from '#trading/seeded'
import { NEEDS } from '../../../src/forecast/daily/state.ts'
import { openForecasts } from '../../../src/server/forecasts/open.ts'

export const DAY_MS = 86_400_000
export const BAR_MS = 300_000
export const COINS = ['bitcoin', 'ethereum'] as const
/** Days on which a forecast was possible before the test begins. */
export const DAYS = 4

export type Scene = {
  readonly app: TestApp
  readonly database: Database
  /** Midnight of the test's today. */
  readonly today: number
  /** Another node's room on the same database. */
  node(database?: Database): ReturnType<typeof openForecasts>
  /** Moves the test's clock. */
  at(instant: number): void
  /** 5-minute candles of bitcoin and ethereum from `from` to before `to`, known at their end. */
  trade(from: number, to: number): Promise<void>
}

/** At noon of the day after today: the test's clock is ahead of the database's at any time of day. */
export async function startScene(store: TestStore, { days = DAYS }: { readonly days?: number } = {}): Promise<Scene> {
  return sceneOf(await startApp(store, { feed: scriptedFeed() }), days)
}

export async function sceneOf(app: TestApp, days: number): Promise<Scene> {
  const { database, clock } = app
  const now = clock.now().getTime()
  const today = now - (now % DAY_MS) + DAY_MS
  const at = (instant: number) => clock.advance((instant - clock.now().getTime()) / 1000)
  at(today + DAY_MS / 2)
  await seedDays(database, today, days)
  return {
    app,
    database,
    today,
    at,
    node: (other = database) => openForecasts({ ...app.assembly, database: other }),
    trade: (from, to) => insertCandles(database, from, to),
  }
}

async function seedDays(database: Database, today: number, days: number): Promise<void> {
  const count = NEEDS + days - 1
  for (const [place, coin] of COINS.entries()) {
    const random = seeded(76 + place)
    const rows = Array.from({ length: count }, (_, n) => {
      const variance = 1e-3 * Math.exp(random() - 0.5)
      const gain = Math.sqrt(variance) * (random() + random() + random() + random() - 2) * Math.sqrt(3)
      const day = new Date(today - (count - n) * DAY_MS).toISOString().slice(0, 10)
      return { day, variance, gain, cut_variance: variance * 0.99, cut_gain: gain * 0.9 }
    })
    await database.query(
      `INSERT INTO forecast_day (source, coin, day, variance, gain, cut_variance, cut_gain, cut_price)
       SELECT 'SIMULATED 2', $1, day, variance, gain, cut_variance, cut_gain, 50000000000000000
       FROM jsonb_to_recordset($2) AS r (day date, variance float8, gain float8, cut_variance float8, cut_gain float8)`,
      [coin, JSON.stringify(rows)],
    )
  }
}

async function insertCandles(database: Database, from: number, to: number): Promise<void> {
  const random = seeded(from / BAR_MS)
  const bars = []
  for (let at = from; at < to; at += BAR_MS) {
    const prices = [50_000, 2_000].map((usd) => String(Math.round(usd * (1 + 0.02 * (random() - 0.5)) * 100)).concat('0000000000'))
    bars.push({ at: new Date(at), known_at: new Date(at + BAR_MS), prices: [...prices, ...new Array(13).fill(null)] })
  }
  await database.query(
    `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at)
     SELECT 'SIMULATED 2', '5m', at, prices, prices, prices, prices, known_at
     FROM jsonb_to_recordset($1) AS r (at timestamptz, prices bigint[], known_at timestamptz)`,
    [JSON.stringify(bars)],
  )
}

/** One forecast of bitcoin for the day that contains `now`, without a run. */
export async function seedForecast(database: Database, now: Date): Promise<void> {
  await database.query(
    `WITH made AS (INSERT INTO forecast_model (code, version, parameters_hash, released_at)
       VALUES ('ensemble', 1, sha256('ensemble'), $1) ON CONFLICT DO NOTHING RETURNING id)
     INSERT INTO forecast (source, coin, model, day, origin, written_at, variance, half_width, up, base_price)
     SELECT 'SIMULATED 2', 'bitcoin', id, $2, 'backtest', $1, 0.0004, 0.04, true, 50000000000000000 FROM made`,
    [now, now.toISOString().slice(0, 10)],
  )
}

/** What was forecast and scored, without times that are the machine's. */
export function written(database: Database): Promise<unknown[]> {
  return database.query(`SELECT f.coin, m.code, f.day, f.origin, f.variance, f.half_width, f.up, s.missed, s.qlike, s.pinball, s.hit
    FROM forecast f JOIN forecast_model m ON m.id = f.model LEFT JOIN forecast_score s USING (source, coin, model, day) ORDER BY 1, 2, 3`)
}
