/** After any history, each figure of the dashboard is the sum of the entries listed behind it. */
import { expect, it } from 'vitest'
import { type FigureName, figureNames } from '#contract/member/figures'
import { type Client, deposit, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const DAY = 86_400
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

type Listed = { readonly amount: string; readonly account: string; readonly kind: string; readonly entry_id: string }
type Point = { readonly at: string; readonly balance: string; readonly locked: string; readonly total: string }
type Figure = { value: string; postings: Listed[]; parts: Listed[]; upto_entry: string; definition: string }

const toCents = (text: string): bigint => BigInt(text.replace('.', ''))
const total = (rows: readonly { readonly amount: string }[]) => rows.reduce((sum, { amount }) => sum + toCents(amount), 0n)

async function readAll(member: Client, name: FigureName, limit = 3): Promise<Figure> {
  const rows: Listed[] = []
  for (let cursor: string | null = ''; ; ) {
    const { status, body } = await member.call('GET', `/me/figures/${name}?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`)
    expect(status).toBe(200)
    const figure = body.data as unknown as Figure
    rows.push(...figure.postings)
    cursor = (body.page as unknown as { next_cursor: string | null }).next_cursor
    if (cursor === null) return { ...figure, postings: rows }
  }
}

/** Two people with deposits, plans open and ended, a hold, a payout, a credit and a debit by an administrator. */
async function live(app: TestApp): Promise<Client> {
  const boss = await app.administrator()
  const ada = await app.member({ funded: '5000' })
  const other = await app.member({ funded: '700' })
  await other.call('POST', '/private/user/investment', { plan: 'starter', amount: '300' })
  for (const amount of ['12.34', '0.01', '99.99', '40']) await deposit(ada, amount)
  const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })
  await ada.call('PATCH', `/private/user/investment/${bought.body.data?.investment?._id}`, {})
  await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '150' })
  await boss.call('POST', '/admin/business-date', { days: 8 })
  await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '444' })
  await boss.call('POST', '/admin/business-date', { days: 1 })
  await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  for (const amount of ['30', '7.77']) {
    const selected_coin = `${BTC}::btc::Bitcoin`
    await ada.call('POST', '/private/user/transaction', { amount, payment_option: 'wallet', selected_coin })
  }
  for (const account_type of ['main', 'bonus', 'earning']) {
    const narration = 'A correction'
    await boss.call('POST', '/admin/transaction', {
      user: ada.user_id,
      account_type,
      amount: '5.55',
      transaction_type: 'credit',
      narration,
    })
  }
  return ada
}

onStore((store) => {
  it('every figure of the dashboard is the sum of its entries, to the cent', async () => {
    const app = await startApp(store)
    const ada = await live(app)
    const { account_info } = (await ada.call('GET', '/me/account')).body.data as unknown as { account_info: Record<FigureName, string> }
    for (const name of figureNames) {
      const figure = await readAll(ada, name)
      const behind = figure.parts.length > 0 ? total(figure.parts) : total(figure.postings)
      expect([name, behind < 0n ? -behind : behind]).toEqual([name, toCents(figure.value)])
      // Accruals grow by the second between two calls; all other figures are constant.
      if (name !== 'active_accrued_amount' && name !== 'set_aside' && name !== 'yours_today')
        expect([name, figure.value]).toEqual([name, account_info[name]])
      expect(figure.definition.length).toBeGreaterThan(20)
    }
    const lists = await Promise.all(figureNames.map((name) => readAll(ada, name)))
    expect(lists.filter(({ value }) => value !== '0.00').length).toBeGreaterThanOrEqual(11)
    const capital = await readAll(ada, 'total_investment_capital')
    expect(capital.postings.map(({ kind, account }) => [kind, account])).toEqual(capital.postings.map(() => ['plan.lock', 'main']))
    expect(capital.value).toBe('794.00')
  })

  it('goes on through its pages in one state of the journal, while money moves', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '100' })
    for (const amount of ['1', '2', '3']) await deposit(ada, amount)
    const first = await ada.call('GET', '/me/figures/main_balance?limit=2')
    await deposit(ada, '50')
    const rest = await ada.call('GET', `/me/figures/main_balance?limit=50&cursor=${first.body.page?.next_cursor}`)
    expect([first.body.data?.value, rest.body.data?.value]).toEqual(['106.00', '106.00'])
    const both = [first, rest].flatMap(({ body }) => body.data?.postings as unknown as Listed[])
    expect(both.map(({ amount }) => amount)).toEqual(['3.00', '2.00', '1.00', '100.00'])
    expect((await ada.call('GET', '/me/figures/main_balance')).body.data?.value).toBe('156.00')
  })

  it('shows over time what the accounts held at each instant', async () => {
    const app = await startApp(store)
    let ada = await app.member()
    const read = async (range: string) => (await ada.call('GET', `/me/equity?range=${range}`)).body.data as unknown as Point[]
    expect((await read('all')).every(({ total }) => total === '0.00')).toBe(true)
    await deposit(ada, '500')
    app.clock.advance(10.5 * DAY)
    ada = await app.logIn(ada.email)
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })
    app.clock.advance(2.2 * DAY)
    ada = await app.logIn(ada.email)
    const month = await read('month')
    expect(month).toHaveLength(31)
    expect(month.map(({ total }) => total)).toEqual([...Array(18).fill('0.00'), ...Array(13).fill('500.00')])
    expect(month.slice(-4).map(({ balance, locked }) => [balance, locked])).toEqual([
      ['500.00', '0.00'],
      ['300.00', '200.00'],
      ['300.00', '200.00'],
      ['300.00', '200.00'],
    ])
    const { account_info } = (await ada.call('GET', '/me/account')).body.data as unknown as { account_info: Record<FigureName, string> }
    for (const range of ['day', 'week', 'month', 'year', 'all']) {
      const points = await read(range)
      expect([range, points.at(-1)?.balance]).toEqual([range, account_info.main_balance])
      const ages = points.map(({ at }) => Date.parse(at))
      expect(ages).toEqual([...ages].sort((a, b) => a - b))
    }
    const all = await read('all')
    expect([all.length, all[0]?.total, all.at(-1)?.total]).toEqual([61, '0.00', '500.00'])
    expect((await ada.call('GET', '/me/equity?range=decade')).status).toBe(400)
  })

  it('shows at each entry what plans promise and have accrued, and what each day of maturities pays', async () => {
    const app = await startApp(store)
    let ada = await app.member({ funded: '1000' })
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
    const boss = await app.administrator()
    await boss.call('POST', '/admin/business-date', { days: 9 })
    await app.settled()
    ada = await app.logIn(ada.email)
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
    await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })
    const points = (await ada.call('GET', '/me/equity?range=entries')).body.data as unknown as (Point & Record<string, string>)[]
    const ended = points.filter((point) => point.ended !== '0.00')
    expect(ended.map((point) => [point.ended, point.promised, point.locked, point.total])).toEqual([['50.00', '0.00', '0.00', '1050.00']])
    expect(points.some((point) => point.promised === '50.00' && point.locked === '500.00')).toBe(true)
    expect([points.at(-1)?.promised, points.at(-1)?.locked]).toEqual(['60.00', '600.00'])
    expect(points.length).toBeLessThan(12)
    const listed = (await ada.call('GET', '/me/transactions')).body.data as unknown as Record<string, string>[]
    const payouts = listed.filter(({ plan_event }) => plan_event === 'maturity')
    expect(payouts.map((row) => [row.amount, row.payout_capital, row.payout_return])).toEqual([['550.00', '500.00', '50.00']])
    const account = (await ada.call('GET', '/me/account')).body.data as unknown as {
      transactions: Record<string, string>[]
      account_info: Record<string, string> & { maturities: Record<string, unknown>[] }
    }
    const expected = { investments: 2, plan_name: 'Starter', capital: '600.00', promised: '60.00', pays: '660.00' }
    expect(account.transactions.filter(({ payout_return }) => payout_return === '50.00')).toHaveLength(1)
    expect(account.account_info.maturities).toEqual([expect.objectContaining(expected)])
    const { yours_today, owed_in_all, set_aside } = account.account_info
    expect(toCents(yours_today ?? '')).toBe(toCents(owed_in_all ?? '') - toCents(set_aside ?? ''))
  })

  it('refuses a figure that is none and a cursor that it did not make, and shows a newcomer zeros', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    expect((await ada.call('GET', '/me/figures/profit')).status).toBe(400)
    expect((await ada.call('GET', '/me/figures/main_balance?cursor=abc')).body).toMatchObject({
      error_code: 40,
      fields: { cursor: { code: 'cursor_unknown' } },
    })
    for (const name of figureNames) expect([name, (await readAll(ada, name)).value]).toEqual([name, '0.00'])
  })
})
