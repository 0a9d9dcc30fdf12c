/** What has ended counts as ended at that moment, in figures and lists, while no job runs: these tests start none. */
import { describe, expect, it } from 'vitest'
import { newId } from '#kernel/id'
import type { Database } from '#server/store'
import { type Client, PASSWORD, startApp, type TestApp } from '#test/support/app.ts'
import { eachStore, onStore, testStore } from '#test/support/database.ts'
import { mailsTo } from '#test/support/mailbox.ts'
import { BTC } from '../attack/world.ts'
import { colleague } from '../rooms/admin/people.ts'

const SELECTED = `${BTC}::btc::Bitcoin`

async function withdraw(member: Client, amount: string): Promise<string> {
  await member.call('PATCH', '/me/update-user-wallet', { payoutInfo: { crypto: [{ symbol: 'btc', network: 'Bitcoin', address: BTC }] } })
  const asked = await member.call('POST', '/private/user/transaction', { amount, payment_option: 'wallet', selected_coin: SELECTED })
  if (asked.status !== 201) throw new Error(asked.text)
  return String(asked.body.data?.transaction?._id)
}

const buy = (member: Client, amount: string) =>
  member.call('POST', '/private/user/investment', { plan: 'starter', amount }, { 'idempotency-key': newId() })
const accountOf = async (member: Client) => (await member.call('GET', '/me/account')).body.data?.account_info
const stateOf = async (database: Database, id: string) =>
  (await database.query<{ state: string }>('SELECT state FROM member_transaction WHERE id = $1', [id]))[0]?.state
const waitingOf = async (staff: Client, kind: string) => {
  const { queues } = (await staff.call('GET', '/admin/waiting')).body.data as unknown as {
    queues: { kind: string; waiting: number; items: { id: string }[] }[]
  }
  return queues.find((queue) => queue.kind === kind)
}

eachStore((store) => {
  it('gives the money of a withdrawal back at the moment that its time is over: to a purchase, and to every figure and list', async () => {
    const app = await startApp(store)
    const ada = await app.member({ funded: '500' })
    const id = await withdraw(ada, '500')
    expect((await buy(ada, '500')).body).toMatchObject({ error_code: 50 })
    app.clock.advance(899)
    expect((await accountOf(ada))?.main_balance).toBe('0.00')
    app.clock.advance(1)
    // The first call of all is the purchase itself.
    expect((await buy(ada, '500')).status).toBe(201)
    expect(await stateOf(app.database, id)).toBe('lapsed')
    const second = await app.member({ funded: '70' })
    const lapsing = await withdraw(second, '70')
    app.clock.advance(900)
    expect((await accountOf(second))?.main_balance).toBe('70.00')
    expect((await second.call('GET', `/me/transactions/${lapsing}`)).body.data).toMatchObject({ state: 'lapsed' })
    expect((await second.call('GET', '/me/transactions?status=pending')).body.data).toEqual([])
    expect((await second.call('GET', '/me/export')).text).not.toContain('unconfirmed')
    expect(await app.audit()).toEqual([])
  })
})

onStore((store) => {
  it('ends a change that needs a second administrator at that moment: its deposit waits for one administrator, and the queues count it', async () => {
    const app = await startApp(store)
    let boss = await app.administrator()
    let other = await colleague(app, boss, 'administrator')
    const ada = await app.member()
    const created = await ada.call('POST', '/private/user/deposit', { amount: '15000', payment_method: 'card' })
    const id = String(created.body.data?.transaction?._id)
    const change = (await boss.call('PATCH', `/admin/transaction/${id}`, {}, { 'idempotency-key': newId() })).body.data?.change_id
    expect((await waitingOf(other, 'changes'))?.waiting).toBe(1)
    app.clock.advance(3 * 86_400 - 1)
    boss = await app.administrator()
    other = await app.logIn(other.email)
    expect((await waitingOf(other, 'changes'))?.waiting).toBe(1)
    app.clock.advance(1)
    expect(await waitingOf(other, 'changes')).toMatchObject({ waiting: 0, items: [] })
    expect(await waitingOf(boss, 'deposits')).toMatchObject({ waiting: 1, items: [{ id }] })
    expect((await boss.call('GET', '/admin/change?state=waiting')).body).toMatchObject({ data: [], page: { total: 0 } })
    const [ended] = (await boss.call('GET', `/admin/change?object_id=${id}`)).body.data ?? []
    expect(ended).toMatchObject({ _id: change, state: 'expired' })
    expect(await app.audit()).toEqual([])
  })
})

describe('on several nodes without a worker', () => {
  const store = testStore('postgresql')
  const web = { NODE_ROLES: 'web', DATABASE_URL: 'postgres://localhost/this-test-opens-its-own' }

  async function nodes(): Promise<[TestApp, TestApp]> {
    const database = await store.openSeeded()
    return [await startApp(store, { database, environment: web }), await startApp(store, { database, environment: web })]
  }

  it('frees the money once, however many purchases on two nodes find it', async () => {
    const both = await nodes()
    const [first, second] = both
    const members = await Promise.all(Array.from({ length: 6 }, () => first.member({ funded: '500' })))
    const ids: string[] = []
    for (const member of members) ids.push(await withdraw(member, '500'))
    for (const node of both) node.clock.advance(900)
    const far = members.map((member) => clientOn(second, member))
    // Of each member's money six purchases at once, three on each node: one fits.
    const bought = await Promise.all([...members, ...far].flatMap((member) => [1, 2, 3].map(() => buy(member, '500'))))
    expect(bought.filter(({ status }) => status === 201)).toHaveLength(members.length)
    expect(bought.every(({ status, body }) => status === 201 || String(body.error_code) === '50')).toBe(true)
    expect(await Promise.all(ids.map((id) => stateOf(first.database, id)))).toEqual(ids.map(() => 'lapsed'))
    const released = await first.database.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM member_transaction_event WHERE state = 'lapsed' AND transaction_id = ANY ($1::uuid[])`,
      [ids],
    )
    expect(released).toEqual([{ n: members.length }])
    expect(await first.audit()).toEqual([])
  })

  it('knows what another node has asked for since, and what a proof states', async () => {
    const [first, second] = await nodes()
    const ada = await first.member({ funded: '500' })
    // The second node has looked, and found nothing that will end.
    await clientOn(second, ada).call('GET', '/me/account')
    await withdraw(ada, '500')
    for (const node of [first, second]) node.clock.advance(900)
    expect((await accountOf(clientOn(second, ada)))?.main_balance).toBe('500.00')
  })
})

function clientOn({ url }: TestApp, { token }: Client): Client {
  const call: Client['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
  }
  return { email: '', user_id: '', token, call }
}

onStore((store) => {
  it('shows no freeze of withdrawals and no last mail after its time, before any purge', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    await app.database.query('UPDATE users SET withdrawals_frozen_until = $2 WHERE id = $1', [
      ada.user_id,
      new Date(app.clock.now().getTime() + 60_000),
    ])
    expect((await ada.call('GET', '/me')).body.data?.withdrawals_frozen_until).not.toBeNull()
    app.clock.advance(60)
    expect((await ada.call('GET', '/me')).body.data?.withdrawals_frozen_until).toBeNull()
    // The last mail of an account is kept for a day.
    expect((await ada.call('DELETE', '/me', { password: PASSWORD })).status).toBe(200)
    const listed = async () => (await (await app.administrator()).call('GET', `/admin/mail?q=${ada.email}`)).body.page?.total
    expect([(await mailsTo(app, ada.email)).length, await listed()]).toEqual([1, 1])
    app.clock.advance(86_400)
    expect([(await mailsTo(app, ada.email)).length, await listed()]).toEqual([0, 0])
  })
})
