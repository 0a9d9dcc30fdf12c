/** Bot 8.0: it uses forecasts that were written in advance and no others, and says what it would have been without them. */
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Price, price } from '#kernel/price'
import { openBots } from '#server/bots'
import { readOutlooks } from '#server/forecasts'
import { codeVersion } from '#server/solvency'
import { migrate } from '#server/store'
import type { Body } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { type Bar, runSession } from '#trading/exchange/session'
import { COINS } from '#trading/line-up/bot'
import { ensemble, lineUp } from '#trading/line-up/line-up'
import type { Weights } from '#trading/rule'
import type { HedgedState } from '#trading/rules/index'
import { forecast } from './seed-forecast.ts'
import { startTrading, storePast, type Trading } from './trading.ts'

const DAY_MS = 86_400_000
const VERSIONS = lineUp.map(({ version }) => version)

type Point = {
  at: string
  forecasts: number
  net_percent: number
  without_percent: number
  exposure_percent: number
  exposure_without_percent: number
  regret_percent: number
  bound_percent: number
} & Record<'share_1_0' | 'share_2_0' | 'share_4_0' | 'share_5_0', number>
type Summary = { learnt_bars: number; bars: number; bars_with_forecast: number; points: Point[] }

/** Midnight after the test's day that begins `days` from now. The test's clock is ahead of the database's from one day on. */
function midnight({ app }: Pick<Trading, 'app'>, days: number): number {
  const now = app.clock.now().getTime()
  return now - (now % DAY_MS) + days * DAY_MS
}

async function read<T>({ app }: Pick<Trading, 'app'>, path: string): Promise<T> {
  return (await app.anyone.call('GET', path)).body.data as unknown as T
}

onStore((store) => {
  it('holds less on a day for which much volatility was forecast, and computes what it would hold without', async () => {
    const trading = await startTrading(store)
    const { app, bots } = trading
    const wild = midnight(trading, 3)
    await forecast(app.database, { day: wild, variance: 0.04 })
    app.clock.advance((wild - 4 * 3_600_000 - app.clock.now().getTime()) / 1000)
    // Longer than the trend rule looks back, so that every rule holds something.
    await storePast(trading, 2, 690)
    await trading.hours(8)
    const summary = await read<Summary>(trading, '/bots/8.0/ensemble')
    expect(summary.bars_with_forecast).toBe(5)
    expect(summary.learnt_bars).toBeGreaterThan(690)
    const points = await read<Point[]>(trading, '/bots/8.0/ensemble/history')
    for (const point of points) {
      const within = Date.parse(point.at) >= wild && Date.parse(point.at) < wild + DAY_MS
      expect(point.forecasts).toBe(within ? 9 : 0)
      if (!within) expect(point.exposure_percent).toBe(point.exposure_without_percent)
      // 40 % a year is 2.1 % a day; 20 % a day was forecast for coins that move apart.
      else expect(point.exposure_percent).toBeLessThan(point.exposure_without_percent / 2)
      expect(point.regret_percent).toBeLessThanOrEqual(point.bound_percent)
      expect(point.share_1_0 + point.share_2_0 + point.share_4_0 + point.share_5_0).toBeCloseTo(100, 1)
    }
    const last = points.findLast(({ forecasts }) => forecasts > 0)
    expect(last?.net_percent).not.toBe(last?.without_percent)
    // The live book follows: at most a tenth of its value an hour.
    const { points: weights } = await read<{ points: { cash: number }[] }>(trading, '/bots/8.0/weights')
    expect(weights.at(-1)?.cash).toBeGreaterThan(Math.min(...weights.map(({ cash }) => cash)) + 30)

    // Its days again, from recorded ticks and stored forecasts: to the cent.
    app.clock.advance(2 * 86_400)
    await bots.checkDays()
    const checked = await read<{ divergence: string; fills: number }[]>(trading, '/bots/divergence')
    expect(checked.reduce((sum, { fills }) => sum + fills, 0)).toBeGreaterThan(30)
    expect(new Set(checked.map(({ divergence }) => divergence))).toEqual(new Set(['0.00']))
  })

  it('gives the figures of a backtest over the same closes and forecasts', async () => {
    const trading = await startTrading(store, { seed: 4 })
    const { app } = trading
    const day = midnight(trading, 2)
    await forecast(app.database, { day, variance: 0.25, coins: ['bitcoin', 'solana'] })
    app.clock.advance((day - 4 * 3_600_000 - app.clock.now().getTime()) / 1000)
    await trading.hours(10)
    const points = await read<Point[]>(trading, '/bots/8.0/ensemble/history')
    const stored = await app.database.query<{ at: Date; closes: bigint[] }>(
      `SELECT c.at, ARRAY(SELECT c.closes[k.place] FROM unnest($1::text[]) WITH ORDINALITY AS a (symbol, n) JOIN market_coin k USING (symbol) ORDER BY a.n) AS closes
       FROM market_candle c WHERE interval = '1h' AND known_at > (SELECT history_from FROM bot_run WHERE version = '8.0') ORDER BY at`,
      [COINS],
    )
    const outlook = COINS.map((symbol) => (symbol === 'BTC' || symbol === 'SOL' ? 0.25 : null))
    const bars = stored.map(({ at, closes }): Bar => {
      const end = at.getTime() + 3_600_000
      return {
        at: end,
        closes: closes.map((close) => price(BigInt(close)) as Price),
        outlook: end >= day && end < day + DAY_MS ? outlook : undefined,
      }
    })
    // The first close came with the release: the rule only learns from it.
    const rule = {
      ...ensemble.rule,
      decide: (state: HedgedState, held: Weights | null) => (state.rounds < 1 ? null : ensemble.rule.decide(state, held)),
    }
    const backtest = (given: readonly Bar[]) =>
      [...runSession({ rule, symbols: COINS, capital: 10_000_000n }, given)]
        .slice(1)
        .map(({ value }) => Math.round((Number(value) / 10_000_000 - 1) * 10_000) / 100 + 0)
    expect(points.map(({ at }) => Date.parse(at))).toEqual(bars.slice(1).map(({ at }) => at))
    expect(points.map(({ net_percent }) => net_percent)).toEqual(backtest(bars))
    expect(points.map(({ without_percent }) => without_percent)).toEqual(backtest(bars.map(({ outlook: _, ...bar }) => bar)))
    expect(points.at(-1)?.forecasts).toBe(2)
    expect(points.at(-1)?.net_percent).not.toBe(points.at(-1)?.without_percent)
    // Before the order of its own hour the live book differs only by the second between a close and its fill.
    const equity = await read<{ net: string; part: string }[]>(trading, '/bots/8.0/equity')
    const live = Number(equity.findLast(({ part }) => part === 'since_release')?.net)
    expect(Math.abs(live / 100_000 - 1 - (points.at(-1)?.net_percent ?? 0) / 100)).toBeLessThan(0.05)
  })

  it('uses no backtest, no forecast of another source, and none that was written at the last moment', async () => {
    const trading = await startTrading(store)
    const { app } = trading
    const day = midnight(trading, 3)
    await forecast(app.database, { day, variance: 0.04, source: 'LIVE' })
    await forecast(app.database, { day, variance: 0.04, early_ms: 30_000 })
    await forecast(app.database, { day: day + DAY_MS, variance: 0.04, early_ms: -3_600_000, origin: 'backtest' })
    app.clock.advance((day - 2 * 3_600_000 - app.clock.now().getTime()) / 1000)
    await trading.hours(4)
    app.clock.advance(DAY_MS / 1000)
    await trading.hours(2)
    expect(await read<Summary>(trading, '/bots/8.0/ensemble')).toMatchObject({ bars: 6, bars_with_forecast: 0 })
  })

  it('begins its record when it first runs, beside the records of the others, which stay as they are', async () => {
    const trading = await startTrading(store)
    const { app } = trading
    const { market } = app.assembly
    const { database } = app
    await storePast(trading, 2, 100)
    const before = openBots({
      database,
      clock: app.clock,
      market,
      codeVersion,
      readOutlooks,
      bots: lineUp.filter(({ version }) => version !== '8.0'),
    })
    const hour = async (round: () => Promise<void>) => {
      trading.toTheHour()
      await trading.tick()
      await round()
      await trading.tick()
      await round()
    }
    for (let n = 0; n < 3; n += 1) await hour(before.round)
    const old = () =>
      database.query(
        `SELECT r.id, version, released_at, (SELECT count(*)::int FROM bot_fill f WHERE f.run_id = r.id AND f.at <= $1) AS fills FROM bot_run r WHERE version <> '8.0' ORDER BY 2`,
        [then],
      )
    const then = app.clock.now()
    const kept = await old()
    expect(kept).toHaveLength(5)
    expect(await read(trading, '/bots/8.0')).toMatchObject({ released_at: null, since_release: null, simulated: null })
    expect(await read(trading, '/bots/8.0/ensemble')).toBeNull()
    for (let n = 0; n < 3; n += 1) await hour(trading.bots.round)
    await trading.bots.makeHistories()
    expect(await old()).toEqual(kept)
    const eighth = await read<Body>(trading, '/bots/8.0')
    expect(Date.parse(String(eighth.released_at))).toBeGreaterThan(then.getTime())
    expect(Date.parse(String(eighth.since_release?.from))).toBeGreaterThan(then.getTime())
    expect(Date.parse(String(eighth.simulated?.to))).toBeLessThanOrEqual(Date.parse(String(eighth.released_at)))
    const summary = await read<Summary>(trading, '/bots/8.0/ensemble')
    expect(summary.learnt_bars).toBeGreaterThan(100)
    expect(summary.bars).toBeLessThanOrEqual(3)
    expect(await read(trading, '/bots/7.0/ensemble')).toBeNull()
    expect((await app.anyone.call('GET', '/bots/3.0/ensemble')).status).toBe(404)
    expect((await app.anyone.call('GET', '/bots/3.0/ensemble/history')).status).toBe(404)
    const csv = await app.anyone.call('GET', '/bots/8.0/ensemble/history', undefined, { accept: 'text/csv' })
    expect(readCsvRows(csv.text)).toHaveLength(summary.bars)
  })

  it('lets the database of an earlier version take its run, and no other version', async () => {
    const directory = scratch()
    const all = await readdir('src/server/store/migrations')
    for (const name of all.filter((one) => one < '078'))
      await cp(join('src/server/store/migrations', name), join(directory, name), { recursive: true })
    const database = await store.open(await store.place({ empty: true }))
    await migrate(database, { directory })
    const run = (version: string) =>
      database.query(
        `INSERT INTO bot_run (id, version, source, code_version, bar, coins, parameters, capital, history_from, released_at)
         VALUES (gen_random_uuid(), $1, 'SIMULATED 2', 'x', '1h', '{BTC}', '{}', 1, now(), now())`,
        [version],
      )
    const versions = () => database.query<{ version: string }>('SELECT version FROM bot_run ORDER BY 1')
    for (const version of VERSIONS.slice(0, -1)) await run(version)
    await expect(run('8.0')).rejects.toThrow('bot_run_version_check')
    expect(await migrate(database)).toMatchObject({ applied: expect.arrayContaining(['078-bot-8.sql']) })
    await run('8.0')
    await expect(run('9.0')).rejects.toThrow('bot_run_version_check')
    expect((await versions()).map(({ version }) => version)).toEqual(VERSIONS)
  })
})
