/**
 * A node that has more to do than it can: it stays reachable for its load balancer, refuses what is too much, and finishes what it let in.
 */
import { expect, it } from 'vitest'
import { type Answer, startApp, type TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'

const CONNECTIONS = { embedded: 1, postgresql: 10 }
/** As many as a node works on at once, and of each caller (src/server/http/deps.ts). */
const [AT_ONCE, EACH] = [512, 32]
/** Of a node that has too much to do; the database's own refusal says five. */
const RETRY_SECONDS = '2'

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
    const others = await Promise.all(Array.from({ length: AT_ONCE / EACH }, () => app.member()))
    // From its first call on, a session's calls count as its member's.
    for (const other of others) expect((await other.call('GET', '/me/account')).status).toBe(200)
    await app.assembly.jobs.find(({ name }) => name === 'health')?.run()
    const letGo = await occupy(app)
    let waiting = AT_ONCE
    const calls = others.flatMap((other) =>
      Array.from({ length: EACH }, () => other.call('GET', '/me/account').finally(() => (waiting -= 1))),
    )
    const refusedNow = async (answer: Promise<Answer>) => {
      const { status, headers, body } = await answer
      return [status, headers.get('retry-after'), body.error_code]
    }
    await expect.poll(() => refusedNow(app.anyone.call('GET', '/plans')), { interval: 100 }).toEqual([503, RETRY_SECONDS, 91])

    expect(await refusedNow(member.call('POST', '/private/user/deposit', { amount: '5', payment_method: 'card' }))).toEqual([
      503,
      RETRY_SECONDS,
      91,
    ])
    const probe = await fetch(`${app.url}/readyz`)
    expect([probe.status, await probe.json()]).toMatchObject([200, { ok: true }])
    expect(waiting).toBe(AT_ONCE)

    await letGo()
    const statuses = (await Promise.all(calls)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect((await member.call('GET', '/me/account')).body.data?.account_info?.main_balance).toBe('100.00')
  })
})
