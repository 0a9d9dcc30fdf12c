/**
 * With interrupted rounds and several leaders at once, each bar is decided once, each order filled once, and the books tie out. The
 * reference is what an undisturbed node makes of the same prices.
 */
import { expect, it } from 'vitest'
import type { Database, Query, Tx } from '#server/store'
import { onStore, testStore } from '#test/support/database.ts'
import { otherBots, startTrading, type Trading } from './trading.ts'

const HOURS = 4

/** Everything that was traded, without ids and without times that are the machine's. */
async function traded({ app }: Pick<Trading, 'app'>): Promise<unknown[]> {
  return app.database.query(`SELECT r.version, f.seq, f.symbol, f.side, f.opens, f.quantity, f.price, f.amount, f.fee, f.slippage, f.profit,
    f.cash_after, f.quantity_after, f.cost_after FROM bot_fill f JOIN bot_run r ON r.id = f.run_id ORDER BY r.version, f.seq`)
}

async function sound(database: Database): Promise<void> {
  const off = await database.query(`
    SELECT 'unbalanced' AS what FROM bot_posting GROUP BY entry_id, commodity HAVING sum(amount) <> 0
    UNION ALL SELECT 'fill without postings' FROM bot_fill f WHERE NOT EXISTS (SELECT FROM bot_posting p WHERE p.entry_id = f.id)
    UNION ALL SELECT 'postings without fill' FROM bot_posting p WHERE p.entry_id <> p.run_id AND NOT EXISTS (SELECT FROM bot_fill f WHERE f.id = p.entry_id)
    UNION ALL SELECT 'fill of an order that is not filled' FROM bot_fill f JOIN bot_order o ON o.id = f.order_id WHERE o.state <> 'filled'
    UNION ALL SELECT 'filled without fill' FROM bot_order o WHERE o.state = 'filled' AND NOT EXISTS (SELECT FROM bot_fill f WHERE f.order_id = o.id)
    UNION ALL SELECT 'two orders a bar' FROM bot_order GROUP BY run_id, bar_at HAVING count(*) > 1
    UNION ALL SELECT 'a gap in a run' FROM bot_fill GROUP BY run_id HAVING max(seq) <> count(*)
    UNION ALL SELECT 'not pinned' FROM bot_fill f WHERE NOT EXISTS (SELECT FROM market_pinned_tick p WHERE p.tick_id = f.tick_id)
    UNION ALL SELECT 'two openings' FROM bot_posting WHERE account = 'capital' GROUP BY run_id HAVING count(*) > 1`)
  expect(off).toEqual([])
}

/** A database whose n-th statement inside transactions is cut off, each time at another place. */
function cut(database: Database, at: () => number, kill: (tx: Tx) => Promise<unknown>): Database & { cuts(): number } {
  let statements = 0
  let cuts = 0
  const transaction: Database['transaction'] = (work, options) =>
    database.transaction((tx) => {
      const query: Query = async (text, parameters) => {
        statements += 1
        if (statements === at()) {
          cuts += 1
          await kill(tx)
          throw new Error('cut off')
        }
        return tx.query(text, parameters)
      }
      return work({ ...tx, query })
    }, options)
  return { ...database, transaction, cuts: () => cuts }
}

/** The same prices as another session with this seed, with `disturb` in the place of each round. */
async function session(trading: Trading, round: () => Promise<void>): Promise<void> {
  const { tick, toTheHour } = trading
  for (let n = 0; n < HOURS; n += 1) {
    toTheHour(2)
    await tick()
    toTheHour()
    await tick()
    await round()
    await tick()
    await round()
  }
}

onStore((store) => {
  it('sec/E1 loses and doubles nothing when a round is cut off at any statement, and goes on where it was', async () => {
    const calm = await startTrading(store, { seed: 11 })
    await session(calm, () => calm.bots.round())
    const undisturbed = await traded(calm)
    expect(undisturbed.length).toBeGreaterThan(60)

    const rough = await startTrading(store, { seed: 11 })
    const { database } = rough.app
    let next = 1
    // On PostgreSQL the connection itself is ended by the server; on the embedded store the work throws, and is rolled back.
    const kill = (tx: Tx) =>
      store.kind === 'postgresql' ? tx.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => {}) : Promise.resolve()
    let cuts = 0
    await session(rough, async () => {
      for (;;) {
        let at = next
        const broken = cut(database, () => at, kill)
        const failed = await otherBots(rough, broken)
          .round()
          .then(
            () => false,
            () => true,
          )
        at = -1
        cuts += broken.cuts()
        await sound(database)
        next = failed ? next + 1 + Math.floor(next / 8) : 1
        if (!failed) return
      }
    })
    expect(cuts).toBeGreaterThan(60)
    expect(await traded(rough)).toEqual(undisturbed)
    await sound(database)
  })

  it('is append-only, and takes no fill whose postings do not balance', async () => {
    const trading = await startTrading(store)
    const { database } = trading.app
    await trading.hours(1)
    for (const table of ['bot_run', 'bot_fill', 'bot_posting', 'bot_equity']) {
      await expect(database.transaction((tx) => tx.query(`DELETE FROM ${table}`))).rejects.toThrow(/append-only|permission denied/)
      await expect(database.transaction((tx) => tx.query(`TRUNCATE ${table} CASCADE`))).rejects.toThrow(/append-only|permission denied/)
    }
    const owner = (text: string) => database.transaction((tx) => tx.query(text), { as_owner: true })
    await expect(owner('UPDATE bot_fill SET amount = amount + 1')).rejects.toThrow('append-only')
    await expect(owner(`UPDATE bot_order SET state = 'pending', ended_at = NULL WHERE state = 'filled'`)).rejects.toThrow(
      'an order ends once',
    )
    await expect(owner('DELETE FROM bot_order')).rejects.toThrow('an order is never removed')
    const post = (account: string, amount: number) =>
      `INSERT INTO bot_posting SELECT gen_random_uuid(), id, '${account}', 'USD', ${amount} FROM bot_run WHERE version = '1.0'`
    await expect(owner(post('cash', 1))).rejects.toThrow('does not balance')
    // A fill with another amount than its postings have.
    await expect(
      owner(`WITH f AS (SELECT * FROM bot_fill ORDER BY n DESC LIMIT 1)
        INSERT INTO bot_fill (id, run_id, order_id, seq, symbol, side, opens, quantity, tick_id, at, tick_price, half_spread, impact, price, amount, spread,
          fee, slippage, profit, reduced_cost, cash_after, quantity_after, cost_after, fees_after, costs_after, traded_after)
        SELECT gen_random_uuid(), run_id, order_id, seq + 1, 'XYZ', side, opens, quantity, tick_id, at, tick_price, half_spread, impact, price, amount, spread,
          fee, slippage, profit, reduced_cost, cash_after, quantity_after, cost_after, fees_after, costs_after, traded_after FROM f`),
    ).rejects.toThrow('not what its postings say')
  })

  it('touches nothing of members’ money', async () => {
    const trading = await startTrading(store)
    const { app } = trading
    await app.member({ funded: '500' })
    const books = async () =>
      Promise.all([
        app.database.query('SELECT batch, move, hash FROM journal_head'),
        app.database.query('SELECT code, balance, seq FROM account ORDER BY code'),
      ])
    const before = await books()
    await trading.hours(3)
    await trading.bots.makeHistories()
    expect(await books()).toEqual(before)
    expect((await traded(trading)).length).toBeGreaterThan(20)
    expect(await app.audit()).toEqual([])
  })
})

it('two nodes that both lead decide each bar once and fill each order once', async () => {
  const store = testStore('postgresql')
  const calm = await startTrading(store, { seed: 12 })
  await session(calm, () => calm.bots.round())
  const place = await store.place()
  const both = await startTrading(store, { seed: 12, database: await store.open(place) })
  const other = otherBots(both, await store.open(place))
  const third = otherBots(both, await store.open(place))
  await session(both, async () => {
    for (let n = 0; n < 3; n += 1) await Promise.all([both.bots.round(), other.round(), third.round(), both.bots.round()])
  })
  expect(await traded(both)).toEqual(await traded(calm))
  await sound(both.app.database)
  const points = await both.app.database.query('SELECT count(*)::int AS n FROM bot_equity')
  expect(points).toEqual(await calm.app.database.query('SELECT count(*)::int AS n FROM bot_equity'))
})
