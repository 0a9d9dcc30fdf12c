/** What the specification needs and does not name, where no other test of the API looks at its answer. */
import { beforeAll, expect, it } from 'vitest'
import { type Body, type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

onStore((store) => {
  let app: TestApp
  let ada: Client
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    boss = await app.administrator()
    ada = await app.signUp({ funded: '250' })
  })

  it('shows what a transaction did to the ledger: its states and its postings', async () => {
    const [{ _id } = {} as Body] = (await ada.call('GET', '/me/transactions')).body.data as unknown as Body[]
    const { history, postings } = (await ada.call('GET', `/me/transactions/${_id}`)).body.data as unknown as Record<string, Body[]>
    expect(history?.map(({ state, by }) => [state, by])).toEqual([
      ['awaiting_approval', 'member'],
      ['settled', 'system'],
    ])
    expect(postings?.map(({ account, amount, kind }) => [account, amount, kind])).toEqual(
      expect.arrayContaining([['main', '250.00', 'deposit.settle']]),
    )
  })

  it('keeps notes about a person for the console alone, and lists the postings of that person', async () => {
    const path = `/admin/user/${ada.user_id}`
    expect((await boss.call('POST', `${path}/note`, { text: 'Called about the deposit.' })).status).toBe(201)
    expect((await boss.call('GET', `${path}/note`)).body.data).toMatchObject([{ text: 'Called about the deposit.' }])
    expect((await ada.call('GET', `${path}/note`)).status).toBe(403)
    expect((await boss.call('GET', `${path}/posting`)).body.data).toMatchObject([{ kind: 'deposit.settle', amount: '250.00' }])
  })

  it('quotes an exit to the cent before it happens', async () => {
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '200' })
    const id = bought.body.data?.investment?._id
    await boss.call('POST', '/admin/business-date', { days: 3.5 })
    const quote = (await ada.call('GET', `/private/user/investment/${id}/quote`)).body.data as Body
    expect(quote).toMatchObject({ principal: '200.00', accrued: '10.00', given_back: '10.00', amount: '210.00' })
    const instructed = await ada.call('PUT', `/private/user/investment/${id}/maturity`, { instruction: 'reinvest_all' })
    expect(instructed.body.data?.maturity_instruction).toBe('reinvest_all')
    expect((await ada.call('PATCH', `/private/user/investment/${id}`, { quote: quote.quote })).body.data?.amount).toBe('210.00')
  })

  it('takes another choice for maturity until a plan has matured, and none after', async () => {
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    const path = `/private/user/investment/${bought.body.data?.investment?._id}/maturity`
    for (const instruction of ['reinvest_principal', 'reinvest_all', 'pay_out'])
      expect((await ada.call('PUT', path, { instruction })).body.data?.maturity_instruction).toBe(instruction)
    await boss.call('POST', '/admin/business-date', { days: 8 })
    const late = await ada.call('PUT', path, { instruction: 'reinvest_all' })
    expect([late.status, late.body.error_code]).toEqual([409, 52])
  })

  it('answers whether it lives and whether it is ready, by name', async () => {
    const [alive, ready] = [await app.anyone.call('GET', '/healthz'), await app.anyone.call('GET', '/readyz')]
    expect([alive.status, ready.status]).toEqual([200, 200])
    // Neither names the build: a stranger would look up its faults.
    expect(JSON.parse(alive.text)).toEqual({ ok: true, state: 'serving' })
    expect(ready.text).not.toContain('build')
    for (const name of ['store', 'ledger', 'clock', 'role', 'proof', 'prices']) expect(ready.text).toContain(`"${name}"`)
  })

  it('says on every answer that money is paper', async () => {
    for (const path of ['/config', '/me', '/nothing']) expect((await app.anyone.call('GET', path)).headers.get('x-mode')).toBe('sandbox')
  })
})
