/** sec/S4 over HTTP: no member and no operator can exhaust a shared account, and no absurd amount or setting causes a fault. */
import { expect, it } from 'vitest'
import { deposit, startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())
const CEILING = '90071992547409.91'

it('sec/S4 no deposit fills custody: others deposit and the operator funds as before', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const [eve, bob] = [await app.member(), await app.member()]
  const params = { reason: 'deposit_most', at_most: '1000000.00' }
  const message = 'One deposit may be at most $1,000,000.00.'
  for (const amount of [CEILING, '90000000000000', '1000000.01']) {
    const { status, body } = await eve.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
    expect([status, body]).toMatchObject([
      409,
      { error_code: 58, params, message, fields: { amount: { code: params.reason, message } }, limit: 'deposit', at_most: '1000000.00' },
    ])
  }
  for (let n = 0; n < 5; n += 1) await deposit(eve, '1000000')
  expect((await eve.call('POST', '/private/user/deposit', { amount: '0.01', payment_method: 'bank' })).body).toMatchObject({
    error_code: 58,
    limit: 'day',
    left: '0.00',
  })
  expect((await eve.call('GET', '/me/deposit-limits')).body.data).toEqual({
    at_most: '0.00',
    by: 'day',
    deposit: '1000000.00',
    day: '5000000.00',
    day_left: '0.00',
    first: null,
  })
  await deposit(bob, '1000000')
  expect((await boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '1', direction: 'add' })).status).toBe(201)
  expect(await app.audit()).toEqual([])
})

it('sec/S4 the operator fills no account so that others are stopped, and sees the alarm from half on', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const member = await app.member({ funded: '1000' })
  const move = (account: string, amount: string, direction = 'add') =>
    boss.call('POST', '/admin/treasury/reserve', { account, amount, direction })
  const fillings = async () => (await boss.call('GET', '/admin/overview')).body.data?.fillings
  expect(await fillings()).toEqual([])
  for (const account of ['reserve', 'referral', 'adjustment']) {
    const refused = await move(account, CEILING)
    expect([refused.status, refused.body.fields?.amount?.message]).toEqual([
      409,
      "At most $19,999,998,800,000.00 more can be added: the operator's accounts share a limit.",
    ])
  }
  // Again and again: what was put in over time is more than one account can hold, and everything can still be read.
  for (let n = 0; n < 5; n += 1) {
    expect((await move('referral', '19000000000000')).status).toBe(201)
    if (n < 4) expect((await move('referral', '19000000000000', 'take')).status).toBe(201)
  }
  expect((await boss.call('GET', '/admin/treasury')).body.data?.funding?.[1]).toMatchObject({ put_in: '95000000100000.00' })
  expect(await fillings()).toMatchObject([{ name: 'operator', held: '19000001200000.00', at_most: '20000000000000.00', used_bps: 9_500 }])
  expect(await app.assembly.exposition.read()).toContain('clearterm_limit_used_ratio{limit="operator"} 0.95')
  // Members go on: a deposit, a plan whose return is set aside, an early exit, a withdrawal and its decline.
  await deposit(member, '1000')
  const bought = await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
  expect(bought.status).toBe(201)
  expect((await member.call('PATCH', `/private/user/investment/${bought.body.data?.investment?._id}`, {})).status).toBe(200)
  expect(await app.audit()).toEqual([])
})

it('sec/S4 says no to absurd limits, plans and questions, with the field, and never fails', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  for (const name of ['deposit_limit', 'deposit_limit_day', 'deposit_limit_all'])
    for (const value of [CEILING, '20000000000000.01', '9007199254740992', '-1', '-0.01', '1e3', 'NaN', 2 ** 53, -1, null])
      expect([name, value, (await boss.call('PATCH', '/admin/settings', { [name]: value })).status]).toEqual([name, value, 400])
  const absurd = { rate_bps: 100_000, days: 1, min: '1', max: CEILING }
  for (const [method, path] of [
    ['POST', '/admin/plan/starter/what-if'],
    ['PATCH', '/admin/plan/starter'],
  ] as const) {
    const { status, body } = await boss.call(method, path, { ...absurd, reason: 'A try' })
    expect([path, status, body.fields?.max?.message]).toEqual([path, 400, 'This may be at most $1,000,000,000,000.00.'])
  }
  const most = { rate_bps: 100_000, days: 1, min: '1', max: '1000000000000' }
  expect((await boss.call('POST', '/admin/plan/starter/what-if', most)).status).toBe(201)
  const member = await app.member({ funded: '10' })
  const asked = [
    member.call('POST', '/me/transfer', { from: 'bonus', amount: CEILING }),
    member.call('POST', '/private/user/investment', { plan: 'gold', amount: CEILING }),
    member.call('POST', '/private/user/transaction', { amount: CEILING, payment_option: 'bank' }),
    boss.call('POST', '/admin/transaction', {
      user: member.user_id,
      account_type: 'bonus',
      amount: CEILING,
      transaction_type: 'credit',
      narration: 'A try',
    }),
  ]
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([409, 400, 409, 409])
  // Limits at their most: many open deposits add up to more than an account can hold, and the console still judges them.
  const most_of_all = '20000000000000.00'
  const patch = { deposit_limit: most_of_all, deposit_limit_day: most_of_all, deposit_limit_all: most_of_all }
  expect((await boss.call('PATCH', '/admin/settings', patch)).status).toBe(200)
  const ids = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const rich = await app.member()
      const created = await rich.call('POST', '/private/user/deposit', { amount: '19000000000000', payment_method: 'card' })
      return created.body.data?.transaction?._id
    }),
  )
  const bulk = (action: string, dry_run: boolean) => boss.call('POST', '/admin/transaction/bulk', { ids, action, dry_run })
  const declined = await bulk('decline', true)
  expect([declined.status, declined.body.data?.totals?.money_in]).toEqual([200, '114000000000000.00'])
  const judged = await bulk('approve', true)
  expect(judged.body.data?.totals).toMatchObject({ done: 1, refused: 5, money_in: '19000000000000.00' })
  expect((await bulk('approve', false)).body.data?.totals).toEqual(judged.body.data?.totals)
  expect(await app.audit()).toEqual([])
})
