/**
 * The limits page says what the server enforces: at the edge of a limit it says that nothing is left, the call is refused for the same
 * reason, and at the moment that the page names the call works again.
 */
import { expect, it } from 'vitest'
import { limitNames } from '#contract/shared/limit/name'
import { type Answer, type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

type Amount = { at_least: string | null; at_most: string | null; used: string | null; left: string | null }
type Row = {
  name: string
  subject: string | null
  per_seconds: number | null
  amount: Amount | null
  count: { at_most: number; used: number | null; left: number } | null
  resets_at: string | null
  ends: string | null
  blocked: { reason: string; params: Record<string, string>; message: string } | null
}

async function rowsOf(member: Client): Promise<readonly Row[]> {
  const { status, body } = await member.call('GET', '/me/limits')
  expect(status).toBe(200)
  return body.data?.limits as unknown as Row[]
}

async function rowOf(member: Client, name: string, per_seconds?: number): Promise<Row> {
  const found = (await rowsOf(member)).find((row) => row.name === name && (per_seconds === undefined || row.per_seconds === per_seconds))
  if (!found) throw new Error(`no limit ${name}`)
  return found
}

/** To a millisecond before the instant that the page names, then past it. */
function waitUntil({ clock }: TestApp, row: Row, by_ms: number): void {
  clock.advance((Date.parse(String(row.resets_at)) - clock.now().getTime() + by_ms) / 1000)
}

/** The session lasts longer than the clock is moved. */
const again = (app: TestApp, { email }: Client) => app.logIn(email)

const reasonOf = ({ body }: Answer) => body.params?.reason

const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

onStore((store) => {
  it('has a row for every limit, each with an instant or with the reason why there is none', async () => {
    const app = await startApp(store)
    const [ada, boss] = [await app.member(), await app.administrator()]
    const rows = [...(await rowsOf(ada)), ...(await rowsOf(boss))]
    expect([...new Set(rows.map(({ name }) => name))].sort()).toEqual([...limitNames].sort())
    expect(rows.filter(({ resets_at, ends }) => (resets_at === null) === (ends === null))).toEqual([])
    // Nothing was done yet, so nothing is used.
    const own = await rowsOf(ada)
    expect(own.filter(({ count }) => (count?.used ?? 0) > 0).map(({ name }) => name)).toEqual([])
    expect(own.filter(({ amount }) => Number(amount?.used ?? 0) > 0)).toEqual([])
    expect(own.map(({ name }) => name)).not.toContain('role_hold')
  })

  it('says what is left of the deposits of a day, up to the edge and to the moment that it is free again', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { deposit_limit_day: '100.00' })
    const ada = await app.member()
    const deposit = (member: Client, amount: string) => member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
    expect(await rowOf(ada, 'deposit_day')).toMatchObject({
      amount: { at_most: '100.00', used: '0.00', left: '100.00' },
      resets_at: null,
      ends: 'unused',
      blocked: null,
    })
    expect((await deposit(ada, '60')).status).toBe(201)
    app.clock.advance(600)
    expect((await deposit(ada, '40')).status).toBe(201)
    const full = await rowOf(ada, 'deposit_day')
    expect(full).toMatchObject({ amount: { used: '100.00', left: '0.00' }, ends: null, blocked: { reason: 'deposit_day_most' } })
    const refused = await deposit(ada, '0.01')
    expect([refused.status, reasonOf(refused)]).toEqual([409, full.blocked?.reason])
    waitUntil(app, full, -500)
    const late = await again(app, ada)
    expect((await deposit(late, '60')).status).toBe(409)
    waitUntil(app, full, 1)
    expect(await rowOf(late, 'deposit_day')).toMatchObject({ amount: { used: '40.00', left: '60.00' }, blocked: null })
    expect((await deposit(late, '60')).status).toBe(201)
    expect((await deposit(late, '0.01')).status).toBe(409)
  })

  it('counts what is counted in a time, and frees the oldest at the moment named', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const exported = (member: Client) => member.call('GET', '/me/export')
    for (let n = 0; n < 5; n += 1) {
      expect(await rowOf(ada, 'exports')).toMatchObject({ count: { at_most: 5, used: n, left: 5 - n }, blocked: null })
      expect((await exported(ada)).status).toBe(200)
      app.clock.advance(60)
    }
    const full = await rowOf(ada, 'exports')
    expect(full).toMatchObject({ count: { used: 5, left: 0 }, per_seconds: 86_400, blocked: { reason: 'too_many' } })
    expect((await exported(ada)).status).toBe(429)
    waitUntil(app, full, -500)
    const late = await again(app, ada)
    expect((await exported(late)).status).toBe(429)
    waitUntil(app, full, 1)
    expect(await rowOf(late, 'exports')).toMatchObject({ count: { used: 4, left: 1 }, blocked: null })
    expect((await exported(late)).status).toBe(200)
    expect((await exported(late)).status).toBe(429)
  })

  it('counts wrong passwords of this account, and gives back those that were right', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    for (let n = 0; n < 3; n += 1) await app.anyone.call('POST', '/auth/login', { email: ada.email, password: 'Wrong-Horse-77' })
    expect(await rowOf(ada, 'log_in_attempts')).toMatchObject({ count: { at_most: 10, used: 3, left: 7 }, per_seconds: 900 })
    await app.logIn(ada.email)
    expect(await rowOf(ada, 'log_in_attempts')).toMatchObject({ count: { used: 3 } })
    const bob = await app.member()
    expect(await rowOf(bob, 'log_in_attempts')).toMatchObject({ count: { used: 0 } })
  })

  it('tells of the hold of a new payout address, and of its end', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { address_hold_seconds: 7_200 })
    const ada = await app.member({ funded: '100' })
    expect(await rowOf(ada, 'payout_address')).toMatchObject({ per_seconds: 7_200, ends: 'not_held', blocked: null })
    const crypto = [{ symbol: 'btc', network: 'Bitcoin', address: BTC }]
    const saved = await ada.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto } })
    expect(saved.status, saved.text).toBe(200)
    const held = await rowOf(ada, 'payout_address')
    expect(held).toMatchObject({ per_seconds: 7_200, ends: null, blocked: { reason: 'address_on_hold_until' } })
    const [address] = (await ada.call('GET', '/me/payout-addresses')).body.data as unknown as { selected_coin: string }[]
    const withdraw = (member: Client) =>
      member.call('POST', '/private/user/transaction', { amount: '10', payment_option: 'wallet', selected_coin: address?.selected_coin })
    expect(reasonOf(await withdraw(ada))).toBe('address_on_hold_until')
    waitUntil(app, held, -500)
    const late = await again(app, ada)
    expect(reasonOf(await withdraw(late))).toBe('address_on_hold_until')
    waitUntil(app, held, 1)
    expect((await withdraw(late)).status).toBe(201)
    expect(await rowOf(late, 'payout_address')).toMatchObject({ subject: null, blocked: null })
  })

  it('tells of a frozen account, with the rest as it is', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    await ada.call('POST', '/me/freeze')
    const read = await app.logIn(ada.email)
    expect(await rowOf(read, 'account_frozen')).toMatchObject({ ends: 'owner', blocked: { reason: 'frozen' } })
  })

  it('gives each plan on sale its range and the capacity of the reserve, and full subscription as what blocks', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const offers = (await ada.call('GET', '/plans')).body.data as unknown as Offer[]
    const on_sale = offers.filter(({ min }) => min !== null)
    const rows = await rowsOf(ada)
    expect(on_sale.length).toBeGreaterThan(3)
    for (const { name, min, max, capacity_left, availability } of on_sale) {
      const of = (wanted: string) => rows.find((row) => row.name === wanted && row.subject === name)
      expect(of('plan_amount')?.amount).toMatchObject({ at_least: min, at_most: max })
      expect(of('plan_capacity')?.amount?.left).toBe(capacity_left)
      expect(of('plan_capacity')?.blocked?.reason ?? null).toBe(availability === 'fully_subscribed' ? 'fully_subscribed' : null)
    }
  })
})

type Offer = { name: string; min: string | null; max: string | null; capacity_left: string | null; availability: string }
