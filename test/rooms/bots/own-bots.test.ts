/**
 * A member's own rule as a live paper bot, over real HTTP: its record is the rule's over the recorded prices, only its maker reads it, the
 * limits hold under many releases at once, and it goes with its member.
 */
import { inspect } from 'node:util'
import { expect, it } from 'vitest'
import { newId } from '#kernel/id'
import { openBots } from '#server/bots'
import { readOutlooks } from '#server/forecasts'
import { codeVersion } from '#server/solvency'
import { type Client, PASSWORD } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { openBook } from '#trading/exchange/book'
import { COSTS } from '#trading/exchange/costs'
import { decide } from '#trading/exchange/decide'
import { fillOrder } from '#trading/exchange/fill'
import { relativesOf } from '#trading/exchange/session'
import { ruleOfText } from '#trading/language/index'
import { COINS } from '#trading/line-up/bot'
import { otherBots, startTrading, storePast, type Trading } from './trading.ts'

/** It changes its coins nearly every hour. */
const PROGRAM = 'weight if rank(return(3)) <= 3 then 1 / 3 else 0'
const HOUR_MS = 3_600_000

const release = (member: Client, changed: object = {}, key = newId()) =>
  member.call('POST', '/me/bots', { name: 'Three strongest', program: PROGRAM, interval: '1h', ...changed }, { 'idempotency-key': key })

async function released(member: Client): Promise<string> {
  const { status, body, text } = await release(member)
  expect([status, text]).toEqual([201, expect.any(String)])
  return String(body.data?._id)
}

const FILLS = `SELECT f.symbol, f.side, f.opens, f.quantity, f.price, f.amount, f.fee, f.cash_after FROM bot_fill f JOIN bot_run r ON r.id = f.run_id
  WHERE r.version LIKE 'own-%' ORDER BY r.version, f.seq`

type Order = { bar_at: Date; mark_tick_id: string; after: Date; state: string }

/** What the rule fills, folded here over the stored closes, at the recorded ticks. */
async function folded({ app }: Trading, id: string) {
  const { database, assembly } = app
  const { market } = assembly
  const rule = ruleOfText(PROGRAM)
  if ('problems' in rule) throw new Error('the program has problems')
  const [run] = await database.query<{ id: string; history_from: Date; capital: bigint }>(
    'SELECT id, history_from, capital FROM bot_run WHERE version = $1',
    [`own-${id}`],
  )
  if (!run) throw new Error('no run')
  const asked = { symbols: COINS, interval: '1h', after: run.history_from, until: app.clock.now() } as const
  const bars = (await market.readCloses(database, asked)).map(({ at, closes }) => ({
    at: at.getTime() + HOUR_MS,
    closes: closes.filter((close) => close !== null),
  }))
  const orders = await database.query<Order>('SELECT bar_at, mark_tick_id, after, state FROM bot_order WHERE run_id = $1 ORDER BY bar_at', [
    run.id,
  ])
  let book = openBook(run.capital)
  const fills: unknown[] = []
  for (const order of orders) {
    const known = bars.filter(({ at }) => at <= order.bar_at.getTime())
    const state = known.reduce((so_far, bar, n) => {
      const before = known[n - 1]
      return before ? rule.update(so_far, relativesOf(before, bar)) : so_far
    }, rule.start(COINS.length))
    const mark = await market.readTick(database, order.mark_tick_id)
    const tick = await market.readTickAfter(database, order.after)
    const { lines } = decide(rule, state, book, COINS, mark?.prices ?? new Map())
    expect([order.bar_at, lines.length > 0]).toEqual([order.bar_at, order.state !== 'kept'])
    if (order.state !== 'filled' || !tick) continue
    const filled = fillOrder(book, lines, tick.prices, COSTS)
    book = filled.book
    for (const { symbol, side, opens, quantity, price, amount, fee, cash_after } of filled.fills)
      fills.push({ symbol, side, opens, quantity, price, amount, fee, cash_after })
  }
  return { fills, orders, run }
}

async function started(store: Parameters<typeof startTrading>[0], seed = 5): Promise<Trading> {
  const trading = await startTrading(store, { seed })
  trading.toTheHour(1800)
  await storePast(trading, 5, 60)
  return trading
}

onStore((store) => {
  it('trades live from its release on, and its record is the fold of its rule over the recorded prices', async () => {
    const trading = await started(store)
    const { app } = trading
    await trading.hours(1)
    const ada = await app.member({ funded: '500' })
    const money = () => app.database.query('SELECT code, balance, seq FROM account ORDER BY code')
    const before = await money()
    const began = app.clock.now()
    const id = await released(ada)
    expect((await ada.call('GET', '/me/bots')).body.data).toMatchObject([
      { _id: id, name: 'Three strongest', program: PROGRAM, state: 'running', released_at: null, book: null, since_release: null },
    ])
    await trading.hours(6)
    const { fills, orders, run } = await folded(trading, id)
    expect(await app.database.query(FILLS)).toEqual(fills)
    expect(fills.length).toBeGreaterThan(8)
    expect(orders.length).toBeGreaterThan(4)
    const points = await app.database.query<{ part: string; at: Date }>('SELECT part, at FROM bot_equity WHERE run_id = $1 ORDER BY at', [
      run.id,
    ])
    expect(points.every(({ part, at }) => part === 'since_release' && at >= began)).toBe(true)
    const { data } = (await (await app.logIn(ada.email)).call('GET', `/me/bots/${id}`)).body
    expect(data).toMatchObject({ state: 'running', book: { capital: '100000.00' }, since_release: { bars: orders.length } })
    expect(data?.equity).toHaveLength(points.length)
    expect((data?.trades as unknown as object[])[0]).toMatchObject({ bot: `own-${id}`, why_note: { code: 'why_wanted' } })
    expect(await money()).toEqual(before)
  })

  it('goes on where it was on another node, and after each restart', async () => {
    const calm = await started(store, 6)
    await calm.hours(1)
    await released(await calm.app.member())
    await calm.hours(5)
    const rough = await started(store, 6)
    await rough.hours(1)
    await released(await rough.app.member())
    for (let n = 0; n < 5; n += 1) {
      rough.toTheHour(2)
      await rough.tick()
      rough.toTheHour()
      await rough.tick()
      await Promise.all([otherBots(rough, rough.app.database).round(), otherBots(rough, rough.app.database).round()])
      await rough.tick()
      await otherBots(rough, rough.app.database).round()
    }
    const undisturbed = await calm.app.database.query(FILLS)
    expect(undisturbed.length).toBeGreaterThan(10)
    expect(await rough.app.database.query(FILLS)).toEqual(undisturbed)
  })

  it('ends ten releases at once with three running, and frees a place when one stops', async () => {
    const { app } = await started(store)
    const ada = await app.member()
    const all = await Promise.all(Array.from({ length: 10 }, () => release(ada)))
    expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409, 409, 409])
    expect(all.find(({ status }) => status === 409)?.body.params?.reason).toBe('own_bots_full')
    const running = () =>
      app.database.query<{ id: string }>('SELECT id FROM bot_rule WHERE user_id = $1 AND stopped_at IS NULL', [ada.user_id])
    const three = await running()
    expect(three).toHaveLength(3)
    const copy = (place: number) =>
      app.database.query(
        `INSERT INTO bot_rule (id, user_id, name, program, bar, member_place, instance_place, key_hash, body_hash, started_at)
         SELECT gen_random_uuid(), user_id, name, program, bar, $1::int, 50, sha256('x'), body_hash, started_at FROM bot_rule LIMIT 1`,
        [place],
      )
    await expect(copy(3)).rejects.toThrow(/bot_rule_member_place|unique/)
    await expect(copy(4)).rejects.toThrow(/check/)
    await app.database.query('DELETE FROM throttle')
    await ada.call('POST', `/me/bots/${three[0]?.id}/stop`)
    expect((await release(ada)).status).toBe(201)
    expect(await running()).toHaveLength(3)
  })

  it('has a hundred places together', async () => {
    const { app } = await started(store)
    const ada = await app.member()
    const key = newId()
    const first = await release(ada, {}, key)
    const others = await Promise.all(Array.from({ length: 33 }, () => app.member()))
    await app.database.query(
      `INSERT INTO bot_rule (id, user_id, name, program, bar, member_place, instance_place, key_hash, body_hash, started_at)
       SELECT gen_random_uuid(), u.id, name, program, bar, place, 1 + row_number() OVER (), sha256((u.id || '/' || place)::bytea), body_hash, started_at
         FROM unnest($1::uuid[]) u (id), generate_series(1, 3) place, bot_rule`,
      [others.map(({ user_id }) => user_id)],
    )
    const full = await release(ada)
    expect([full.status, full.body.params?.reason]).toEqual([409, 'own_bots_none_left'])
    const again = await release(ada, {}, key)
    expect([again.body.data?._id, again.headers.get('idempotent-replay')]).toEqual([first.body.data?._id, 'true'])
    expect((await release(ada, { name: 'Another' }, key)).body.error_code).toBe(53)
  })

  it('refuses a rule that can’t run, and one without a name', async () => {
    const { app } = await started(store)
    const ada = await app.member()
    const wrong = [{ program: 'weight if price > 100 then 1' }, { program: '' }, { name: ' ' }, { interval: '1mo' }, { coins: ['BTC'] }]
    for (const changed of wrong) expect([changed, (await release(ada, changed)).status]).toEqual([changed, 400])
    expect((await ada.call('GET', '/me/bots')).body.data).toEqual([])
  })

  it('is read by its maker alone: neither by members nor in any public list, stream or figure', async () => {
    const trading = await started(store)
    const { app } = trading
    await trading.hours(1)
    const maker = await app.member()
    const { email } = await app.member()
    const id = await released(maker)
    const announced: string[] = []
    const { market } = app.assembly
    const announce = (event: unknown) => void announced.push(inspect(event, { depth: null }))
    const node = openBots({ database: app.database, clock: app.clock, market: { ...market, announce }, codeVersion, readOutlooks })
    await node.announce()
    await trading.hours(2)
    await node.announce()
    expect(announced.length).toBeGreaterThan(0)
    expect(announced.some((event) => event.includes('own-'))).toBe(false)
    const [ada, eve] = [await app.logIn(maker.email), await app.logIn(email)]
    const own = (await ada.call('GET', `/me/bots/${id}`)).body.data?.trades as unknown as { _id: string }[]
    expect(own.length).toBeGreaterThan(2)
    for (const client of [eve, app.anyone]) {
      for (const path of ['/bots', '/bots/curves', '/trades?limit=200', '/trades/recent', '/bots/divergence'])
        expect([path, (await client.call('GET', path)).text.includes('own-')]).toEqual([path, false])
      for (const path of [`/bots/own-${id}`, `/trades/${own[0]?._id}`])
        expect([path, (await client.call('GET', path)).status >= 400]).toEqual([path, true])
    }
    expect((await eve.call('GET', '/me/bots')).body.data).toEqual([])
    expect((await eve.call('GET', `/me/bots/${id}`)).status).toBe(404)
    expect((await eve.call('POST', `/me/bots/${id}/stop`)).status).toBe(404)
    for (const path of ['/me/bots', `/me/bots/${id}`]) expect((await app.anyone.call('GET', path)).status).toBe(401)
    expect((await ada.call('GET', '/me/bots')).body.data).toMatchObject([{ state: 'running' }])
  })

  it('stops for good, also while an order waits, and its record stays', async () => {
    const trading = await started(store)
    const { app } = trading
    await trading.hours(1)
    const maker = await app.member()
    const id = await released(maker)
    await trading.hours(2)
    trading.toTheHour(2)
    await trading.tick()
    trading.toTheHour()
    await trading.tick()
    await trading.bots.round()
    const ada = await app.logIn(maker.email)
    const stopped = await ada.call('POST', `/me/bots/${id}/stop`)
    expect([stopped.status, stopped.body.data?.state]).toEqual([200, 'stopped'])
    const rows = () =>
      app.database.query<{ state: string; n: number }>(
        `SELECT o.state, count(*)::int AS n FROM bot_order o JOIN bot_run r ON r.id = o.run_id WHERE r.version = $1 GROUP BY o.state ORDER BY o.state`,
        [`own-${id}`],
      )
    const before = await rows()
    expect(before).toContainEqual({ state: 'lapsed', n: 1 })
    await trading.hours(2)
    expect(await rows()).toEqual(before)
    const later = await app.logIn(maker.email)
    const again = await later.call('POST', `/me/bots/${id}/stop`)
    expect(again.body.data?.stopped_at).toBe(stopped.body.data?.stopped_at)
    const bars = before.reduce((sum, { n }) => sum + n, 0)
    const { data } = (await later.call('GET', `/me/bots/${id}`)).body
    expect(data).toMatchObject({ state: 'stopped', book: null, since_release: { bars } })
    await expect(app.database.query('UPDATE bot_rule SET stopped_at = NULL')).rejects.toThrow('stops once')
  })

  it('is in the export, and goes with the account: no row names it, and it trades no more', async () => {
    const trading = await started(store)
    const { app } = trading
    await trading.hours(1)
    const maker = await app.member()
    await released(maker)
    await trading.hours(2)
    const ada = await app.logIn(maker.email)
    const file = await ada.call('GET', '/me/export')
    expect(file.text).toContain('own_bots')
    expect(file.text).toContain('Three strongest')
    expect((await ada.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    const count = async () => (await app.database.query(FILLS)).length
    const [left, fills] = [await app.database.query('SELECT FROM bot_rule'), await count()]
    expect(left).toEqual([])
    await trading.hours(2)
    expect(await count()).toBe(fills)
    const reasons = await app.database.query<{ reason: string }>(`SELECT reason FROM bot_order`)
    expect(reasons.some(({ reason }) => reason.includes('Three strongest'))).toBe(false)
  })
})
