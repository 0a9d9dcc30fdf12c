/** The specification's plan tables, as the API gives them. */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())

type Plan = Record<string, unknown>

async function plans(): Promise<Plan[]> {
  const app = await startApp(store)
  return (await app.anyone.call('GET', '/plans')).body.data as unknown as Plan[]
}

it('lists the nine plans by id and index, five of them on sale with the contracted terms', async () => {
  const all = await plans()
  const row = ({ id, index, percent, days, min, max, referral_percent, bot_version, landing_name, on_sale }: Plan) => [
    id,
    index,
    percent,
    days,
    min,
    max,
    referral_percent,
    bot_version,
    landing_name,
    on_sale,
  ]
  expect(all.map(row)).toEqual([
    ['starter', 0, '10.00', 7, '100.00', '500.00', '11.00', '1.0', 'AI STANDARD PLAN', true],
    ['diamond', 1, '14.50', 30, '500.00', '1000.00', '15.50', '2.0', 'AI MASTER PLAN', true],
    ['silver', 2, '18.00', 30, '1000.00', '5000.00', '22.50', '4.0', 'AI PREMIUM PLAN', true],
    ['gold', 3, '22.00', 45, '5000.00', '10000.00', '28.50', '5.0', 'AI ULTIMATE PLAN', true],
    ['master', 4, null, null, null, null, '5.00', null, null, false],
    ['ultimate', 5, null, null, null, null, '5.00', null, null, false],
    ['estate', 6, null, null, null, null, '5.00', null, null, false],
    ['cannabis', 7, null, null, null, null, '5.00', null, null, false],
    ['ira', 8, '28.00', 60, '10000.00', '50000.00', '30.50', '7.0', 'AI CORPORATE PLAN', true],
  ])
})

it('shows beside each rate what it would mean all year, a day’s share and the capacity that the reserve leaves', async () => {
  const all = await plans()
  expect(all.map(({ apy_percent }) => apy_percent)).toEqual(['14299.01', '419.35', '649.14', '401.73', null, null, null, null, '348.94'])
  expect(all.map(({ daily_percent }) => daily_percent)).toEqual(['1.42', '0.48', '0.60', '0.48', null, null, null, null, '0.46'])
  expect(all.map(({ capacity_left }) => capacity_left)).toEqual([
    '10000000.00',
    '6896551.72',
    '5555555.55',
    '4545454.54',
    null,
    null,
    null,
    null,
    '3571428.57',
  ])
  expect(all.every(({ features, risk_line, capital_returned }) => (features as string[]).length > 0 && risk_line && capital_returned)).toBe(
    true,
  )
})

it('says of each plan what sets it apart: term, amounts, bot, exit and referral', async () => {
  const all = await plans()
  const own = (id: string) => (all.find((plan) => plan.id === id)?.features as string[]).slice(0, 5)
  expect(own('gold')).toEqual([
    'Term in days: 45',
    'Amounts from $5,000.00 to $10,000.00',
    'Bot to follow: 5.0',
    'Early exit pays your capital and the whole accrued return',
    'Referral bonus: 28.50% of the return',
  ])
  expect(own('starter').filter((feature) => own('gold').includes(feature))).toEqual([
    'Early exit pays your capital and the whole accrued return',
  ])
  expect(own('cannabis')).toEqual(['Listed, but not offered until the operator sets its terms and funds its reserve'])
})

it('decides once whether a plan is on sale, fully subscribed or not offered, and on_sale agrees', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const states = async () =>
    ((await app.anyone.call('GET', '/plans')).body.data as unknown as Plan[]).map(({ id, availability, on_sale }) => [
      id,
      availability,
      on_sale,
    ])
  expect(await states()).toContainEqual(['starter', 'on_sale', true])
  // 100.00 left: enough for the return of starter's and diamond's smallest purchase, and of no other's.
  const left = await boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '999900', direction: 'take' })
  expect(left.status).toBe(201)
  expect(await states()).toEqual([
    ['starter', 'on_sale', true],
    ['diamond', 'on_sale', true],
    ['silver', 'fully_subscribed', false],
    ['gold', 'fully_subscribed', false],
    ...['master', 'ultimate', 'estate', 'cannabis'].map((id) => [id, 'not_offered', false]),
    ['ira', 'fully_subscribed', false],
  ])
  const gold = (await app.anyone.call('GET', '/plans/gold')).body.data
  expect(gold).toMatchObject({ percent: '22.00', min: '5000.00', capacity_left: '454.54' })
})

it('finds a plan by id and by index, sells none that is not offered, and gives cannabis and ira different texts', async () => {
  const app = await startApp(store)
  const read = async (id: string) => (await app.anyone.call('GET', `/plans/${id}`)).body.data as unknown as Plan
  expect(await read('8')).toEqual(await read('ira'))
  expect((await read('cannabis')).name).not.toBe((await read('ira')).name)
  expect((await app.anyone.call('GET', '/plans/9')).status).toBe(404)
  const ada = await app.member({ funded: '1000' })
  const refused = await ada.call('POST', '/private/user/investment', { plan: 'cannabis', amount: '100' })
  expect([refused.status, refused.body.error_code]).toEqual([409, 54])
})

it('refuses an amount outside of the range in the words of its range, bounds included', async () => {
  const app = await startApp(store)
  const ada = await app.member({ funded: '2000' })
  const buy = (amount: string) => ada.call('POST', '/private/user/investment', { plan: 'starter', amount })
  for (const amount of ['99.99', '500.01']) {
    const answer = await buy(amount)
    expect([answer.status, answer.body.message]).toEqual([400, 'Amount must be between $100.00 and $500.00.'])
  }
  for (const amount of ['100.00', '500.00']) expect((await buy(amount)).status).toBe(201)
})

it('computes before a purchase what the purchase then says, to the cent, and refuses what could not be bought', async () => {
  const app = await startApp(store)
  const ada = await app.member({ funded: '2000' })
  const reckoned = (await app.anyone.call('GET', '/plans/starter/projection?amount=333.33')).body.data as unknown as Projected
  const sold = (await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '333.33' })).body.data?.investment
  expect([reckoned.promised_return, reckoned.amount]).toEqual([sold?.promised_return, sold?.capital])
  const boss = await app.administrator()
  await boss.call('POST', '/admin/business-date', { days: 3 })
  const quote = (await ada.call('GET', `/private/user/investment/${sold?._id}/quote`)).body.data as unknown as { amount: string }
  expect(Math.abs(cents(quote.amount) - cents(reckoned.exit[3]?.amount ?? ''))).toBeLessThanOrEqual(1)
  const asked = async (path: string) => {
    const { status, body } = await app.anyone.call('GET', path)
    return [status, body.message]
  }
  expect(await asked('/plans/starter/projection?amount=99')).toEqual([400, 'Amount must be between $100.00 and $500.00.'])
  expect(await asked('/plans/starter/projection?amount=1e2')).toEqual([400, 'Invalid amount'])
  expect((await asked('/plans/cannabis/projection?amount=100'))[0]).toBe(409)
  expect((await asked('/plans/none/projection?amount=100'))[0]).toBe(404)
})

type Projected = { amount: string; promised_return: string; exit: { day: number; amount: string }[] }

function cents(amount: string): number {
  return Number(amount.replace('.', ''))
}

it('tells the dashboard what the open capital is in, and what matures first with what happens then', async () => {
  const app = await startApp(store)
  const ada = await app.member({ funded: '5000' })
  const info = async () => (await ada.call('GET', '/me/account')).body.data?.account_info as unknown as Record<string, unknown>
  expect([(await info()).allocation, (await info()).next_maturity]).toEqual([[], null])
  for (const [plan, amount] of [
    ['starter', '100'],
    ['diamond', '600'],
    ['starter', '300'],
  ])
    await ada.call('POST', '/private/user/investment', { plan, amount })
  const { allocation, next_maturity } = await info()
  expect(allocation).toEqual([
    { plan: 'diamond', plan_name: 'Diamond', investments: 1, capital: '600.00', share_bps: 6000 },
    { plan: 'starter', plan_name: 'Starter', investments: 2, capital: '400.00', share_bps: 4000 },
  ])
  expect(next_maturity).toMatchObject({ plan: 'starter', capital: '100.00', maturity_instruction: 'pay_out' })
})
