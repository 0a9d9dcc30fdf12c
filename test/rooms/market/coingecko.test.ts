/** sec/E3, sec/F10: a price provider that lies, talks garbage, is slow or is not there, on a real socket. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { DAY_SECONDS } from '#kernel/duration'
import { isRefused } from '#kernel/refusal'
import type { PriceFeed } from '#server/market'
import { openFeed } from '#server/market'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { coins } from '#trading/coins'
import { type Behaviour, json, type Provider, startProvider, wellFormed } from './provider.ts'

const POLL_SECONDS = 60

/** Long enough for a busy machine; short only where no answer comes. */
const [PATIENT_MS, SHORT_MS] = [10_000, 300]
/** Bytes, of 400 MB that were sent. */
const MAX_HELD = 20 * 1024 * 1024

/** After a collection Node's fetch no longer follows its signal into a body. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

function feedOf({ url }: Provider, timeout_ms = PATIENT_MS): PriceFeed {
  const feed = openFeed({ kind: 'coingecko', url, timeout_ms })
  if (isRefused(feed)) throw new Error(feed.detail)
  return feed
}

async function tick(app: TestApp, seconds = POLL_SECONDS): Promise<boolean> {
  app.clock.advance(seconds)
  return app.assembly.market.tick()
}

async function coin(app: TestApp, symbol: string) {
  const { status, body } = await app.anyone.call('GET', '/market/prices')
  expect(status).toBe(200)
  return [...(body.data ?? [])].find((one) => String(one.symbol) === symbol)
}

async function failures(app: TestApp): Promise<{ failures: number; last_error: string | null }> {
  const [row] = await app.database.query<{ failures: number; last_error: string | null }>('SELECT failures, last_error FROM market_feed')
  return row ?? { failures: 0, last_error: null }
}

const huge: Behaviour = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  const part = Buffer.alloc(65_536, 32)
  let left = 50 * 1024 * 1024
  const more = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= part.length
      if (!response.write(part)) {
        response.once('drain', more)
        return
      }
    }
    response.end()
  }
  more()
}

/** Each way to misbehave, and the error it causes. */
const misbehaviours: readonly (readonly [string, Behaviour, string])[] = [
  ['closes the connection', (response) => response.socket?.destroy(), 'cannot be reached'],
  ['says nothing for longer than we wait', () => {}, 'did not answer within'],
  [
    'begins to answer and stops',
    (response) => {
      response.writeHead(200)
      response.write('{"bitcoin":')
      setTimeout(collectGarbage, SHORT_MS / 3)
    },
    'did not answer within',
  ],
  ['answers 429', json('{}', 429), 'answered 429'],
  ['answers 500', json('{}', 500), 'answered 500'],
  ['answers with HTML', (response) => response.end('<!doctype html><title>Just a moment</title>'), 'no JSON'],
  ['answers with a body of 50 MB', huge, 'too much'],
  ['answers with an array', json('[]'), 'another shape'],
  ['answers with text for a price', json('{"bitcoin":{"usd":"64000","last_updated_at":1}}'), 'another shape'],
  ['answers with a number that no number holds', json('{"bitcoin":{"usd":1e999}}'), 'another shape'],
  ['answers with negative prices', (response) => response.end(wellFormed(new Date(), -64_000)), 'no price that can be used'],
  ['answers with 1e308', (response) => response.end(wellFormed(new Date(), 1e308)), 'no price that can be used'],
  ['answers with zero', (response) => response.end(wellFormed(new Date(), 0)), 'no price that can be used'],
  ['answers with nulls', json(JSON.stringify(Object.fromEntries(coins.map(({ id }) => [id, { usd: null }])))), 'no price that can be used'],
  ['answers with no coin', json('{}'), 'no price that can be used'],
  [
    'answers with prices of yesterday',
    (response) => response.end(wellFormed(new Date(Date.now() - 86_400_000), 5)),
    'no price that can be used',
  ],
  [
    'answers with prices of tomorrow',
    (response) => response.end(wellFormed(new Date(Date.now() + 86_400_000), 5)),
    'no price that can be used',
  ],
  [
    'sends us somewhere else',
    (response) => {
      response.writeHead(302, { location: 'http://127.0.0.1:1/' })
      response.end()
    },
    'cannot be reached',
  ],
]

describe('the feed alone', () => {
  it('asks for exactly the fifteen coins, once', async () => {
    const provider = await startProvider()
    const now = new Date()
    provider.answer(json(wellFormed(now, 2)))
    const quote = await feedOf(provider).fetchQuote(now, null)
    expect(quote?.prices).toEqual(coins.map(() => 2_000_000_000_000n))
    expect(provider.asked).toHaveLength(1)
    const url = new URL(provider.asked[0] ?? '', 'http://x')
    expect(url.pathname).toBe('/api/v3/simple/price')
    expect(url.searchParams.get('ids')?.split(',').sort()).toEqual(coins.map(({ id }) => String(id)).sort())
    expect([...url.searchParams.entries()].filter(([name]) => name !== 'ids')).toEqual([
      ['vs_currencies', 'usd'],
      ['include_24hr_change', 'true'],
      ['include_last_updated_at', 'true'],
    ])
  })

  it.each(misbehaviours)('sec/F10 gives no price, and says why, when the provider %s', async (_how, behaviour, message) => {
    const provider = await startProvider()
    provider.answer(behaviour)
    const timeout_ms = message === 'did not answer within' ? SHORT_MS : PATIENT_MS
    await expect(feedOf(provider, timeout_ms).fetchQuote(new Date(), null)).rejects.toThrow(message)
  })

  it('sec/F10 reads at most 64 KiB of 50 MB, and holds no more of it, however often it is sent', async () => {
    const provider = await startProvider()
    provider.answer(huge)
    const feed = feedOf(provider)
    const held = () => process.memoryUsage().heapUsed + process.memoryUsage().external
    const before = held()
    let most = 0
    for (let n = 0; n < 8; n += 1) {
      await expect(feed.fetchQuote(new Date(), null)).rejects.toThrow('too much')
      // What only waits for the collector is not held.
      if (held() - before >= MAX_HELD) collectGarbage()
      most = Math.max(most, held() - before)
    }
    expect(most).toBeLessThan(MAX_HELD)
    // What left the provider is what the two kernels buffer for a connection, of 400 MB that it had.
    expect(provider.sent()).toBeLessThan(8 * 8 * 1024 * 1024)
  })

  it('sec/E3 leaves out the coin that does not fit, and keeps the others', async () => {
    const provider = await startProvider()
    const now = new Date()
    const stamp = Math.floor(now.getTime() / 1000)
    const fine = { usd: 5, usd_24h_change: null, last_updated_at: stamp }
    provider.answer(
      json(
        wellFormed(now, 2, {
          bitcoin: null,
          ethereum: undefined,
          ripple: { ...fine, usd: 1e308 },
          solana: { ...fine, last_updated_at: stamp - 121 },
          dogecoin: { ...fine, last_updated_at: null },
          cardano: fine,
          tron: { ...fine, usd_24h_change: -150 },
        }),
      ),
    )
    const quote = await feedOf(provider).fetchQuote(now, null)
    const of = (symbol: string) => coins.findIndex((one) => one.symbol === symbol)
    for (const symbol of ['BTC', 'ETH', 'XRP', 'SOL', 'DOGE']) expect([symbol, quote?.prices[of(symbol)]]).toEqual([symbol, null])
    expect(quote?.prices[of('ADA')]).toBe(5_000_000_000_000n)
    expect([quote?.changes[of('ADA')], quote?.changes[of('TRX')], quote?.changes[of('BNB')]]).toEqual([null, null, 1.5])
  })
})

onStore((store) => {
  it('sec/E3 keeps the last good price with its age and calls it stale, sec/F10 opens the breaker at the third failure and closes it again', async () => {
    const provider = await startProvider()
    const app = await startApp(store, { feed: feedOf(provider) })
    provider.answer((response) => response.end(wellFormed(app.clock.now(), 64_000)))
    // One o'clock, so that the day's candle holds all of it.
    app.clock.advance(DAY_SECONDS + 3_600 - (Math.floor(app.clock.now().getTime() / 1000) % DAY_SECONDS))
    expect(await tick(app, 0)).toBe(true)
    const good = await coin(app, 'BTC')
    expect(good).toMatchObject({ price: '64000', change: 1.5, source: 'LIVE', stale: false })
    for (const behaviour of [json('{}', 429), json('<html>'), json('{"bitcoin":{"usd":-1}}')]) {
      provider.answer(behaviour)
      expect(await tick(app)).toBe(false)
    }
    expect(provider.asked).toHaveLength(4)
    expect(await failures(app)).toMatchObject({ failures: 3 })
    expect(await coin(app, 'BTC')).toMatchObject({ price: '64000', as_of: good?.as_of, stale: true })
    expect(await app.assembly.market.newest(app.database)).toMatchObject({ stale: true })
    // Open: nothing goes out until the pause is over, and then one call that may fail again, for a longer pause.
    for (let n = 0; n < 10; n += 1) await tick(app, 11)
    expect(provider.asked).toHaveLength(4)
    await tick(app, 15)
    expect(provider.asked).toHaveLength(5)
    for (let n = 0; n < 20; n += 1) await tick(app, 11)
    expect(provider.asked).toHaveLength(5)
    provider.answer((response) => response.end(wellFormed(app.clock.now(), 64_100)))
    await tick(app, 25)
    expect(provider.asked).toHaveLength(6)
    expect(await coin(app, 'BTC')).toMatchObject({ price: '64100', stale: false })
    expect(await failures(app)).toEqual({ failures: 0, last_error: null })
    const { body } = await app.anyone.call('GET', '/market/candles?symbol=BTCUSDT&interval=1d')
    expect([...(body.data ?? [])].at(-1)).toMatchObject({ high: '64100', low: '64000', source: 'LIVE' })
  })

  it('sec/E3 takes no price that is ten times the last one within the hour', async () => {
    const provider = await startProvider()
    const app = await startApp(store, { feed: feedOf(provider) })
    const usd = (price: number) =>
      provider.answer((response) =>
        response.end(
          wellFormed(app.clock.now(), price, { tron: { usd: 1, last_updated_at: Math.floor(app.clock.now().getTime() / 1000) } }),
        ),
      )
    usd(100)
    await tick(app, 0)
    usd(1_001)
    await tick(app)
    expect(await coin(app, 'BTC')).toMatchObject({ price: '100' })
    app.clock.advance(3_700)
    await tick(app)
    expect(await coin(app, 'BTC')).toMatchObject({ price: '1001', stale: false })
  })

  it('sec/F10 waits as long as the provider asks, at most a quarter of an hour', async () => {
    const provider = await startProvider()
    const app = await startApp(store, { feed: feedOf(provider) })
    provider.answer(json('{}', 429, { 'retry-after': '300' }))
    await tick(app, 0)
    await tick(app, 290)
    expect(provider.asked).toHaveLength(1)
    provider.answer(json('{}', 429, { 'retry-after': '999999' }))
    await tick(app, 15)
    expect(provider.asked).toHaveLength(2)
    await tick(app, 901)
    expect(provider.asked).toHaveLength(3)
  })

  it('asks once a minute for the whole cluster', async () => {
    const provider = await startProvider()
    const database = await store.open()
    const nodes = [await startApp(store, { database, feed: feedOf(provider) }), await startApp(store, { database, feed: feedOf(provider) })]
    const [one] = nodes
    if (!one) throw new Error('two nodes')
    provider.answer((response) => response.end(wellFormed(one.clock.now(), 5)))
    for (let round = 0; round < 3; round += 1) {
      const written = await Promise.all([...nodes, ...nodes].map((node) => node.assembly.market.tick()))
      expect(written.filter(Boolean)).toHaveLength(1)
      for (const node of nodes) node.clock.advance(POLL_SECONDS + 1)
    }
    expect(provider.asked).toHaveLength(3)
  })
})
