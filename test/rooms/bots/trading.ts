/** The application with prices that a test draws: hours pass, ticks come, the bots have their rounds. */
import { type Bots, openBots } from '#server/bots'
import { readOutlooks } from '#server/forecasts'
import { codeVersion } from '#server/solvency'
import type { Database } from '#server/store'
import { type AppOptions, startApp, type TestApp } from '#test/support/app.ts'
import type { TestStore } from '#test/support/database.ts'
import { type ScriptedFeed, type ScriptedPrices, scriptedFeed } from '#test/support/prices.ts'
import { type Random, seeded } from '#trading/seeded'

/** USD. */
export const USUAL = {
  BTC: 60_000,
  ETH: 3_000,
  XRP: 0.6,
  BNB: 550,
  SOL: 150,
  DOGE: 0.15,
  ADA: 0.45,
  TRX: 0.13,
  AVAX: 30,
  SUI: 2,
  PEPE: 0.00001,
  TON: 5,
  XLM: 0.1,
  LINK: 14,
  SHIB: 0.00002,
}

export type Trading = {
  readonly app: TestApp
  readonly feed: ScriptedFeed
  readonly bots: Bots
  /** A second passes and brings a tick: prices a little on. */
  tick(): Promise<void>
  /** Ticks that bring the rounds of an hour: at its close, and the next second. */
  hour(): Promise<void>
  hours(count: number): Promise<void>
  /** To `seconds` before the next whole hour. */
  toTheHour(seconds?: number): void
}

export async function startTrading(store: TestStore, given: AppOptions & { readonly seed?: number } = {}): Promise<Trading> {
  const feed = scriptedFeed()
  return tradingOn(await startApp(store, { feed, ...given }), feed, given.seed)
}

/** The same on an application that is open already. */
export function tradingOn(app: TestApp, feed: ScriptedFeed, seed = 1): Trading {
  const { bots, market } = app.assembly
  const draw = seeded(seed)
  let prices = USUAL
  const tick = async () => {
    app.clock.advance(1)
    prices = moved(prices, draw)
    feed.say(prices)
    await market.tick()
  }
  const toTheHour = (seconds = 0) => {
    const now = app.clock.now().getTime()
    app.clock.advance((3_600_000 - (now % 3_600_000)) / 1000 - seconds)
  }
  const hour = async () => {
    toTheHour(2)
    await tick()
    toTheHour()
    await tick()
    await bots.round()
    await tick()
    await bots.round()
  }
  const hours = async (count: number) => {
    for (let n = 0; n < count; n += 1) await hour()
  }
  return { app, feed, bots, tick, hour, hours, toTheHour }
}

/** Up to a percent either way. */
function moved(prices: ScriptedPrices, draw: Random): typeof USUAL {
  return Object.fromEntries(Object.entries(prices).map(([symbol, usd]) => [symbol, usd * Math.exp((draw() - 0.5) * 0.02)])) as typeof USUAL
}

/** Another node's bots over a database of its own. */
export function otherBots({ app }: Pick<Trading, 'app'>, database: Database): Bots {
  const { market } = app.assembly
  return openBots({ database, clock: app.clock, market, codeVersion, readOutlooks })
}

/** Closed bars of the past, as a market with a past would have them: one for each of so many days, and hours of the last of them. */
export async function storePast({ app }: Pick<Trading, 'app'>, days: number, hours: number, seed = 9): Promise<void> {
  const draw = seeded(seed)
  const now = app.clock.now().getTime()
  const rows: { interval: string; at: Date; closes: bigint[] }[] = []
  for (const [interval, length, count] of [
    ['1d', 86_400_000, days],
    ['1h', 3_600_000, hours],
  ] as const) {
    let prices = USUAL
    const end = now - (now % length)
    for (let n = count; n > 0; n -= 1) {
      prices = moved(moved(moved(prices, draw), draw), draw)
      rows.push({
        interval,
        at: new Date(end - n * length),
        closes: Object.values(prices).map((usd) => BigInt(Math.round(usd * 1e9)) * 1000n),
      })
    }
  }
  for (const { interval, at, closes } of rows) {
    const prices = closes.map(String)
    await app.database.query(
      `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at) VALUES ('SIMULATED 2', $1, $2, $3::bigint[], $3::bigint[],
         $3::bigint[], $3::bigint[], $2::timestamptz + CASE $1 WHEN '1d' THEN interval '1 day' ELSE interval '1 hour' END) ON CONFLICT DO NOTHING`,
      [interval, at, prices],
    )
  }
}
