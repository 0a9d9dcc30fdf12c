/** sec/S16: any value in place of a path id finds nothing and breaks nothing, on every route and for every role that may call it. */
import { beforeAll, expect, it } from 'vitest'
import { api } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { thirdOf } from '#test/support/whole.ts'

const HOSTILE = [
  'x',
  '0',
  '-1',
  '00000000-0000-0000-0000-00000000000',
  '00000000-0000-0000-0000-00000000000g',
  '{00000000-0000-0000-0000-000000000000}',
  "' OR 1=1 --",
  '\u0000',
  '\ud83e\udda6',
  '../me',
  '%25',
  'a'.repeat(64),
  'a'.repeat(900),
]

onStore((store) => {
  let app: TestApp
  let member: Client
  let boss: Client
  beforeAll(async () => {
    app = await startApp(store)
    member = await app.member({ funded: '500' })
    boss = await app.administrator()
    await boss.call('PATCH', '/admin/settings', { limit_auth_calls: 1_000_000, limit_money_calls: 1_000_000 })
  })

  const rows = Object.entries<Route>(api).filter(([, { path }]) => path.includes(':'))
  it.each(rows.map(([name, route], at) => [name, route, at] as const))('sec/S16 %s', async (_name, { who, method, path, events }, at) => {
    if (events) return
    const by = who === 'member' ? member : who === 'anyone' || who === 'guest' || who === 'sandbox' ? app.anyone : boss
    // A plan may be named by its number.
    const tried = thirdOf(HOSTILE, at).filter((id) => id !== '0' || !/\bplans?\//.test(path))
    for (const id of tried) {
      const { status, text } = await by.call(method, path.replaceAll(/:\w+/g, encodeURIComponent(id)), method === 'GET' ? undefined : {})
      expect([id, status, text.slice(0, 80)]).toEqual([
        id,
        expect.toSatisfy((found: number) => found >= 400 && found < 500),
        text.slice(0, 80),
      ])
    }
  })
})
