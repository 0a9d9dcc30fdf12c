/** Nodes with one role each on one PostgreSQL: each does its own part of the work and no other. */
import { expect, it } from 'vitest'
import { startApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'

const store = testStore('postgresql')
const as = (NODE_ROLES: string) => ({ NODE_ROLES, DATABASE_URL: 'postgres://localhost/this-test-opens-its-own' })

it('takes calls on a web node, and pays matured plans and reacts to events on a worker alone', async () => {
  const database = await store.openSeeded()
  const web = await startApp(store, { database, environment: as('web') })
  const worker = await startApp(store, { database, environment: as('worker') })
  const ada = await web.member({ funded: '600' })
  const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '500' })
  expect(bought.status).toBe(201)
  for (const node of [web, worker]) node.clock.advance(40 * 86_400)

  await Promise.all(web.assembly.jobs.map((job) => job.run()))
  await web.assembly.schedule.runNow('maturity')
  const waiting = async () =>
    (await database.query<{ n: number }>('SELECT count(*)::int AS n FROM outbox WHERE done_at IS NULL')).map(({ n }) => n)
  const inMain = async () => {
    const [row] = await database.query<{ balance: bigint }>(`SELECT balance FROM account WHERE code = 'member:' || $1 || ':main'`, [
      ada.user_id,
    ])
    return row?.balance
  }
  expect(await inMain()).toBe(10_000n)
  const left = await waiting()
  expect(left[0]).toBeGreaterThan(0)

  await worker.assembly.schedule.runNow('maturity')
  await worker.settled()
  expect(await inMain()).toBeGreaterThan(60_000n)
  expect(await waiting()).toEqual([0])
})

it('answers on a worker whether it lives, and nothing of the site or the API', async () => {
  const worker = await startApp(store, { environment: as('worker,proof') })
  const status = async (path: string, method = 'GET') => (await fetch(`${worker.url}${path}`, { method })).status
  expect([await status('/healthz'), await status('/readyz'), await status('/api/v1/healthz')]).toEqual([200, 200, 200])
  for (const path of ['/', '/login', '/api/v1/plans', '/api/v1/config', '/api/v1/openapi.json', '/api/docs'])
    expect([path, await status(path)]).toEqual([path, 404])
  expect(await status('/api/v1/auth/login', 'POST')).toBe(404)
})

it('builds epochs on a proof node alone', async () => {
  const names = async (roles: string) => {
    const app = await startApp(store, { environment: as(roles) })
    return app.assembly.jobs.map(({ name }) => name)
  }
  const [web, worker, proof] = [await names('web'), await names('worker'), await names('proof')]
  expect([web, worker, proof].map((jobs) => jobs.includes('epoch'))).toEqual([false, false, true])
  expect([web, worker, proof].map((jobs) => jobs.includes('maturity'))).toEqual([false, true, false])
  expect(web).toEqual(['room for writes', 'audit log head', 'announce fills', 'published checkpoints', 'health'])
})
