/** No trade uses a stale or missing price, whether the source, this node or one coin stops. On both stores. */
import { expect, it } from 'vitest'
import { type Body, startApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { startTrading, type Trading, USUAL } from './trading.ts'

const STALE_SECONDS = 120

async function orders({ app }: Pick<Trading, 'app'>): Promise<Record<string, number>> {
  const rows = await app.database.query<{ state: string; n: number }>('SELECT state, count(*)::int AS n FROM bot_order GROUP BY state')
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

async function fills({ app }: Pick<Trading, 'app'>): Promise<number> {
  const [row] = await app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM bot_fill')
  return row?.n ?? 0
}

async function states({ app }: Pick<Trading, 'app'>): Promise<string[]> {
  const { body } = await app.anyone.call('GET', '/bots')
  return [...((body.data ?? []) as Body[])].map(({ state, halted_reason }) => `${state}: ${halted_reason}`)
}

onStore((store) => {
  it('sec/F10 sec/E3 orders nothing and fills nothing once prices have stopped for 120 seconds, and says so', async () => {
    const trading = await startTrading(store)
    const { app, bots } = trading
    await trading.hours(2)
    const before = await fills(trading)
    // Orders are written at the close; then the prices stop.
    trading.toTheHour(2)
    await trading.tick()
    trading.toTheHour()
    await trading.tick()
    await bots.round()
    const waiting = await orders(trading)
    expect(waiting.pending).toBe(4)
    app.clock.advance(STALE_SECONDS + 1)
    for (const state of await states(trading)) expect(state).toMatch(/^halted: The newest price is from .*older than 120 seconds/)
    await bots.round()
    expect(await orders(trading)).toMatchObject({ lapsed: 4, filled: waiting.filled })
    // An hour closes without a price.
    app.clock.advance(3600)
    await bots.round()
    await bots.round()
    expect(await fills(trading)).toBe(before)
    expect(await orders(trading)).toMatchObject({ lapsed: 4, filled: waiting.filled })
    // They come back: the bots go on at the next bar, and what has lapsed stays so.
    await trading.hour()
    expect(await fills(trading)).toBeGreaterThan(before)
    expect((await orders(trading)).lapsed).toBe(4)
    expect(new Set(await states(trading))).toEqual(new Set(['running: null']))
    const reasons = await app.database.query<{ reason: string }>(`SELECT reason FROM bot_order WHERE state = 'lapsed'`)
    for (const { reason } of reasons) expect(reason).toMatch(/No price came within 120 seconds: not filled\.$/)
  })

  it('sec/F10 sec/E3 does not fill at a tick that came in time and was found too late', async () => {
    const trading = await startTrading(store)
    const { app, bots } = trading
    await trading.hours(1)
    const before = await fills(trading)
    trading.toTheHour(2)
    await trading.tick()
    trading.toTheHour()
    await trading.tick()
    await bots.round()
    // The tick of the next second is recorded, and no leader acts until it is stale.
    await trading.tick()
    app.clock.advance(STALE_SECONDS + 1)
    await trading.tick()
    await bots.round()
    expect(await fills(trading)).toBe(before)
    expect((await orders(trading)).lapsed).toBe(4)
    // Nor at one that came long after the order, fresh as it is.
    trading.toTheHour(2)
    await trading.tick()
    trading.toTheHour()
    await trading.tick()
    await bots.round()
    app.clock.advance(STALE_SECONDS + 1)
    await trading.tick()
    await bots.round()
    expect(await fills(trading)).toBe(before)
    expect((await orders(trading)).lapsed).toBe(8)
    // Its day again comes to the same: what lapsed is no fill there either.
    app.clock.advance(2 * 86_400)
    await bots.checkDays()
    expect(await app.database.query('SELECT FROM bot_divergence WHERE divergence <> 0')).toEqual([])
  })

  it('sec/E3 halts a bot one of whose coins has no price', async () => {
    const feed = scriptedFeed()
    const app = await startApp(store, { feed })
    const { LINK, ...others } = USUAL
    feed.say(others)
    await app.assembly.market.tick()
    await app.assembly.bots.round()
    expect(new Set(await states({ app }))).toEqual(new Set(['halted: There is no price for LINK.']))
    expect(await app.database.query('SELECT FROM bot_run')).toEqual([])
    feed.say({ ...others, LINK })
    app.clock.advance(1)
    await app.assembly.market.tick()
    await app.assembly.bots.round()
    expect(await orders({ app })).toEqual({ pending: 1, kept: 1 })
    feed.say(others)
    app.clock.advance(1)
    await app.assembly.market.tick()
    await app.assembly.bots.round()
    expect(await fills({ app })).toBe(0)
    expect(await orders({ app })).toEqual({ lapsed: 1, kept: 1 })
    expect(new Set(await states({ app }))).toEqual(new Set(['halted: There is no price for LINK.']))
  })

  it('keeps the record of each source apart', async () => {
    const simulated = await startTrading(store)
    await simulated.hours(2)
    const live = scriptedFeed({ source: 'LIVE' })
    const app = await startApp(store, { feed: live, database: simulated.app.database })
    const { body: before } = await app.anyone.call('GET', '/bots/1.0')
    expect(before.data).toMatchObject({ released_at: null, value: '100000.00', since_release: null, price_source: null })
    live.say(USUAL)
    app.clock.advance(7205)
    await app.assembly.market.tick()
    await app.assembly.bots.round()
    const { body } = await app.anyone.call('GET', '/bots/1.0')
    expect(body.data).toMatchObject({ price_source: 'LIVE', value: '100000.00', last_fill_at: null, since_release: null, simulated: null })
    const books = await app.database.query(`SELECT source, count(*)::int AS runs FROM bot_run GROUP BY source ORDER BY source`)
    expect(books).toEqual([
      { source: 'LIVE', runs: 6 },
      { source: 'SIMULATED 2', runs: 6 },
    ])
  })
})
