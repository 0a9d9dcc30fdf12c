/** A recording has a time of its own: its days close when it plays them, and a record over it is in its own days. On both stores. */
import { expect } from 'vitest'
import { type Body, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { pricesOf, type ScriptedPrices, scriptedFeed } from '#test/support/prices.ts'
import { longIt } from '#test/support/whole.ts'
import { seeded } from '#trading/seeded'
import { USUAL } from './trading.ts'

const DAYS = 75

onStore((store) => {
  longIt('orders at the recorded days and months, fills at the next bar, and comes to the same again', async () => {
    const feed = scriptedFeed({ source: 'REPLAY of 2023', folds: false, single_poller: true })
    const app = await startApp(store, { feed })
    const { bots, market } = app.assembly
    const draw = seeded(21)
    let prices: ScriptedPrices = USUAL
    for (let day = 0; day < DAYS; day += 1) {
      const at = new Date(Date.UTC(2023, 0, 20 + day))
      prices = Object.fromEntries(Object.entries(prices).map(([symbol, usd]) => [symbol, usd * Math.exp((draw() - 0.48) * 0.1)]))
      const closes = pricesOf(prices)
      const bar = { interval: '1d' as const, at, opens: closes, highs: closes, lows: closes, closes, volumes: null }
      feed.say(prices, { bars: [bar], market_at: new Date(at.getTime() + 86_400_000) })
      app.clock.advance(1)
      await market.tick()
      await bots.round()
    }
    await bots.makeHistories()
    const decided = await app.database.query<{ version: string; bars: string[] }>(
      `SELECT r.version, array_agg(to_char(o.bar_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') ORDER BY o.bar_at) AS bars
       FROM bot_order o JOIN bot_run r ON r.id = o.run_id GROUP BY r.version ORDER BY r.version`,
    )
    const bars = Object.fromEntries(decided.map((row) => [row.version, row.bars]))
    expect(bars['1.0']).toEqual(['2023-01-01', '2023-02-01', '2023-03-01', '2023-04-01'])
    expect(bars['5.0']?.slice(0, 2)).toEqual(['2023-01-21', '2023-01-22'])
    expect(bars['2.0']).toBeUndefined()
    const { body } = await app.anyone.call('GET', '/bots')
    const shown = new Map([...((body.data ?? []) as Body[])].map((bot) => [String(bot.version), bot]))
    expect(shown.get('1.0')).toMatchObject({ price_source: 'REPLAY of 2023', next_bar_at: null, simulated: null })
    expect(shown.get('1.0')?.since_release).toMatchObject({ from: '2023-01-21T00:00:00.000Z', months: 3 })
    expect(shown.get('5.0')?.since_release?.sharpe).toMatchObject({ n: DAYS - 1 })
    expect(shown.get('2.0')).toMatchObject({
      state: 'halted',
      halted_reason: 'This recording has no bars of 1h, which the bot needs.',
      last_fill_at: null,
      value: '100000.00',
      since_release: null,
    })
    app.clock.advance(2 * 86_400)
    expect(await bots.checkDays()).toBeGreaterThan(4)
    const [sum] = await app.database.query<{ fills: number; divergence: bigint }>(
      'SELECT sum(fills)::int AS fills, sum(divergence)::bigint AS divergence FROM bot_divergence',
    )
    expect(sum?.divergence).toBe(0n)
    expect(sum?.fills).toBeGreaterThan(100)
  })
})
