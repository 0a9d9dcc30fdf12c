/** A member finds their own records by remembered details, and never another member's records. */
import { beforeAll, expect, it } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const ADDRESSES = { ada: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', bob: '14JetYAhLevTRaePcAAX1vRMwaJt2QGRzp' } as const
type SearchResult = {
  readonly kind: string
  readonly title: string
  readonly detail: string
  readonly at: string | null
  readonly href: string
}

async function search(member: Client, q: string): Promise<SearchResult[]> {
  const { status, body, text } = await member.call('GET', `/me/search?q=${encodeURIComponent(q)}`)
  expect([q, status, text.slice(0, 200)]).toEqual([q, 200, expect.any(String)])
  return body.data as unknown as SearchResult[]
}

/** A deposit by card and one by wallet, a plan, a withdrawal with words of its own, a letter from the operator. */
async function live(app: TestApp, who: 'ada' | 'bob', word: string, amount: string): Promise<Client> {
  const boss = await app.administrator()
  const member = await app.member({ funded: '2000' })
  await member.call('POST', '/private/user/deposit', { amount, payment_method: 'card' })
  const wallets = await member.call('GET', '/me/wallets')
  const wallet_id = wallets.body.data?.[0]?._id
  await member.call('POST', '/private/user/deposit', { amount: '31', payment_method: 'wallet', wallet_id })
  await member.call('POST', '/private/user/investment', { plan: 'starter', amount: '400' })
  await member.call('PATCH', '/me/update-user-wallet', {
    payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: ADDRESSES[who] }] },
  })
  const asked = await member.call('POST', '/private/user/transaction', {
    amount: '40',
    narration: `Rent, ${word} 50%_off`,
    payment_option: 'wallet',
    selected_coin: `${ADDRESSES[who]}::btc::Bitcoin`,
  })
  expect(asked.status).toBe(201)
  await boss.call('POST', `/admin/user/email/${member.user_id}`, { subject: `About ${word}`, message: `Your letter ${word} has come.` })
  await app.settled()
  return member
}

onStore((store) => {
  let app: TestApp
  let ada: Client
  let bob: Client
  beforeAll(async () => {
    app = await startApp(store)
    ada = await live(app, 'ada', 'Quince', '12.50')
    bob = await live(app, 'bob', 'Medlar', '77.70')
  })

  it.each(['12.5', '12.50', '$12.50', '+ 12.50'])('finds a transaction by its amount typed as %j', async (q) => {
    expect(await search(ada, q)).toMatchObject([{ kind: 'transaction', title: 'Deposit', detail: '+$12.50 · card' }])
  })

  it('finds records of any kind by amount, and reads thousands with and without commas', async () => {
    expect((await search(ada, '400')).map(({ kind }) => kind).sort()).toEqual(['investment', 'message', 'transaction'])
    for (const q of ['2000', '2,000', '$2,000.00'])
      expect((await search(ada, q))[0]).toMatchObject({ kind: 'transaction', title: 'Deposit' })
    expect(await search(ada, '4,00')).toEqual([])
  })

  it('finds a transaction by its words, its coin and the beginning of its address or id', async () => {
    const [withdrawal] = await search(ada, 'rent, quince')
    expect(withdrawal).toMatchObject({ kind: 'transaction', title: 'Withdrawal', detail: '−$40.00 · BTC, Bitcoin · Rent, Quince 50%_off' })
    const id = withdrawal?.href.split('/').at(-1) ?? ''
    expect((await ada.call('GET', `/me/transactions/${id}`)).body.data).toMatchObject({ amount: '40.00', created_at: withdrawal?.at })
    for (const q of [id, id.slice(0, 23), id.toUpperCase(), ADDRESSES.ada.slice(0, 9), ADDRESSES.ada.toUpperCase()])
      expect([q, (await search(ada, q)).find(({ kind }) => kind === 'transaction')?.href]).toEqual([q, withdrawal?.href])
    const wallet = (await ada.call('GET', '/me/wallets')).body.data?.[0]
    const address = String(wallet?.address)
    for (const q of [address.slice(0, 14), address.replace('sandbox:', '').slice(0, 8)])
      expect([q, (await search(ada, q))[0]?.detail]).toEqual([q, expect.stringMatching(/^\+\$31\.00/)])
    expect((await search(ada, 'btc')).filter(({ kind }) => kind === 'transaction').length).toBeGreaterThan(0)
  })

  it('finds investments, messages, and months, each with the way to it', async () => {
    expect((await search(ada, 'star'))[0]).toMatchObject({
      kind: 'investment',
      title: 'Starter',
      detail: '$400.00 · active',
      href: '/investments',
    })
    const [letter] = await search(ada, 'letter QUINCE')
    expect(letter).toMatchObject({ kind: 'message', title: 'About Quince', detail: 'Your letter Quince has come.' })
    expect((await ada.call('GET', '/me/messages')).body.data?.find((one) => letter?.href === `/message/${one._id}`)).toMatchObject({
      is_read: false,
    })
    const [{ month } = { month: '' }] = (await ada.call('GET', '/me/statements')).body.data as unknown as { month: string }[]
    const name = new Date(`${month}-01`).toLocaleString('en-US', { month: 'long', timeZone: 'UTC' })
    for (const q of [month, month.slice(0, 4), name, `${name} ${month.slice(0, 4)}`, 'statement'])
      expect([q, (await search(ada, q)).find(({ kind }) => kind === 'statement')]).toEqual([
        q,
        expect.objectContaining({ title: `Statement for ${name} ${month.slice(0, 4)}`, href: '/settings?tab=data' }),
      ])
  })

  it('puts what equals the text first, then what begins with it, then what has it, each newest first', async () => {
    const found = await search(ada, 'deposit')
    const exact = found.filter(({ title }) => title === 'Deposit')
    expect(exact.map(({ detail }) => detail.split(' ')[0])).toEqual(['+$31.00', '+$12.50', '+$2,000.00'])
    expect(found.slice(0, 3).every(({ title }) => title === 'Deposit')).toBe(true)
    expect(found.slice(3).map(({ kind, title }) => [kind, title])).toContainEqual(['message', 'Your deposit of $2,000.00 has arrived'])
  })

  it('takes % and _ and \\ literally', async () => {
    for (const q of ['50%_', '%_o', '0%']) expect((await search(ada, q)).map(({ title }) => title)).toEqual(['Withdrawal'])
    for (const q of ['%%', '__', '5_%', '\\', "' OR 1=1 --", '%2000%']) expect([q, await search(ada, q)]).toEqual([q, []])
  })

  it('sec/B1 never finds another member’s record, by any of its words, amounts, ids or addresses', async () => {
    const own = await bob.call('GET', '/me/transactions?limit=50')
    const rows = own.body.data as unknown as { _id: string; address: string | null }[]
    const bought = await bob.call('GET', '/me/investments')
    const ids = [...rows.map(({ _id }) => _id), String(bought.body.data?.[0]?._id)]
    const theirs = [...ids, 'Medlar', '77.70', ADDRESSES.bob, ADDRESSES.bob.slice(0, 6), bob.user_id, bob.email]
    for (const q of theirs) expect([q, await search(ada, q)]).toEqual([q, []])
    expect((await search(bob, 'Medlar')).length).toBe(2)
    const boss = await app.administrator()
    for (const q of ['Medlar', 'Quince', ...ids]) expect([q, await search(boss, q)]).toEqual([q, []])
    const mine = new Set(
      (await Promise.all(['a', 'e', 'o', '4', '0', 'deposit', 'you'].map((q) => search(ada, q)))).flat().map(({ href }) => href),
    )
    for (const row of rows) expect(mine.has(`/transactions/${row._id}`)).toBe(false)
    expect((await app.anyone.call('GET', '/me/search?q=Medlar')).status).toBe(401)
  })

  it('refuses what is no text to look for, and takes a hundred characters', async () => {
    for (const query of ['', '?q=', '?q=%20%20', `?q=${'x'.repeat(101)}`, '?q=%00', '?q=a&q=b', '?q=%ED%A0%80'])
      expect([query, (await ada.call('GET', `/me/search${query}`)).status]).toEqual([query, query.includes('ED') ? 200 : 400])
    expect(await search(ada, 'x'.repeat(100))).toEqual([])
    expect((await search(ada, '  Quince  ')).length).toBe(2)
  })

  it('answers twenty at most, and lets no kind crowd out the others', async () => {
    const busy = await app.member()
    for (let n = 0; n < 24; n += 1) await busy.call('POST', '/private/user/deposit', { amount: String(n + 1), payment_method: 'card' })
    await app.settled()
    const boss = await app.administrator()
    await boss.call('POST', `/admin/user/email/${busy.user_id}`, { subject: 'One deposit too many', message: 'Hello.' })
    await app.settled()
    const found = await search(busy, 'deposit')
    expect(found.length).toBe(20)
    expect(found.map(({ title }) => title)).toContain('One deposit too many')
    expect(found.slice(0, 3).map(({ detail }) => detail)).toEqual(['+$24.00 · card', '+$23.00 · card', '+$22.00 · card'])
  })
})
