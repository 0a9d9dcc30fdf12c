/** Performance and income due over real HTTP, against a history worked by hand: deposit, plans, early exit, maturity, withdrawal. */
import { expect, it } from 'vitest'
import { DAY_MS } from '#kernel/duration'
import { type Client, deposit, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { BTC } from '../../attack/world.ts'
import { cents, type Row, readOne } from './read-figures.ts'

type Rates = Record<string, string | number | null>
type Plan = Row & { readonly rates: Rates }
type Performance = Row & {
  readonly rates: Rates
  readonly plans: readonly Plan[]
  readonly why: Row | null
  readonly drawdown: Row | null
  readonly bitcoin: Row
  readonly course: readonly Row[]
}
type Months = { readonly months: readonly (Row & { readonly payouts: readonly Row[] })[]; readonly later: Row } & Row

const read = async (member: Client, query = '') => (await readOne(member, `/me/performance${query}`)) as unknown as Performance
/** Two places, downward, as the screen has them. */
const percent = (share: number) => (Math.floor(Number((share * 10_000).toPrecision(12))) / 100).toFixed(2)
const dayAfter = (at: string, days: number) => new Date(Date.parse(at.slice(0, 10)) + days * DAY_MS).toISOString().slice(0, 10)

/** No day ends while a test runs. */
function toNoon({ clock }: TestApp): void {
  const since_noon = (clock.now().getTime() + DAY_MS / 2) % DAY_MS
  clock.advance((DAY_MS - since_noon) / 1000)
}

/** From now on an early exit of a Starter plan pays half of what accrued. */
async function halveExits({ database }: TestApp): Promise<void> {
  await database.query(
    `INSERT INTO plan_terms (plan, version, rate_bps, term_seconds, min_cents, max_cents, exit_share_bps, referral_bps, on_sale)
     SELECT plan, version + 1, rate_bps, term_seconds, min_cents, max_cents, 5000, referral_bps, on_sale FROM plan_terms WHERE plan = 'starter'`,
  )
}

async function storeCloses({ database }: TestApp, closes: readonly (readonly [day: string, usd: number])[]): Promise<void> {
  for (const [day, usd] of closes) {
    const prices = Array.from({ length: 15 }, () => String(BigInt(usd) * 10n ** 12n))
    await database.query(
      `INSERT INTO market_candle (source, interval, at, opens, highs, lows, closes, known_at)
       VALUES ('SIMULATED 2', '1d', $1, $2::bigint[], $2::bigint[], $2::bigint[], $2::bigint[], $1)`,
      [new Date(day), prices],
    )
  }
}

const buy = async (member: Client, amount: string) => {
  const { status, body, text } = await member.call('POST', '/private/user/investment', { plan: 'starter', amount })
  expect([status, text]).toEqual([201, text])
  return String(body.data?.investment?._id)
}

/** Day 0 to 9; what was paid by the early exit on day 5, and what it gave up. */
async function live(app: TestApp) {
  toNoon(app)
  const boss = await app.administrator()
  const ada = await app.member({ funded: '1000' })
  const pass = async (days: number) => expect((await boss.call('POST', '/admin/business-date', { days })).status).toBe(201)
  await buy(ada, '400')
  await halveExits(app)
  const early = await buy(ada, '400')
  await pass(5)
  await ada.call('PATCH', `/private/user/investment/${early}`, {})
  const { started_at, ended_at, amount } = await readOne(ada, `/me/investments/${early}`)
  const seconds = Math.floor((Date.parse(String(ended_at)) - Date.parse(String(started_at))) / 1000)
  const accrued = (4_000n * BigInt(seconds)) / 604_800n
  await pass(3)
  await deposit(ada, '500')
  await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const asked = await ada.call('POST', '/private/user/transaction', {
    amount: '300',
    payment_option: 'wallet',
    selected_coin: `${BTC}::btc::Bitcoin`,
  })
  const id = asked.body.data?.transaction?._id
  await ada.call('PATCH', `/private/user/transaction/${id}`, { code: await app.codeFor(ada.email, 'code:withdrawal') })
  expect((await boss.call('PATCH', `/admin/transaction/${id}`)).status).toBe(200)
  for (const [account_type, sum] of [
    ['bonus', '5.55'],
    ['main', '10'],
  ])
    await boss.call('POST', '/admin/transaction', {
      user: ada.user_id,
      account_type,
      amount: sum,
      transaction_type: 'credit',
      narration: 'For a test',
    })
  await pass(1)
  return { ada, boss, first_day: String(started_at).slice(0, 10), paid: cents(amount), given_up: cents(amount) - accrued, accrued }
}

/** The rate at which the flows of day 0, 8 and 9 add up to nothing, over nine days. */
function moneyWeighted(closing: number): number {
  let [low, high] = [-0.5, 0.5]
  for (let n = 0; n < 200; n += 1) {
    const daily = (low + high) / 2
    if (1_000 * (1 + daily) ** 9 + 200 * (1 + daily) < closing) low = daily
    else high = daily
  }
  return (1 + low) ** 9 - 1
}

onStore((store) => {
  it('is what a history says when it is worked by hand', async () => {
    const app = await startApp(store)
    const { ada, first_day, paid, given_up, accrued } = await live(app)
    const whole = await read(ada)
    const growth = 4_000n + paid + 555n + 1_000n
    expect([whole.from, whole.to, whole.first_day]).toEqual([first_day, dayAfter(first_day, 9), first_day])
    expect([whole.opening, whole.money_in, whole.money_out, whole.bonuses, whole.adjustments]).toEqual([
      '0.00',
      '1500.00',
      '300.00',
      '5.55',
      '10.00',
    ])
    expect(cents(whole.growth)).toBe(growth)
    expect(cents(whole.closing)).toBe(120_000n + growth)
    expect(whole.closing).toBe(String(((await readOne(ada, '/me/account')) as unknown as { account_info: Row }).account_info.yours_today))
    const [plan] = whole.plans
    expect([whole.plans.length, plan?.plan_name, plan?.money_in, plan?.opening, plan?.closing]).toEqual([
      1,
      'Starter',
      '800.00',
      '0.00',
      '0.00',
    ])
    expect([cents(plan?.returns), cents(plan?.early_exits), cents(plan?.growth)]).toEqual([4_000n + accrued, given_up, 4_000n + paid])
    expect(given_up < 0n).toBe(true)

    // $1,000 until day 8; on it $500 in, $300 out and $15.55 of income; nothing after.
    const before = 100_000 + 4_000 + Number(paid)
    const at_end = Number(cents(whole.closing))
    expect(whole.rates).toMatchObject({
      days: 9,
      time_weighted: percent((before / 100_000) * ((at_end + 30_000) / (before + 50_000)) - 1),
      money_weighted: percent(moneyWeighted(at_end / 100)),
      time_weighted_yearly: null,
      no_time_weighted: null,
    })
    // Of the plans alone: both bought on day 0, so both returns are near 40/400 for what stayed.
    expect(plan?.rates.no_money_weighted).toBeNull()
    expect(whole.why).toMatchObject({ flows: 1, amount: '200.00', on: dayAfter(first_day, 8) })
    expect(whole.drawdown).toMatchObject({ from: dayAfter(first_day, 4), to: dayAfter(first_day, 5) })
    const values = whole.course.map(({ value }) => value)
    expect([values[0], values.at(-1)]).toEqual(['0.00', whole.closing])
    expect(whole.course.at(-1)?.paid_in).toBe('1200.00')
  })

  it('is cut into periods that meet, each with the same sum of its parts', async () => {
    const app = await startApp(store)
    const { ada, first_day } = await live(app)
    const day = (n: number) => dayAfter(first_day, n)
    const parts = [await read(ada, `?to=${day(1)}`), await read(ada, `?from=${day(2)}&to=${day(7)}`), await read(ada, `?from=${day(8)}`)]
    let closing = 0n
    for (const one of parts) {
      expect(cents(one.opening)).toBe(closing)
      closing = cents(one.closing)
      expect(closing).toBe(cents(one.opening) + cents(one.money_in) - cents(one.money_out) + cents(one.growth))
      const split = one.plans.reduce((sum, { growth }) => sum + cents(growth), 0n) + cents(one.bonuses) + cents(one.adjustments)
      expect(split).toBe(cents(one.growth))
    }
    const whole = await read(ada)
    expect(parts.reduce((sum, { growth }) => sum + cents(growth), 0n)).toBe(cents(whole.growth))
    expect(closing).toBe(cents(whole.closing))
    expect(parts.map(({ rates }) => rates.days)).toEqual([1, 6, 2])
    expect((await read(ada, `?from=2020-01-01&to=2099-12-31`)).growth).toBe(whole.growth)
    expect((await read(ada, '?to=2020-01-01')).rates.no_time_weighted).toBe('no_money')
    for (const query of ['?from=2099-01-01', `?from=${day(3)}&to=${day(2)}`, '?from=2026-02-31', '?to=tomorrow'])
      expect([query, (await ada.call('GET', `/me/performance${query}`)).status]).toEqual([query, 400])
  })

  it('compares with BTC at stored closes, and says why where it cannot', async () => {
    const app = await startApp(store)
    const { ada, first_day } = await live(app)
    const day = (n: number) => dayAfter(first_day, n)
    expect((await read(ada)).bitcoin).toMatchObject({ closing: null, why_none: 'before_prices', on: day(0), source: 'SIMULATED 2' })
    await storeCloses(app, [
      [day(0), 50_000],
      [day(8), 100_000],
    ])
    expect((await read(ada)).bitcoin).toMatchObject({ why_none: 'no_price', on: day(9) })
    await storeCloses(app, [[day(9), 80_000]])
    // 0.02 BTC, and 0.002 more for the net $200 of day 8.
    const { bitcoin, closing } = await read(ada)
    expect([bitcoin.closing, cents(bitcoin.difference)]).toEqual(['1760.00', cents(closing) - 176_000n])
  })

  it('has nothing of another member, and reasons instead of rates for a newcomer', async () => {
    const app = await startApp(store)
    toNoon(app)
    await app.member({ funded: '700' })
    const bob = await app.member()
    expect(await read(bob)).toMatchObject({ first_day: null, growth: '0.00', closing: '0.00', plans: [], why: null, drawdown: null })
    await deposit(bob, '50')
    expect((await read(bob)).rates).toMatchObject({ days: 0, no_time_weighted: 'under_a_day', no_money_weighted: 'under_a_day' })
  })

  it('lists what open plans pay by month, as each was chosen', async () => {
    const app = await startApp(store)
    toNoon(app)
    const ada = await app.member({ funded: '9000' })
    const [first, second] = [await buy(ada, '400'), await buy(ada, '100')]
    await ada.call('PUT', `/private/user/investment/${second}/maturity`, { instruction: 'reinvest_principal' })
    const due = (await readOne(ada, '/me/income-due')) as unknown as Months
    expect([due.months.length, due.returns, due.capital, due.total, due.later.total]).toEqual([12, '50.00', '500.00', '550.00', '0.00'])
    const payouts = due.months.flatMap((month) => month.payouts)
    expect(payouts.map(({ investment, total, maturity_instruction }) => [investment, total, maturity_instruction])).toEqual([
      [first, '440.00', 'pay_out'],
      [second, '110.00', 'reinvest_principal'],
    ])
    expect(due.months.reduce((sum, { reinvested }) => sum + cents(reinvested), 0n)).toBe(10_000n)
    expect(((await readOne(await app.member(), '/me/income-due')) as unknown as Months).total).toBe('0.00')
  })
})
