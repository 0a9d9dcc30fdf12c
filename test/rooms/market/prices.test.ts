/** GET /market/prices and /market/candles over real HTTP, on both stores. */
import { expect, it } from 'vitest'

import { coinOrder } from '#server/market'
import { type Body, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { nextWhole, scriptedFeed, tickAt } from '#test/support/prices.ts'

function rowsOf({ data }: Body): Body[] {
  return [...(data ?? [])]
}

async function prices(app: TestApp): Promise<Map<string, Body>> {
  const { status, body } = await app.anyone.call('GET', '/market/prices')
  expect(status).toBe(200)
  return new Map(rowsOf(body).map((coin) => [String(coin.symbol), coin]))
}

async function candles(app: TestApp, query: string): Promise<Body[]> {
  const { status, body } = await app.anyone.call('GET', `/market/candles?${query}`)
  expect(status).toBe(200)
  return rowsOf(body)
}

onStore((store) => {
  it('shows fifteen coins with a dash until the first price, and none of them stale', async () => {
    const app = await startApp(store, { feed: scriptedFeed() })
    const coins = [...(await prices(app)).values()]
    expect(coins.map(({ symbol }) => symbol)).toEqual([...coinOrder])
    for (const coin of coins) expect(coin).toMatchObject({ price: null, change: null, as_of: null, stale: false, source: 'SIMULATED 2' })
    expect(await candles(app, 'symbol=BTCUSDT')).toEqual([])
    expect(await app.assembly.market.tick()).toBe(false)
  })

  it('shows a price with its source and age, keeps the last good one of a coin that is missing, and calls it stale after 120 seconds', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    feed.say({ BTC: 64_250.125, SHIB: 0.00001234 })
    expect(await app.assembly.market.tick()).toBe(true)
    const first = await prices(app)
    expect(first.get('BTC')).toMatchObject({ price: '64250.125', change: null, stale: false, name: 'Bitcoin', id: 'bitcoin' })
    expect(first.get('SHIB')).toMatchObject({ price: '0.00001234' })
    expect(first.get('ETH')).toMatchObject({ price: null })
    app.clock.advance(119)
    feed.say({ ETH: 2_000 })
    await app.assembly.market.tick()
    app.clock.advance(2)
    const later = await prices(app)
    expect(later.get('BTC')).toMatchObject({ price: '64250.125', stale: true, as_of: first.get('BTC')?.as_of })
    expect(later.get('ETH')).toMatchObject({ price: '2000', stale: false })
    expect(await app.assembly.market.newest(app.database)).toMatchObject({ source: 'SIMULATED 2', stale: false })
    app.clock.advance(120)
    expect(await app.assembly.market.newest(app.database)).toMatchObject({ source: 'SIMULATED 2', stale: true })
  })

  it('tells the change against 24 hours before from its own candles, or as the provider says', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const hour = nextWhole(app, 3_600)
    feed.say({ BTC: 100, ETH: 10 })
    await tickAt(app, hour)
    feed.say({ BTC: 112.5, ETH: 9, SOL: 5 }, { changes: { SOL: -3.25 } })
    await tickAt(app, hour + 86_700_000)
    const now = await prices(app)
    expect(['BTC', 'ETH', 'SOL', 'ADA'].map((symbol) => now.get(symbol)?.change)).toEqual([12.5, -10, -3.25, null])
  })

  it('folds ticks into candles: open, high, low and close, the last not final, and a gap stays a gap', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const hour = nextWhole(app, 3_600)
    const say = async (usd: number, second: number): Promise<void> => {
      feed.say({ BTC: usd })
      expect(await tickAt(app, hour + second * 1000)).toBe(true)
    }
    await say(10, -2)
    await say(12, -1)
    // The hour begins: this is the first of the next candle of every interval.
    await say(11, 0)
    await say(9, 1)
    await say(10.5, 59)
    const minutes = await candles(app, 'symbol=BTCUSDT&interval=1m')
    const shape = (list: Body[]) => list.map(({ open, high, low, close, final }) => [open, high, low, close, final])
    expect(shape(minutes)).toEqual([
      ['10', '12', '10', '12', true],
      ['11', '11', '9', '10.5', false],
    ])
    expect(Date.parse(String(minutes[1]?.at)) % 3_600_000).toBe(0)
    expect(shape(await candles(app, 'symbol=BTCUSDT'))).toEqual(shape(minutes))
    await say(20, 600)
    const after = await candles(app, 'symbol=BTCUSDT&interval=5m')
    expect(shape(after)).toEqual([
      ['10', '12', '10', '12', true],
      ['11', '11', '9', '10.5', true],
      ['20', '20', '20', '20', false],
    ])
    expect(Date.parse(String(after[2]?.at)) - Date.parse(String(after[1]?.at))).toBe(600_000)
    expect(shape(await candles(app, `symbol=BTCUSDT&interval=5m&limit=1&before=${after[2]?.at}`))).toEqual([
      ['11', '11', '9', '10.5', true],
    ])
    for (const { source, volume } of after) expect([source, volume]).toEqual(['SIMULATED 2', null])
  })

  it('never puts prices of two sources into one candle, one change or one answer', async () => {
    const database = await store.open()
    const [simulated, live] = [scriptedFeed(), scriptedFeed({ source: 'LIVE' })]
    const one = await startApp(store, { database, feed: simulated })
    simulated.say({ BTC: 100 })
    live.say({ BTC: 5 })
    await one.assembly.market.tick()
    const other = await startApp(store, { database, feed: live })
    expect((await prices(other)).get('BTC')).toMatchObject({ price: null, source: 'LIVE' })
    await other.assembly.market.tick()
    one.clock.advance(1)
    await one.assembly.market.tick()
    const [simulated_candle] = await candles(one, 'symbol=BTCUSDT&interval=1d')
    const [live_candle] = await candles(other, 'symbol=BTCUSDT&interval=1d')
    expect(simulated_candle).toMatchObject({ open: '100', low: '100', close: '100', source: 'SIMULATED 2' })
    expect(live_candle).toMatchObject({ open: '5', high: '5', close: '5', source: 'LIVE' })
  })

  it('answers 404 for an unknown coin, 400 for an invalid interval, no number, no instant', async () => {
    const app = await startApp(store, { feed: scriptedFeed() })
    const status = async (query: string) => (await app.anyone.call('GET', `/market/candles?${query}`)).status
    expect(await status('symbol=DOOMUSDT')).toBe(404)
    expect(await status('symbol=BTC')).toBe(404)
    for (const bad of ['', 'symbol=BTCUSDT&interval=2m', 'symbol=BTCUSDT&limit=0', 'symbol=BTCUSDT&limit=1501', 'symbol=BTCUSDT&before=x'])
      expect([bad, await status(bad)]).toEqual([bad, 400])
  })

  it('gives each coin the place that the database gives it', async () => {
    const database = await store.open()
    const rows = await database.query<{ symbol: string }>('SELECT symbol FROM market_coin ORDER BY place')
    expect(rows.map(({ symbol }) => symbol)).toEqual([...coinOrder])
  })
})
