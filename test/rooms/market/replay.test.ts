/** PRICE_FEED=replay:FOLDER: recorded candles played one by one; broken files refuse to start in one sentence. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it } from 'vitest'
import { newId } from '#kernel/id'
import { isRefused } from '#kernel/refusal'
import { openFeed, type PriceFeed } from '#server/market'
import { type Body, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const HEADER = 'timestamp,open,high,low,close,volume,turnover'
const RECORDED = process.env.TEST_DATA ? join(process.env.TEST_DATA, 'crypto-daily') : null

function folderOf(files: Readonly<Record<string, readonly string[]>>): string {
  const folder = join(inject('support_folder'), newId())
  mkdirSync(folder)
  for (const [name, lines] of Object.entries(files)) writeFileSync(join(folder, name), `${lines.join('\n')}\n`)
  return folder
}

function open(folder: string): PriceFeed {
  const feed = openFeed({ kind: 'replay', folder, every_seconds: 10 })
  if (isRefused(feed)) throw new Error(feed.detail)
  return feed
}

function refusalOf(files: Readonly<Record<string, readonly string[]>>): string {
  const feed = openFeed({ kind: 'replay', folder: folderOf(files), every_seconds: 10 })
  return isRefused(feed) ? (feed.detail ?? '').replace(/^PRICE_FEED: \S+: /, '') : 'accepted'
}

async function rows(app: TestApp, path: string): Promise<Body[]> {
  const { status, body } = await app.anyone.call('GET', path)
  expect(status).toBe(200)
  return [...(body.data ?? [])]
}

async function priceOf(app: TestApp, symbol: string): Promise<Body | undefined> {
  return (await rows(app, '/market/prices')).find((coin) => String(coin.symbol) === symbol)
}

const small = {
  'BTCUSDT_1d.csv': [HEADER, '2023-01-27,100,110,90,105,12.5,1', '2023-01-28,105,106,80,84,3,1', '2024-01-29,84,90,84,90.5,3,1'].map(
    (line) => line.replace('90.5', '90'),
  ),
  '1000PEPEUSDT_1d.csv': [HEADER, '2023-01-28,0.0009215,0.001198,0.0008252,0.0010593,114660527200.5,1'],
  'NOCOINUSDT_1d.csv': [HEADER, 'nonsense'],
}

onStore((store) => {
  it('plays one recorded bar after the other, names its years everywhere, and ends', async () => {
    const feed = open(folderOf(small))
    const app = await startApp(store, { feed })
    const { tick } = app.assembly.market
    expect(await tick()).toBe(true)
    expect(await priceOf(app, 'BTC')).toMatchObject({ price: '105', source: 'REPLAY of 2023–2024', change: null, stale: false })
    expect(await priceOf(app, 'PEPE')).toMatchObject({ price: null })
    expect(await tick()).toBe(false)
    app.clock.advance(10)
    expect(await tick()).toBe(true)
    // A day of the recording before.
    expect(await priceOf(app, 'BTC')).toMatchObject({ price: '84', change: -20 })
    // Quoted by the thousand.
    expect(await priceOf(app, 'PEPE')).toMatchObject({ price: '0.0000010593' })
    expect(await rows(app, '/market/candles?symbol=BTCUSDT&interval=1d')).toEqual([
      {
        at: '2023-01-27T00:00:00.000Z',
        open: '100',
        high: '110',
        low: '90',
        close: '105',
        volume: '12.5',
        source: feed.source,
        final: true,
      },
      { at: '2023-01-28T00:00:00.000Z', open: '105', high: '106', low: '80', close: '84', volume: '3', source: feed.source, final: true },
    ])
    expect((await rows(app, '/market/candles?symbol=PEPEUSDT&interval=1d'))[0]).toMatchObject({
      low: '0.0000008252',
      volume: '114660527200500',
    })
    // Nothing is made up between two closes: no candle of a shorter interval.
    expect(await rows(app, '/market/candles?symbol=BTCUSDT&interval=1m')).toEqual([])
    app.clock.advance(10)
    expect(await tick()).toBe(true)
    app.clock.advance(10)
    expect(await tick()).toBe(false)
    app.clock.advance(120)
    expect(await priceOf(app, 'BTC')).toMatchObject({ price: '90', stale: true })
  })

  it('goes on where it was after a restart, and refuses another recording under the same name', async () => {
    const folder = folderOf(small)
    const database = await store.open()
    const before = await startApp(store, { database, feed: open(folder) })
    await before.assembly.market.tick()
    const after = await startApp(store, { database, feed: open(folder) })
    expect(await after.assembly.market.prepare()).toBeNull()
    after.clock.advance(10)
    await after.assembly.market.tick()
    expect(await priceOf(after, 'BTC')).toMatchObject({ price: '84' })
    const other = { ...small, 'BTCUSDT_1d.csv': [...small['BTCUSDT_1d.csv'], '2024-01-30,84,90,84,90,3,1'] }
    const mixed = await startApp(store, { database, feed: open(folderOf(other)) })
    expect(await mixed.assembly.market.prepare()).toEqual({
      refused: 'config',
      detail: 'PRICE_FEED: another recording was played as REPLAY of 2023–2024 in this database.',
    })
    mixed.clock.advance(100)
    expect(await mixed.assembly.market.tick()).toBe(false)
  })
})

describe('a broken recording', () => {
  const good = '2023-01-27,100,110,90,105,12.5,1'
  it.each([
    [{}, 'there is no file of a coin of ours in it, like BTCUSDT_1d.csv.'],
    [{ 'prices.csv': [HEADER, good] }, 'prices.csv is not named like BTCUSDT_1d.csv, with an interval of 1m, 5m, 1h, 1d.'],
    [{ 'BTCUSDT_4h.csv': [HEADER, good] }, 'BTCUSDT_4h.csv is not named like BTCUSDT_1d.csv, with an interval of 1m, 5m, 1h, 1d.'],
    [{ 'BTCUSDT_1d.csv': ['time,open,high,low,close', good] }, 'BTCUSDT_1d.csv has no column timestamp.'],
    [{ 'BTCUSDT_1d.csv': [HEADER] }, 'BTCUSDT_1d.csv has no rows.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good, good] }, 'BTCUSDT_1d.csv, line 3, is not later than the row before.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good.replace('110', '104')] }, 'BTCUSDT_1d.csv, line 2, has prices outside its own low and high.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good.replace('110', '-110')] }, 'BTCUSDT_1d.csv, line 2, has a price that is none.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good.replace('110', '1e308')] }, 'BTCUSDT_1d.csv, line 2, has a price that is none.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good.replace('110', '')] }, 'BTCUSDT_1d.csv, line 2, has a price that is none.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good.replace('12.5', 'many')] }, 'BTCUSDT_1d.csv, line 2, has a volume that is none.'],
    [{ 'BTCUSDT_1d.csv': [HEADER, good.replace('27,', '32,')] }, 'BTCUSDT_1d.csv, line 2, has a timestamp that is none.'],
    [
      { 'BTCUSDT_1d.csv': [HEADER, good.replace('27,', '27T10:00:00Z,')] },
      'BTCUSDT_1d.csv, line 2, does not begin with its interval of 1d.',
    ],
    [{ 'BTCUSDT_1d.csv': [HEADER, good], 'ETHUSDT_1h.csv': [HEADER, good] }, 'its files have different intervals.'],
    [{ 'PEPEUSDT_1d.csv': [HEADER, good], '1000PEPEUSDT_1d.csv': [HEADER, good] }, 'PEPEUSDT_1d.csv is a second file of the same coin.'],
  ] as const)('refuses to start with %j', (files, message) => {
    expect(refusalOf(files)).toBe(message)
  })

  it('is a folder that is not there', () => {
    expect(openFeed({ kind: 'replay', folder: '/nowhere', every_seconds: 1 })).toEqual({
      refused: 'config',
      detail: 'PRICE_FEED: /nowhere: the folder cannot be read.',
    })
  })
})

describe('eleven coins, daily, 2023 to 2025', () => {
  it('is read whole, with the two coins that came later', async ({ skip }) => {
    if (!RECORDED || !existsSync(RECORDED)) return skip('TEST_DATA has no crypto-daily: nothing is tested on recorded prices')
    const feed = open(RECORDED)
    expect([feed.source, feed.every_seconds, feed.folds]).toEqual(['REPLAY of 2023–2025', 10, false])
    let known: Parameters<PriceFeed['fetchQuote']>[1] = null
    let bars = 0
    const counts = new Map<number, number>()
    for (let second = new Date(0); ; second = new Date(second.getTime() + 10_000)) {
      const quote = await feed.fetchQuote(second, known)
      if (!quote) break
      bars += 1
      for (const [place, price] of quote.prices.entries()) if (price) counts.set(place, (counts.get(place) ?? 0) + 1)
      known = { at: second, ...quote }
    }
    expect(bars).toBe(1_000)
    expect([...counts.values()].sort((a, b) => a - b)).toEqual([904, 904, ...Array.from({ length: 9 }, () => 1_000)])
    expect(known?.market_at.toISOString()).toBe('2025-10-23T00:00:00.000Z')
  })
})
