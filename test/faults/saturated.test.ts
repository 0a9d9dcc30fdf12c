/** A node that has more to do than it can: it stays reachable for its load balancer, refuses what is too much, and finishes what it let in. */
import { expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const CONNECTIONS = { embedded: 1, postgresql: 10 }
/** As many as a node works on at once (src/server/http/deps.ts). */
const AT_ONCE = 512

/** Takes every connection of the pool until it is let go. */
async function occupy({ database }: TestApp): Promise<() => Promise<unknown>> {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const begun: Promise<unknown>[] = []
  const held = Array.from({ length: CONNECTIONS[database.kind] }, () =>
    database.transaction(async (tx) => {
      const first = tx.query('SELECT 1')
      begun.push(first)
      await first
      await gate
    }),
  )
  await expect.poll(() => begun.length).toBe(held.length)
  await Promise.all(begun)
  return () => {
    open()
    return Promise.all(held)
  }
}

onStore((store) => {
  it('answers /readyz while every connection is taken and the most calls wait, refuses one call more, and answers all that it let in', async () => {
    const app = await startApp(store)
    const member = await app.member({ funded: '100' })
    await app.assembly.jobs.find(({ name }) => name === 'health')?.run()
    const letGo = await occupy(app)
    let waiting = AT_ONCE
    const calls = Array.from({ length: AT_ONCE }, () => member.call('GET', '/me/account').finally(() => (waiting -= 1)))
    await expect.poll(async () => (await app.anyone.call('GET', '/plans')).status, { interval: 100 }).toBe(503)

    const refused = await member.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' })
    expect([refused.status, refused.headers.get('retry-after'), refused.body.error_code]).toEqual([503, '2', 91])
    const probe = await fetch(`${app.url}/readyz`)
    expect([probe.status, await probe.json()]).toMatchObject([200, { ok: true }])
    expect(waiting).toBe(AT_ONCE)

    await letGo()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('100.00')
  })
})
