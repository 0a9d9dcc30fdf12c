/**
 * One clock for one event: after the business date has moved, transaction, message and chart say the same day, and a payout says what it
 * is.
 */
import { expect, it } from 'vitest'
import { addSeconds } from '#kernel/clock'
import { DAY_MS } from '#kernel/duration'
import { formatMoment } from '#kernel/format/moment'
import { type Client, deposit, startApp } from '#test/support/app.ts'
import { readCsvRows } from '#test/support/csv.ts'
import { onStore } from '#test/support/database.ts'
import { bring, buy, codeOf, payDue } from '../referrals/world.ts'
import { add, cents, type Row, readAll, readFigure, readOne } from './read-figures.ts'

async function payouts(member: Client): Promise<Record<string, Row>> {
  const rows = await readAll(member, '/me/transactions?')
  return Object.fromEntries(rows.flatMap((row) => (row.plan_event ? [[`${row.plan_event} ${row.amount}`, row]] : [])))
}

/** Every row, each read with the cursor of the row before it. `path` ends where a parameter may follow. */
async function onePerPage(member: Client, path: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await member.call('GET', `${path}limit=1${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)
    rows.push(...(body.data as unknown as Row[]))
    cursor = (body.page as unknown as { next_cursor: string | null }).next_cursor
  }
  return rows
}

onStore((store) => {
  it('a plan that matured days ago is dated then, by its transaction, its message and the chart of balances', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.signUp({ funded: '1000' })
    await buy(ada, '200')
    const early = await buy(ada, '300')
    expect((await ada.call('PATCH', `/private/user/investment/${early}`, {})).status).toBe(200)
    expect((await boss.call('POST', '/admin/business-date', { days: 12 })).status).toBe(201)
    await app.settled()

    const found = await payouts(ada)
    expect(Object.keys(found).sort()).toEqual(['early_exit 300.00', 'maturity 220.00', 'purchase 200.00', 'purchase 300.00'])
    expect(Object.values(found).map(({ label }) => label)).toEqual(Array(4).fill('investment'))
    const { body } = await ada.call('GET', '/me/search?q=payout at maturity')
    const records = (body.data as unknown as Row[]).filter(({ kind }) => kind === 'transaction')
    expect(records.map(({ title, href }) => [title, href])).toEqual([
      ['Payout at maturity', `/transactions/${found['maturity 220.00']?._id}`],
    ])

    const messages = await readAll(ada, '/me/messages?')
    const dayOf = (words: RegExp) => messages.find(({ message_subject }) => words.test(String(message_subject)))?.effective_at
    expect(dayOf(/matured/i)).toBe(found['maturity 220.00']?.effective_at)
    expect(dayOf(/liquidated/i)).toBe(found['early_exit 300.00']?.effective_at)
    const matured_at = Date.parse(String(found['maturity 220.00']?.effective_at))
    const started_at = Date.parse(String(found['purchase 200.00']?.effective_at))
    const now = Date.parse(String((await readOne(app.anyone, '/config')).business_now))
    expect(now - matured_at).toBeGreaterThan(3 * 86_400_000)

    const points = (await readOne(ada, '/me/equity?range=month')) as unknown as Row[]
    const locked = points.map(({ at, locked: amount }) => [Date.parse(String(at)), amount] as const)
    for (const [at, amount] of locked) expect([at, amount]).toEqual([at, at >= started_at && at < matured_at ? '200.00' : '0.00'])
    expect(locked.filter(([, amount]) => amount === '200.00').length).toBeGreaterThanOrEqual(7)
    expect(Math.abs(Number(locked.at(-1)?.[0]) - now)).toBeLessThan(60_000)
    const all = (await readOne(ada, '/me/equity?range=all')) as unknown as Row[]
    expect(Date.parse(String(all[0]?.at))).toBeLessThanOrEqual(started_at)
    expect(all.at(-1)?.total).toBe('1020.00')
  })

  it('31 days ahead, search, figures, statements, bonus and front page say the business date of each record', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.signUp({ funded: '1000' })
    const referrer = await app.member()
    const code = String((await referrer.call('GET', '/me/referral')).body.data?.code)
    const bob = await app.signUp({ referral_code: code, funded: '500' })
    for (const member of [ada, bob]) await buy(member, '200')
    expect((await boss.call('POST', '/admin/business-date', { days: 31 })).status).toBe(201)
    await app.settled()
    await app.assembly.jobs.find(({ name }) => name === 'referral bonuses')?.run()
    await app.settled()
    const now = Date.parse(String((await readOne(app.anyone, '/config')).business_now))
    const matured_at = String((await readAll(ada, '/me/investments?'))[0]?.ended_at)
    expect(now - Date.parse(matured_at)).toBeGreaterThan(23 * DAY_MS)

    const found = (await ada.call('GET', '/me/search?q=starter')).body.data as unknown as Row[]
    expect(found.find(({ kind }) => kind === 'investment')?.at).toBe(matured_at)
    expect(found.find(({ kind, title }) => kind === 'message' && /matured/.test(String(title)))?.at).toBe(matured_at)
    expect(found.find(({ kind, title }) => kind === 'transaction' && /Payout/.test(String(title)))?.at).toBe(matured_at)
    const figure = (await ada.call('GET', '/me/figures/main_balance')).body.data as unknown as { as_of: string; postings: Row[] }
    const overview = (await readOne(ada, '/me/account')) as unknown as { account_info: Row }
    for (const as_of of [figure.as_of, overview.account_info.as_of]) expect(Math.abs(Date.parse(String(as_of)) - now)).toBeLessThan(60_000)
    expect(figure.postings.find(({ kind }) => kind === 'plan.pay')?.at).toBe(matured_at)
    const paid = (await readAll(ada, '/me/transactions?')).find(({ plan_event }) => plan_event === 'maturity')
    const detail = (await readOne(ada, `/me/transactions/${paid?._id}`)) as unknown as { postings: Row[] }
    expect(new Set(detail.postings.map(({ at }) => at))).toEqual(new Set([matured_at]))

    const [bonus] = await readAll(referrer, '/me/transactions?')
    const [notice] = await readAll(referrer, '/me/messages?')
    const bobs = String((await readAll(bob, '/me/investments?'))[0]?.ended_at)
    expect([bonus?.origin, bonus?.effective_at, notice?.effective_at]).toEqual(['referral', bobs, bobs])

    app.clock.advance(20)
    const { texts } = await app.assembly.siteFigures('en')
    expect(texts.last_payout).toBe(formatMoment('en', matured_at, 'day'))
    const month = matured_at.slice(0, 7)
    const csv = readCsvRows((await ada.call('GET', `/me/statement?month=${month}&format=csv`)).text)
    expect(csv.filter(({ row }) => row !== 'posting').map(({ recorded_at }) => recorded_at)).not.toContainEqual(expect.stringMatching(/./))
    const recorded = csv.flatMap(({ row, recorded_at }) => (row === 'posting' ? [Date.parse(String(recorded_at))] : []))
    expect(Math.max(...recorded)).toBeLessThan(now - 30 * DAY_MS)
  })

  it('lists are sorted, continued and limited by the business date that they show, whenever a record was made', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const referrer = await app.signUp({ funded: '500' })
    await bring(app, await codeOf(referrer))
    await boss.call('POST', '/admin/business-date', { days: 12 })
    await app.settled()
    await deposit(referrer, '25')
    // Recorded last, of the day five days before on which the plan matured.
    await payDue(app)
    const open = (await referrer.call('POST', '/private/user/deposit', { amount: '30', payment_method: 'card' })).body.data?.transaction
    const dates = (rows: readonly Row[]) => rows.map(({ effective_at }) => Date.parse(String(effective_at)))
    const newestFirst = (rows: readonly Row[]) => expect(dates(rows)).toEqual(dates(rows).toSorted((one, other) => other - one))

    const all = (await referrer.call('GET', '/me/transactions')).body.data as unknown as Row[]
    expect(all.map(({ amount }) => amount)).toEqual(['30.00', '25.00', '1.10', '500.00'])
    newestFirst(all)
    const oldest = (await referrer.call('GET', '/me/transactions?sort=oldest')).body.data as unknown as Row[]
    expect(oldest).toEqual(all.toReversed())
    expect(await onePerPage(referrer, '/me/transactions?')).toEqual(all)
    const bonus = new Date(String(all[2]?.effective_at))
    const ofThatDay = `from=${bonus.toISOString()}&to=${addSeconds(bonus, 86_400).toISOString()}`
    expect((await referrer.call('GET', `/me/transactions?${ofThatDay}`)).body).toMatchObject({
      data: [{ amount: '1.10' }],
      page: { total: 1 },
    })

    const { transactions } = (await readOne(referrer, '/me/account')) as unknown as { transactions: Row[] }
    const { history } = (await readOne(boss, `/admin/waiting/deposits/${open?._id}`)) as unknown as { history: Row[] }
    const person = (await readOne(boss, `/admin/user/${referrer.user_id}`)) as unknown as { transactions: Row[] }
    for (const rows of [transactions, history, person.transactions]) expect(rows.map(({ _id }) => _id)).toEqual(all.map(({ _id }) => _id))

    const messages = (await referrer.call('GET', '/me/messages')).body.data as unknown as Row[]
    expect(messages.length).toBeGreaterThan(2)
    newestFirst(messages)
    expect(await onePerPage(referrer, '/me/messages?')).toEqual(messages)
  })

  it('ended plans are in the order in which they ended, not in which they were bought', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const ada = await app.signUp({ funded: '2000' })
    const long = await ada.call('POST', '/private/user/investment', { plan: 'diamond', amount: '800' })
    expect(long.status).toBe(201)
    await buy(ada, '200')
    await boss.call('POST', '/admin/business-date', { days: 31 })
    await app.settled()
    const ended = (await ada.call('GET', '/me/investments?status=expired')).body.data as unknown as Row[]
    expect(ended.map(({ capital }) => capital)).toEqual(['800.00', '200.00'])
    expect(await onePerPage(ada, '/me/investments?status=expired&')).toEqual(ended)
  })

  it('a figure leaves none of a thousand open plans out', async () => {
    const app = await startApp(store)
    const ada = await app.signUp({ funded: '100' })
    await buy(ada, '100')
    await app.database.query(
      `INSERT INTO investment SELECT (jsonb_populate_record(i, jsonb_build_object('id', gen_random_uuid(), 'bought_by', gen_random_uuid()))).*
       FROM investment i, generate_series(1, 1000)`,
    )
    const { account_info } = (await readOne(ada, '/me/account')) as unknown as { account_info: Row }
    expect(cents(account_info.owed_in_all)).toBe(100_00n + 1001n * 10_00n)
    const owed = await readFigure(ada, 'owed_in_all')
    expect([owed.value, add(owed.records, 'amount')]).toEqual([account_info.owed_in_all, cents(account_info.owed_in_all)])
  })
})
