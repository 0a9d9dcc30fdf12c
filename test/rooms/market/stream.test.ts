/** GET /market/stream on real sockets: what comes first, what comes then, who is too many, and who reads too slowly. */
import { connect } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { newId } from '#kernel/id'
import { cents } from '#kernel/money'
import type { Market } from '#server/market'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore, quickKind, testStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { type EventReader, readEvents } from '#test/support/stream.ts'

const STREAM = '/market/stream'

type Coin = { readonly symbol: string; readonly price: string | null; readonly stale: boolean; readonly source: string }

/** The coins of each prices event. */
function pricesIn({ events }: EventReader): Coin[][] {
  return events.filter(({ event }) => event === 'prices').map(({ data }) => (data as unknown as { data: Coin[] }).data)
}

async function listen(app: TestApp, options: { readonly from?: string } = {}): Promise<EventReader> {
  const reader = await readEvents(app.url, { token: null, path: STREAM, ...options })
  if (reader.status === 200) await reader.until(() => pricesIn(reader).length > 0)
  return reader
}

const fill: Parameters<Market['announce']>[0] = {
  event: 'fill',
  data: {
    data: {
      _id: newId(),
      bot: '2.0',
      pair: 'BTCUSDT',
      side: 'buy',
      quantity: '0.5',
      price: '64000',
      amount: cents(3_200_000n),
      fee: cents(3_200n),
      profit: null,
      profit_percent: null,
      opens: true,
      at: new Date(),
      tick_id: newId(),
      why: null,
      why_note: null,
      reason: 'A test',
      source: 'SIMULATED 2',
    } as never,
  },
}

onStore((store) => {
  it('begins with all coins, then tells what is new as it is written, and fills; who comes again begins with all coins again', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const { market } = app.assembly
    const early = await listen(app)
    expect(early.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(pricesIn(early)[0]?.map(({ price }) => price)).toEqual(Array.from({ length: 15 }, () => null))
    feed.say({ BTC: 64_000, ETH: 3_000 })
    await market.tick()
    await early.until(() => pricesIn(early).length === 2)
    expect(pricesIn(early)[1]?.map(({ symbol, price, source }) => [symbol, price, source])).toEqual([
      ['BTC', '64000', 'SIMULATED 2'],
      ['ETH', '3000', 'SIMULATED 2'],
    ])
    market.announce(fill)
    await early.until(({ event }) => event === 'fill')
    expect(early.events.find(({ event }) => event === 'fill')?.data).toMatchObject({ data: { amount: '32000.00', pair: 'BTCUSDT' } })
    early.close()
    app.clock.advance(1)
    feed.say({ ETH: 3_001 })
    await market.tick()
    const again = await listen(app)
    expect(pricesIn(again)[0]).toHaveLength(15)
    expect(pricesIn(again)[0]?.find(({ symbol }) => symbol === 'BTC')).toMatchObject({ price: '64000' })
    expect(pricesIn(again)[0]?.find(({ symbol }) => symbol === 'ETH')).toMatchObject({ price: '3001' })
  })

  it('tells that prices have become stale, once', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    feed.say({ BTC: 64_000 })
    await app.assembly.market.tick()
    const reader = await listen(app)
    app.clock.advance(121)
    await reader.until(() => pricesIn(reader).length > 1)
    expect(pricesIn(reader)[1]?.map(({ symbol, stale }) => [symbol, stale])).toEqual([['BTC', true]])
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(pricesIn(reader)).toHaveLength(2)
  })

  it('sec/B19 lets an address have so many streams, and all together so many, and another again when one has ended', async () => {
    const app = await startApp(store, {
      feed: scriptedFeed(),
      streams: { anyone_per_address: 2, anyone_total: 3 },
      environment: { TRUST_PROXY: '127.0.0.1' },
    })
    const [one, two] = [await listen(app, { from: '192.0.2.1' }), await listen(app, { from: '192.0.2.1' })]
    expect([one.status, two.status]).toEqual([200, 200])
    const refused = await app.anyone.call('GET', STREAM, undefined, { 'x-forwarded-for': '192.0.2.1' })
    expect([refused.status, refused.body.error_code, refused.headers.get('retry-after')]).toEqual([429, 60, '5'])
    expect((await listen(app, { from: '192.0.2.2' })).status).toBe(200)
    expect((await app.anyone.call('GET', STREAM, undefined, { 'x-forwarded-for': '192.0.2.3' })).status).toBe(429)
    one.close()
    while ((await app.anyone.call('GET', STREAM, undefined, { 'x-forwarded-for': '192.0.2.3' })).status !== 200)
      await new Promise((resolve) => setTimeout(resolve, 20))
  })

  it('shows signs of life, and ends when the server does', async () => {
    const app = await startApp(store, { feed: scriptedFeed(), streams: { heartbeat_ms: 30 } })
    const reader = await listen(app)
    while (reader.beats() < 3) await new Promise((resolve) => setTimeout(resolve, 10))
    await Promise.all([app.assembly.app.close(), reader.ended])
  })
})

const one = testStore(quickKind())

it('sec/B19 encodes an event once, however many listen', async () => {
  const feed = scriptedFeed()
  const app = await startApp(one, { feed })
  feed.say({ BTC: 1 })
  await app.assembly.market.tick()
  const readers = await Promise.all(Array.from({ length: 30 }, () => listen(app)))
  const stringify = JSON.stringify
  let encoded = 0
  JSON.stringify = ((...args: Parameters<typeof stringify>) => {
    const text = stringify(...args)
    // A text of the event, of which there is one.
    if (text === '"bitcoin"') encoded += 1
    return text
  }) as typeof stringify
  try {
    app.clock.advance(1)
    feed.say({ BTC: 2 })
    await app.assembly.market.tick()
    await Promise.all(readers.map((reader) => reader.until(() => pricesIn(reader).length === 2)))
  } finally {
    JSON.stringify = stringify
  }
  expect(encoded).toBe(1)
})

it('sec/B19 lets a slow listener skip to the newest prices: what waits for it does not grow, and nothing that it gets is old', async () => {
  const feed = scriptedFeed()
  const app = await startApp(one, { feed, streams: { patience_ms: 60_000 } })
  const { market } = app.assembly
  feed.say({ BTC: 1, ETH: 7 })
  await market.tick()
  const { port } = new URL(app.url)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  onTestFinished(() => void socket.destroy())
  let text = ''
  socket.on('data', (part) => {
    text += part.toString('latin1')
  })
  socket.write(`GET /api/v1${STREAM} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n`)
  while (!text.includes('event: prices')) await new Promise((resolve) => setTimeout(resolve, 10))
  socket.pause()
  const fast = await listen(app)
  // Far more fills than sockets and queues hold, each with a long reason.
  const reason = 'x'.repeat(20_000)
  const long = { ...fill, data: { data: { ...fill.data.data, reason } } }
  for (let n = 0; n < 600; n += 1) {
    market.announce(long)
    if (n % 20 === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  for (let second = 2; second <= 40; second += 1) {
    app.clock.advance(1)
    feed.say({ BTC: second })
    await market.tick()
    await fast.until(
      () =>
        Number(
          pricesIn(fast)
            .at(-1)
            ?.find(({ symbol }) => symbol === 'BTC')?.price,
        ) === second,
    )
  }
  socket.resume()
  const btc = () => [...text.matchAll(/"symbol":"BTC","logo":"[^"]*","price":"(\d+)"/g)].map(([, price]) => Number(price))
  while (btc().at(-1) !== 40) await new Promise((resolve) => setTimeout(resolve, 20))
  expect(btc()).toEqual([...btc()].sort((a, b) => a - b))
  // It skipped: neither all of the seconds nor all of the fills.
  expect(btc().length).toBeLessThan(40)
  expect(text.split('event: fill').length - 1).toBeLessThan(600)
  // The tick that replaces the skipped ones has all coins.
  const last = text.slice(text.lastIndexOf('event: prices'))
  expect(last).toContain('"symbol":"ETH","logo":"/coins/eth.svg","price":"7"')
})

const postgresql = testStore('postgresql')

it('tells on each node what the leader wrote', async () => {
  const database = await postgresql.open()
  const feed = scriptedFeed()
  const [one, two] = [await startApp(postgresql, { database, feed }), await startApp(postgresql, { database, feed: scriptedFeed() })]
  const there = await listen(two)
  feed.say({ SOL: 150 })
  await one.assembly.market.tick()
  await there.until(() => pricesIn(there).length > 1)
  expect(pricesIn(there)[1]).toMatchObject([{ symbol: 'SOL', price: '150' }])
})
