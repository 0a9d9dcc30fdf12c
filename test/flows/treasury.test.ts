import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { quickKind, testStore } from '#test/support/database.ts'

const store = testStore(quickKind())

it('answers a repeat of a funding byte for byte, and moves the money once', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const send = () =>
    boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '250.00', direction: 'add' }, { 'idempotency-key': 'k' })
  const first = await send()
  const again = await send()
  expect(first.status).toBe(201)
  expect(first.body.data?.reserve).toMatchObject({ free: '1000250.00', put_in: '1000250.00' })
  expect(again.headers.get('idempotent-replay')).toBe('true')
  expect(again.text).toBe(first.text)
  expect((await boss.call('GET', '/admin/treasury')).body.data?.reserve).toEqual(first.body.data?.reserve)
})

it.each(['add', 'take'])('refuses to %s what no account can hold, in words, and changes nothing', async (direction) => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const answer = await boss.call('POST', '/admin/treasury/reserve', { account: 'reserve', amount: '90071992547409.91', direction })
  expect([answer.status, answer.body.error_code]).toEqual([409, 52])
  expect((await boss.call('GET', '/admin/treasury')).body.data?.reserve).toMatchObject({ free: '1000000.00', put_in: '1000000.00' })
  expect(await app.audit()).toEqual([])
})

it('lists the postings of each account, page by page to the first, and says what may be taken back', async () => {
  const app = await startApp(store)
  const boss = await app.administrator()
  const member = await app.member({ funded: '1000' })
  for (const amount of ['100', '200', '300']) await member.call('POST', '/private/user/investment', { plan: 'starter', amount })
  const read = async (query: string) => {
    const { status, body } = await boss.call('GET', `/admin/treasury/posting?${query}`)
    expect(status).toBe(200)
    return body as unknown as {
      data: { kind: string; amount: string; after: string }[]
      page: { next_cursor: string | null; total: number | null }
    }
  }
  const rows: { kind: string; amount: string; after: string }[] = []
  let from: string | null = ''
  while (from !== null) {
    const page = await read(`account=reserve:free&limit=2${from}`)
    rows.push(...page.data)
    from = page.page.next_cursor && `&cursor=${page.page.next_cursor}`
  }
  expect(rows.map(({ kind, amount, after }) => `${kind} ${amount} ${after}`)).toEqual([
    'plan.commit -30.00 999940.00',
    'plan.commit -20.00 999970.00',
    'plan.commit -10.00 999990.00',
    'operator.fund 1000000.00 1000000.00',
  ])
  expect((await read('account=reserve:committed')).data.map(({ amount }) => amount)).toEqual(['30.00', '20.00', '10.00'])
  expect((await read('')).page).toEqual({ next_cursor: null, total: 4 })
  const { data } = (await boss.call('GET', '/admin/treasury')).body as unknown as {
    data: { funding: unknown[]; months: { promised: string }[] }
  }
  expect(data.funding[0]).toEqual({
    account: 'reserve',
    balance: '999940.00',
    put_in: '1000000.00',
    taken_back: '0.00',
    may_take: '999940.00',
  })
  expect(data.months.map(({ promised }) => promised)).toEqual(['60.00'])
})
