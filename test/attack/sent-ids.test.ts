/** sec/S16: any value in place of an id or cursor in a query or body is rejected or finds nothing, on every route. */
import { beforeAll, expect, it } from 'vitest'
import { encodeCursor } from '#server/http'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { thirdOf } from '#test/support/whole.ts'

const ID = '00000000-0000-7000-8000-000000000000'
const HOSTILE = [
  'x',
  '-1',
  '',
  '99999999999999999999',
  '999999999999999999',
  '1e309',
  '00000000-0000-0000-0000-00000000000g',
  `{${ID}}`,
  ID.toUpperCase(),
  "' OR 1=1 --",
  '\u0000',
  '\ud83e\udda6',
  'a'.repeat(64),
  'a'.repeat(900),
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-02-30T00:00:00Z',
]
const CURSORS = [
  encodeCursor({ created_at: new Date(8.64e15), id: ID }),
  encodeCursor({ created_at: new Date(999_999_999_999_999), id: ID }),
  encodeCursor({ created_at: new Date(0), id: 'x' }),
  encodeCursor({ created_at: new Date(0), id: '-'.repeat(36) }),
  encodeCursor({ created_at: new Date(0), id: ID }).slice(0, -3),
  Buffer.from(`${'9'.repeat(15)}:${ID}\u0000`).toString('base64url'),
  '9223372036854775808',
  '999999999999999999',
  '-5',
  '0',
]
/** What a query needs besides, so that the hostile part is all that is wrong. */
const NEEDED: Readonly<Record<string, string>> = {
  amount: '100',
  month: '2026-01',
  symbol: 'BTCUSDT',
  interval: '1d',
  q: 'x',
  from: '0',
  to: '1',
  index: '0',
  size: '1',
}
const WITH: Readonly<Record<string, string>> = {
  '/plans/{id}/projection': '/plans/starter/projection',
  '/me/figures/{name}': '/me/figures/main_balance',
  '/bots/{version}/trades': '/bots/1.0/trades',
}

type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean }
type Operation = { readonly parameters?: readonly Parameter[] }
type Described = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

onStore((store) => {
  let app: TestApp
  let member: Client
  let boss: Client
  let asked: readonly { readonly path: string; readonly query: readonly Parameter[]; readonly by: Client }[]
  beforeAll(async () => {
    app = await startApp(store)
    member = await app.member({ funded: '500' })
    boss = await app.administrator()
    const { paths } = JSON.parse((await app.anyone.call('GET', '/openapi.json')).text) as Described
    asked = Object.entries(paths).flatMap(([described, verbs]) => {
      const path = described.replace(/^\/api\/v1/, '')
      const query = verbs.get?.parameters?.filter((one) => one.in === 'query') ?? []
      const by = path.startsWith('/admin') ? boss : path.startsWith('/me') || path.startsWith('/private') ? member : app.anyone
      return query.length > 0 ? [{ path: (WITH[path] ?? path).replaceAll(/\{\w+\}/g, ID), query, by }] : []
    })
  })

  it('sec/S16 no query breaks anything', async () => {
    expect(asked.length).toBeGreaterThan(30)
    const broken = await Promise.all(
      asked.map(async ({ path, query, by }, at) => {
        const found: unknown[] = []
        const needed = query.filter(({ required }) => required).map(({ name }): [string, string] => [name, NEEDED[name] ?? ''])
        for (const { name } of query) {
          for (const value of thirdOf(name === 'cursor' ? [...HOSTILE, ...CURSORS] : HOSTILE, at)) {
            const { status, text } = await by.call('GET', `${path}?${new URLSearchParams([...needed, [name, value]])}`)
            if (status >= 500) found.push([path, name, value, status, text.slice(0, 100)])
          }
        }
        return found
      }),
    )
    expect(broken.flat()).toEqual([])
  })

  it('sec/S16 an id or a cursor that is none is refused by its name, not passed over', async () => {
    const list = asked.filter(({ query }) => query.some(({ name }) => name === 'cursor'))
    const tried: [string, string, Client][] = [
      ['/admin/transaction', 'user', boss],
      ['/admin/audit', 'actor', boss],
      ...list.map(({ path, by }): [string, string, Client] => [path, 'cursor', by]),
    ]
    for (const [path, name, by] of tried) {
      const { status, body } = await by.call('GET', `${path}?${name}=x`)
      expect([path, status, Object.keys(body.fields ?? {})]).toEqual([path, 400, [name]])
    }
  })

  it('sec/S16 nor does an id in a body break anything', async () => {
    const pay = { amount: '10', account_type: 'main', transaction_type: 'credit', narration: 'x' }
    const bodies: readonly [Client, string, string, (id: string) => object][] = [
      [boss, 'POST', '/admin/transaction', (user) => ({ ...pay, user })],
      [boss, 'POST', '/admin/transaction/bulk', (id) => ({ ids: [id, ID], action: 'approve', dry_run: true })],
      [boss, 'POST', '/admin/transaction/bulk', (id) => ({ ids: [id], action: 'delete' })],
      [member, 'POST', '/private/user/deposit', (wallet_id) => ({ amount: '10', payment_method: 'wallet', wallet_id })],
      [member, 'POST', '/private/user/investment', (plan) => ({ plan, amount: '100' })],
      [app.anyone, 'POST', '/auth/unfreeze', (token) => ({ token })],
      [app.anyone, 'POST', '/auth/undo', (token) => ({ token })],
      [app.anyone, 'PATCH', '/auth/login-otp', (pending) => ({ email: member.email, code: '000000', pending })],
    ]
    for (const [at, [by, method, path, bodyOf]] of bodies.entries()) {
      for (const id of thirdOf(HOSTILE, at)) {
        const { status, text } = await by.call(method, path, bodyOf(id))
        expect([path, id, status, text]).toEqual([path, id, expect.toSatisfy((found: number) => found < 500), text])
      }
    }
  })
})
