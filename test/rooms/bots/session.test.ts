/** The bots at work over real HTTP, on both stores: from nothing to fills, their books, their record, and the same day run again. */
import { expect, it } from 'vitest'
import { formatPrice, price } from '#kernel/price'
import type { Database } from '#server/store'
import { type Body, startApp } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { scriptedFeed } from '#test/support/prices.ts'
import { longIt } from '#test/support/whole.ts'
import { startTrading, storePast } from './trading.ts'

const rowsOf = ({ data }: Body): Body[] => [...(data ?? [])]

/** Invariants of every book. */
async function books(database: Database): Promise<void> {
  expect(await database.query('SELECT entry_id, commodity FROM bot_posting GROUP BY entry_id, commodity HAVING sum(amount) <> 0')).toEqual(
    [],
  )
  const off = await database.query(`
    WITH cash AS (SELECT run_id, sum(amount) AS held FROM bot_posting WHERE account = 'cash' GROUP BY run_id),
      last AS (SELECT DISTINCT ON (run_id) run_id, cash_after, seq, fees_after FROM bot_fill ORDER BY run_id, seq DESC),
      fills AS (SELECT run_id, count(*) AS n, sum(coalesce(profit, 0)) AS realised, sum(fee + slippage) AS fees FROM bot_fill GROUP BY run_id),
      held AS (SELECT run_id, sum(cost_after) AS cost FROM
        (SELECT DISTINCT ON (run_id, symbol) run_id, cost_after FROM bot_fill ORDER BY run_id, symbol, seq DESC) p GROUP BY run_id)
    SELECT r.version, cash.held = last.cash_after AND last.seq = fills.n AND last.fees_after = fills.fees
      AND last.cash_after + held.cost = r.capital + fills.realised AS ties
    FROM bot_run r JOIN cash ON cash.run_id = r.id JOIN last ON last.run_id = r.id JOIN fills ON fills.run_id = r.id JOIN held ON held.run_id = r.id
    ORDER BY r.version`)
  expect(off).toEqual(['1.0', '2.0', '4.0', '5.0', '7.0', '8.0'].map((version) => ({ version, ties: true })))
  const positions = await database.query(`
    SELECT p.run_id, p.commodity FROM (SELECT run_id, commodity, sum(amount) AS held FROM bot_posting WHERE account = 'position' GROUP BY run_id, commodity) p
    JOIN (SELECT DISTINCT ON (run_id, symbol) run_id, symbol, quantity_after FROM bot_fill ORDER BY run_id, symbol, seq DESC) f
      ON f.run_id = p.run_id AND f.symbol = p.commodity WHERE p.held <> f.quantity_after`)
  expect(positions).toEqual([])
}

onStore((store) => {
  it('says that nothing was traded until something was, and halts without a price', async () => {
    const app = await startApp(store, { feed: scriptedFeed() })
    await app.assembly.bots.round()
    const { body } = await app.anyone.call('GET', '/bots')
    expect(rowsOf(body).map(({ version }) => version)).toEqual(['1.0', '2.0', '4.0', '5.0', '7.0', '8.0'])
    for (const bot of rowsOf(body))
      expect(bot).toMatchObject({
        state: 'halted',
        halted_reason: 'There is no price yet.',
        released_at: null,
        price_source: null,
        last_fill_at: null,
        capital: '100000.00',
        value: '100000.00',
        cash: '100000.00',
        positions: [],
        since_release: null,
        simulated: null,
      })
    expect((await app.anyone.call('GET', '/trades/recent')).body.data).toEqual([])
    expect((await app.anyone.call('GET', '/trades')).body).toEqual({ data: [], page: { next_cursor: null, total: 0 } })
    expect((await app.anyone.call('GET', '/bots/2.0/equity')).body.data).toEqual([])
    for (const path of ['/bots/3.0', '/bots/3.0/trades', '/bots/3.0/equity', '/trades/none'])
      expect((await app.anyone.call('GET', path)).body.error_code, path).toBe(28)
  })

  it('carries a record on with each bar', async () => {
    const trading = await startTrading(store)
    trading.toTheHour(1800)
    await storePast(trading, 60, 900)
    const recordOf = async () => {
      await trading.hours(2)
      const { body } = await trading.app.anyone.call('GET', '/bots/2.0')
      const { bars, to, net_percent } = (body.data?.since_release ?? {}) as Record<string, unknown>
      const [counted] = await trading.app.database.query(
        `SELECT (SELECT count(*)::int FROM bot_order WHERE run_id = r.id) AS bars, (SELECT max(at) FROM bot_equity WHERE run_id = r.id AND part = 'since_release') AS to
         FROM bot_run r WHERE version = '2.0'`,
      )
      expect({ bars, to }).toEqual({ bars: counted?.bars, to: (counted?.to as Date).toISOString() })
      return net_percent
    }
    expect(await recordOf()).not.toBe(await recordOf())
  })

  longIt(
    'trades 1.0 and 5.0 at once, the others at their first bar, each fill at the first tick after its order; and its day again gives the same',
    async () => {
      const trading = await startTrading(store)
      const { app, bots } = trading
      const { database } = app
      trading.toTheHour(1800)
      await storePast(trading, 60, 900)
      await trading.tick()
      await bots.round()
      expect((await app.anyone.call('GET', '/trades/recent')).body.data).toEqual([])
      expect(await database.query(`SELECT state FROM bot_order GROUP BY state`)).toEqual([{ state: 'pending' }])
      await bots.round()
      expect(await database.query(`SELECT state FROM bot_order GROUP BY state`)).toEqual([{ state: 'pending' }])
      await trading.tick()
      await bots.round()
      const first = await database.query<{ version: string }>(
        'SELECT DISTINCT version FROM bot_fill f JOIN bot_run r ON r.id = f.run_id ORDER BY 1',
      )
      expect(first.map(({ version }) => version)).toEqual(['1.0', '5.0'])
      await trading.hours(52)
      await books(database)

      // Every fill: at the first tick after its order, at that tick's price, in the order's direction.
      const wrong =
        await database.query(`SELECT f.id FROM bot_fill f JOIN bot_order o ON o.id = f.order_id JOIN bot_run r ON r.id = f.run_id
      WHERE f.tick_id <> (SELECT t.id FROM market_tick t WHERE t.source = r.source AND t.at > o.after ORDER BY t.at LIMIT 1)
        OR f.at <= o.decided_at OR f.tick_price <> (SELECT t.prices[(SELECT place FROM market_coin c WHERE c.symbol = f.symbol)] FROM market_tick t WHERE t.id = f.tick_id)
        OR NOT EXISTS (SELECT FROM market_pinned_tick p WHERE p.tick_id = f.tick_id)`)
      expect(wrong).toEqual([])
      const bars = await database.query<{ version: string; n: number }>(
        `SELECT r.version, count(*)::int AS n FROM bot_order o JOIN bot_run r ON r.id = o.run_id GROUP BY r.version ORDER BY 1`,
      )
      expect(Object.fromEntries(bars.map(({ version, n }) => [version, n]))).toMatchObject({ '2.0': 52, '4.0': 52, '7.0': 52, '8.0': 52 })

      // The record over HTTP.
      expect(await bots.makeHistories()).toBe(6)
      expect(await bots.makeHistories()).toBe(0)
      const { body } = await app.anyone.call('GET', '/bots')
      for (const bot of rowsOf(body)) {
        expect(bot).toMatchObject({ state: 'running', halted_reason: null, price_source: 'SIMULATED 2' })
        expect(bot.since_release).toMatchObject({ sharpe: null, months: expect.any(Number) })
        expect(Number(bot.since_release?.gross_percent)).toBeGreaterThan(Number(bot.since_release?.net_percent))
        expect(Number(bot.simulated?.bars)).toBeGreaterThan(0)
        const worth = rowsOf({ data: bot.positions } as unknown as Body).reduce((sum, held) => sum + Number(held.value), Number(bot.cash))
        expect(worth).toBeCloseTo(Number(bot.value), 2)
        const equity = rowsOf((await app.anyone.call('GET', `/bots/${bot.version}/equity`)).body)
        expect(new Set(equity.map(({ part }) => String(part)))).toEqual(new Set(['simulated', 'since_release']))
        const live = equity.filter(({ part }) => String(part) === 'since_release')
        expect(live.length).toBe(53)
        expect(live[0]).toMatchObject({ net: '100000.00', gross: '100000.00', hold: '100000.00', crp: '100000.00' })
      }

      // Run again: to the cent.
      app.clock.advance(86_400)
      expect(await bots.checkDays()).toBeGreaterThanOrEqual(10)
      expect(await bots.checkDays()).toBe(0)
      const checked = rowsOf((await app.anyone.call('GET', '/bots/divergence')).body)
      expect(checked.length).toBeGreaterThanOrEqual(2)
      expect(new Set(checked.map(({ divergence }) => String(divergence)))).toEqual(new Set(['0.00']))
      const [{ n }] = (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM bot_fill')) as [{ n: number }]
      expect(checked.reduce((sum, { fills }) => sum + Number(fills), 0)).toBe(n)
      expect(n).toBeGreaterThan(500)
    },
  )

  it('finds a tick that was changed afterwards, and a close', async () => {
    const trading = await startTrading(store, { seed: 3 })
    const { app, bots } = trading
    const { database } = app
    await trading.hours(5)
    const owner = (text: string) => database.transaction((tx) => tx.query(text), { as_owner: true })
    const [tick] = await database.query<{ id: string }>(`SELECT tick_id AS id FROM bot_fill f JOIN bot_run r ON r.id = f.run_id
      WHERE r.version = '1.0' ORDER BY f.seq LIMIT 1`)
    await owner('ALTER TABLE market_tick DISABLE TRIGGER append_only')
    await owner(`UPDATE market_tick SET prices[1] = prices[1] + prices[1] / 100 WHERE id = '${tick?.id}'`)
    await owner('ALTER TABLE market_candle DISABLE TRIGGER final')
    await owner(`UPDATE market_candle SET highs[1] = 2 * highs[1], closes[1] = closes[1] + closes[1] / 10, opens[1] = opens[1] + opens[1] / 10
      WHERE interval = '1h' AND known_at = (SELECT min(known_at) FROM market_candle WHERE interval = '1h' AND known_at > (SELECT min(released_at) FROM bot_run))`)
    app.clock.advance(2 * 86_400)
    await bots.checkDays()
    const found = await database.query<{ version: string; divergence: bigint }>(
      'SELECT r.version, sum(d.divergence)::bigint AS divergence FROM bot_divergence d JOIN bot_run r ON r.id = d.run_id GROUP BY r.version ORDER BY 1',
    )
    const divergence = Object.fromEntries(found.map((row) => [row.version, row.divergence]))
    // A percent more for a tenth of $100,000, cut to the cash that is there: so all ten lines differ.
    expect(divergence['1.0']).toBeGreaterThan(10_00n)
    expect(divergence['4.0']).toBeGreaterThan(0n)
  })

  it('sec/C8 lists fills by page, bot and pair, and as CSV with nothing that a spreadsheet runs', async () => {
    const trading = await startTrading(store, { seed: 5 })
    const { app } = trading
    await trading.hours(6)
    const all = rowsOf((await app.anyone.call('GET', '/trades?limit=200')).body)
    expect(all.length).toBeGreaterThan(30)
    const times = all.map(({ at }) => String(at))
    expect(times).toEqual([...times].sort().reverse())
    const recent = rowsOf((await app.anyone.call('GET', '/trades/recent')).body)
    expect(recent).toEqual(all.slice(0, 9))
    const paged: Body[] = []
    let cursor = ''
    do {
      const { body } = await app.anyone.call('GET', `/trades?limit=7${cursor && `&cursor=${cursor}`}`)
      paged.push(...rowsOf(body))
      cursor = body.page?.next_cursor ? String(body.page.next_cursor) : ''
    } while (cursor)
    expect(paged).toEqual(all)
    const eth = rowsOf((await app.anyone.call('GET', '/trades?bot=1.0&pair=ETHUSDT')).body)
    expect(eth).toHaveLength(1)
    expect(eth[0]).toMatchObject({
      bot: '1.0',
      pair: 'ETHUSDT',
      side: 'buy',
      opens: true,
      profit: null,
      profit_percent: null,
      source: 'SIMULATED 2',
    })
    expect((await app.anyone.call('GET', "/trades?pair=x';--")).body.data).toEqual([])
    expect((await app.anyone.call('GET', '/trades?cursor=x')).status).toBe(400)
    const csv = await app.anyone.call('GET', '/bots/4.0/trades', undefined, { accept: 'text/csv' })
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const rows = readCsvRows(csv.text)
    expect(rows).toHaveLength(all.filter(({ bot }) => String(bot) === '4.0').length)
    for (const cell of rows.flatMap((row) => Object.values(row))) expect(cell).toMatch(/^(?![=+\-@\t\r])|^-\d+(\.\d+)?$/)
    const equity = readCsvRows((await app.anyone.call('GET', '/bots/4.0/equity', undefined, { accept: 'text/csv' })).text)
    expect(equity[0]).toMatchObject({ net: '100000.00', part: 'since_release' })

    // One fill, down to its tick and its postings.
    const { body } = await app.anyone.call('GET', `/trades/${eth[0]?._id}`)
    const [tick] = await app.database.query<{ prices: bigint[] }>('SELECT prices FROM market_tick WHERE id = $1', [
      String(body.data?.tick_id),
    ])
    expect(body.data?.tick).toMatchObject({ price: formatPrice(price(BigInt(tick?.prices[1] ?? 0))) })
    const sums = new Map<string, number>()
    for (const { commodity, amount } of [...((body.data?.postings ?? []) as Body[])])
      sums.set(String(commodity), (sums.get(String(commodity)) ?? 0) + Number(amount))
    expect([...sums].map(([commodity, sum]) => [commodity, Math.abs(sum) < 1e-9])).toEqual([
      ['USD', true],
      ['ETH', true],
    ])
  })
})
