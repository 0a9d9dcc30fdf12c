/** Simulated candles of the time that no tick covers: before the first start, and where nothing ran. */
import { expect } from 'vitest'
import { type Body, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { longIt } from '#test/support/whole.ts'

const lengths = { '1m': 60, '5m': 300, '1h': 3_600, '1d': 86_400 }
type Interval = keyof typeof lengths

async function candles(app: TestApp, interval: Interval, symbol = 'BTCUSDT'): Promise<Body[]> {
  const { status, body } = await app.anyone.call('GET', `/market/candles?symbol=${symbol}&interval=${interval}&limit=1500`)
  expect(status).toBe(200)
  return [...(body.data ?? [])]
}

/** Where a candle does not begin at the end of the one before, or not at its price. */
function breaks(list: readonly Body[], interval: Interval): string[] {
  return list.slice(1).flatMap((one, n) => {
    const before = list[n]
    const late = Date.parse(String(one.at)) - Date.parse(String(before?.at)) !== lengths[interval] * 1000
    return late || one.open !== before?.close ? [`${one.at}: ${before?.close} then ${one.open}`] : []
  })
}

onStore((store) => {
  longIt('are there from the first start, whole up to now, and go on in ticks; a gap is made up for with the same prices', async () => {
    const app = await startApp(store)
    const { market } = app.assembly
    const begun = app.clock.now()
    await market.runAsLeader(null)
    await market.settled()
    for (const [interval, count] of [
      ['1m', 1_500],
      ['5m', 1_500],
      ['1h', 1_500],
      ['1d', 1_095],
    ] as const) {
      const list = await candles(app, interval, 'PEPEUSDT')
      expect([interval, list.length]).toEqual([interval, count])
      expect(list.every(({ source, volume }) => source === 'SIMULATED 2' && volume === null)).toBe(true)
      expect(list.slice(0, -1).every(({ final }) => Boolean(final))).toBe(true)
      expect([interval, breaks(list.slice(0, -1), interval)]).toEqual([interval, []])
      // The last one lasts: it begins where it has to, and is not over.
      expect(Date.parse(String(list.at(-1)?.at)) + lengths[interval] * 1000).toBeGreaterThan(begun.getTime())
      expect(list.at(-1)?.final).toBe(false)
    }
    const { body } = await app.anyone.call('GET', '/market/prices')
    expect([...(body.data ?? [])].every(({ price, change }) => typeof price === 'string' && typeof change === 'number')).toBe(true)

    const before = new Map((await candles(app, '1h')).map((one) => [String(one.at), one]))
    app.clock.advance(2 * 3_600 + 130)
    await market.runAsLeader(null)
    await market.settled()
    for (const interval of ['1m', '5m', '1h'] as const) {
      const list = await candles(app, interval)
      expect([interval, breaks(list.slice(0, -2), interval)]).toEqual([interval, []])
    }
    const after = await candles(app, '1h')
    // What was final has stayed.
    for (const one of after) if (before.get(String(one.at))?.final) expect(one).toEqual(before.get(String(one.at)))
    // What was missing could be known only when it was made up for.
    const closes = await market.readCloses(app.database, {
      symbols: ['BTC'],
      interval: '1h',
      after: begun,
      until: app.clock.now(),
    })
    expect(closes.length).toBeGreaterThanOrEqual(2)
    for (const { known_at } of closes) expect(known_at.getTime()).toBeGreaterThan(begun.getTime() + 2 * 3_600_000)
    expect(await app.database.query('SELECT FROM market_tick')).toHaveLength(2)
  })
})
