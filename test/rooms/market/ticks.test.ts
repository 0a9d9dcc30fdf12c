/** Ticks as records: one a second with any number of writers, immutable, pruned unless a fill names them. */
import { expect, it } from 'vitest'
import { openLease } from '#server/jobs'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore, testStore } from '#test/support/database.ts'
import { nextWhole, scriptedFeed, tickAt } from '#test/support/prices.ts'
import { longIt } from '#test/support/whole.ts'

async function ticks(app: TestApp): Promise<{ id: string; at: Date }[]> {
  return app.database.query('SELECT id, at FROM market_tick ORDER BY at')
}

async function run(app: TestApp, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    expect(await app.assembly.market.tick()).toBe(true)
    app.clock.advance(1)
  }
}

onStore((store) => {
  it('writes each second once, however many nodes and calls race for it', async () => {
    const database = await store.open()
    const feeds = [scriptedFeed(), scriptedFeed()]
    const nodes = await Promise.all(feeds.map((feed) => startApp(store, { database, feed })))
    for (const feed of feeds) feed.say({ BTC: 1 })
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(nodes.flatMap((node) => [1, 2, 3].map(() => node.assembly.market.tick())))
      for (const node of nodes) node.clock.advance(1)
    }
    const [one] = nodes
    const seconds = one ? (await ticks(one)).map(({ at }) => at.getTime()) : []
    expect(seconds.length).toBeGreaterThanOrEqual(10)
    expect(new Set(seconds).size).toBe(seconds.length)
    expect(seconds.every((second) => second % 1_000 === 0)).toBe(true)
  })

  it('writes nothing by a leader that was overtaken', async () => {
    const database = await store.open()
    const feed = scriptedFeed()
    const app = await startApp(store, { database, feed })
    feed.say({ BTC: 1 })
    const [first, second] = [openLease(database).keep('prices', 60), openLease(database).keep('prices', 60)]
    const written: boolean[] = []
    await first(async (held) => {
      written.push(await app.assembly.market.tick(held))
      app.clock.advance(1)
      await second(async () => written.push(true))
      await database.query("UPDATE lease SET expires_at = now() - interval '1 second' WHERE job = 'prices'")
      const [third] = [openLease(database).keep('prices', 60)]
      await third(async (held_now) => {
        written.push(await app.assembly.market.tick(held))
        app.clock.advance(1)
        written.push(await app.assembly.market.tick(held_now))
      })
    })
    // The first led, the second did not come to it, the overtaken one wrote nothing, the third leads.
    expect(written).toEqual([true, false, true])
  })

  it('are immutable, and pruned after 48 hours what no fill names; hours and days stay', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const { market } = app.assembly
    feed.say({ BTC: 64_000, ETH: 3_000 })
    await run(app, 3)
    const [one, two] = await ticks(app)
    if (!one || !two) throw new Error('two ticks')
    await app.database.transaction((tx) => market.pinTick(tx, two.id))
    await app.database.transaction((tx) => market.pinTick(tx, two.id))
    for (const change of [
      'UPDATE market_tick SET source = source',
      'TRUNCATE market_tick CASCADE',
      'DELETE FROM market_pinned_tick',
      `DELETE FROM market_tick WHERE id = '${two.id}'`,
      "UPDATE market_coin SET symbol = 'DOOM'",
    ])
      await expect(app.database.transaction((tx) => tx.query(change))).rejects.toThrow()
    await market.prune()
    expect(await ticks(app)).toHaveLength(3)
    app.clock.advance(48 * 3_600)
    await market.prune()
    expect(await ticks(app)).toEqual([two])
    expect(await market.readTick(app.database, one.id)).toBeNull()
    const kept = await market.readTick(app.database, two.id)
    expect([kept?.source, kept?.at, [...(kept?.prices ?? [])]]).toEqual([
      'SIMULATED 2',
      two.at,
      [
        ['BTC', 64_000_000_000_000_000n],
        ['ETH', 3_000_000_000_000_000n],
      ],
    ])
    await expect(app.database.transaction((tx) => market.pinTick(tx, one.id))).rejects.toThrow()
    app.clock.advance(7 * 86_400)
    await run(app, 1)
    app.clock.advance(59 * 86_400)
    await run(app, 1)
    await market.prune()
    const intervals = await app.database.query<{ interval: string; n: number }>(
      'SELECT interval, count(*)::int AS n FROM market_candle GROUP BY interval ORDER BY interval',
    )
    expect(intervals.map(({ interval, n }) => [interval, n > 1])).toEqual([
      ['1d', true],
      ['1h', true],
      ['1m', false],
      ['5m', true],
    ])
  })

  it('gives bots bars by when they could be known, and the first tick after an instant', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const { market } = app.assembly
    const begin = app.clock.now()
    const minute = nextWhole(app, 60)
    for (const [btc, eth] of [
      [10, 1],
      [11, 2],
      [12, 3],
    ] as const) {
      feed.say({ BTC: btc, ETH: eth })
      expect(await tickAt(app, minute + eth * 60_000)).toBe(true)
    }
    const closes = await market.readCloses(app.database, {
      symbols: ['ETH', 'ADA', 'BTC'],
      interval: '1m',
      after: begin,
      until: app.clock.now(),
    })
    expect(closes.map(({ closes: of }) => of)).toEqual([
      [1_000_000_000_000n, null, 10_000_000_000_000n],
      [2_000_000_000_000n, null, 11_000_000_000_000n],
    ])
    for (const { at, known_at } of closes) expect(known_at.getTime()).toBe(at.getTime() + 60_000)
    const [first] = closes
    if (!first) throw new Error('a bar')
    const later = { symbols: ['BTC'], interval: '1m', after: first.known_at, until: app.clock.now() } as const
    expect(await market.readCloses(app.database, later)).toHaveLength(1)
    // The bar was known at the second of the tick that ended it; a decision after that trades at the next tick.
    const next = await market.readTickAfter(app.database, first.known_at)
    expect(next?.prices.get('BTC')).toBe(12_000_000_000_000n)
    expect(await market.readTickAfter(app.database, app.clock.now())).toBeNull()
    expect(await market.readTickAfter(app.database, begin, 'LIVE')).toBeNull()
  })

  it('says in /readyz how old its prices are, and is ready without any', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const detail = async () => {
      const { status, text } = await app.anyone.call('GET', '/readyz')
      const { checks } = JSON.parse(text) as { checks: { name: string; detail: string }[] }
      return [status, checks.find(({ name }) => name === 'prices')?.detail.replace(/\d+ s/, 'n s')]
    }
    expect(await detail()).toEqual([200, 'SIMULATED 2, no price yet.'])
    feed.say({ BTC: 1 })
    await app.assembly.market.tick()
    expect(await detail()).toEqual([200, 'SIMULATED 2, n s old.'])
    feed.fail(new Error('It is gone.'))
    app.clock.advance(1)
    await app.assembly.market.tick()
    expect(await detail()).toEqual([200, 'SIMULATED 2, n s old. It is gone. Failures in a row: 1.'])
  })
})

const embedded = testStore('embedded')

longIt('takes back the room of what was pruned on the embedded store, where nobody else does', async () => {
  const app = await startApp(embedded, { feed: scriptedFeed() })
  const day = async (): Promise<bigint> => {
    await app.database.transaction((tx) =>
      tx.query(`INSERT INTO market_tick (id, at, source, prices) SELECT gen_random_uuid(), date_trunc('second', now()) - interval '3 days'
        - n * interval '1 second', 'SIMULATED 2', array_fill(1::bigint, ARRAY[15]) FROM generate_series(1, 4000) n`),
    )
    await app.assembly.market.prune()
    const [row] = await app.database.query<{ size: bigint }>("SELECT pg_table_size('market_tick') AS size")
    return row?.size ?? 0n
  }
  const first = await day()
  for (let n = 0; n < 3; n += 1) expect(await day()).toBeLessThanOrEqual(first)
})
