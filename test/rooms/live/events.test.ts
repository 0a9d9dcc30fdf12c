/** GET /me/events on real sockets: which events are sent, resumed, ended and refused, on both stores and with two nodes. */
import { expect, it } from 'vitest'
import type { Queryable } from '#server/store'
import { deposit, startApp } from '#test/support/app.ts'
import { onStore, testStore } from '#test/support/database.ts'
import { readEvents } from '#test/support/stream.ts'

/** A stream begins behind the oldest transaction that is still open in any database of the server; until none of those began before now. */
async function allEarlierEnded({ query }: Queryable): Promise<void> {
  const [now] = await query<{ id: string }>('SELECT pg_current_xact_id()::text AS id')
  const ended = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 AS ended'
  await expect.poll(async () => (await query<{ ended: boolean }>(ended, [now?.id]))[0]?.ended).toBe(true)
}

const isMessage = ({ event }: { event: string }) => event === 'message'

onStore((store) => {
  it('sends changes of an account to its member only', async () => {
    const app = await startApp(store)
    const [ada, bob] = [await app.member({ funded: '500' }), await app.member()]
    await app.settled()
    await allEarlierEnded(app.database)
    const hers = await readEvents(app.url, ada)
    const his = await readEvents(app.url, bob)
    expect(hers.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(hers.headers.get('cache-control')).toBe('no-store')
    expect(hers.headers.get('x-mode')).toBe('sandbox')
    expect((await hers.until(({ event }) => event === 'ready')).data).toEqual({ resumed: false })
    const bought = await ada.call('POST', '/private/user/investment', { plan: 'starter', amount: '100' })
    await app.settled()
    await hers.until(isMessage)
    expect(hers.events.map(({ event }) => event)).toEqual(['ready', 'balance', 'transaction', 'investment', 'message'])
    expect(hers.events.find(({ event }) => event === 'investment')?.data.id).toBe(bought.body.data?.investment?._id)
    const { body } = await ada.call('GET', '/me/messages')
    expect((await hers.until(isMessage)).data.id).toBe(body.data?.[0]?._id)
    await ada.call('PATCH', '/me/messages', { is_read: true })
    await hers.until(({ id }) => id !== null && hers.events.filter(isMessage).length > 1)
    await deposit(bob, '10')
    await his.until(({ event }) => event === 'transaction')
    expect(his.events.some(({ data }) => hers.events.some((other) => other.data.id !== undefined && other.data.id === data.id))).toBe(false)
  })

  it('resumes after Last-Event-ID without loss and without doubles, from any position', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const whole = await readEvents(app.url, ada)
    const ready = await whole.until(({ event }) => event === 'ready')
    const write = (n: number) =>
      app.database.transaction((tx) =>
        tx.query(
          `INSERT INTO message (id, user_id, event, subject, body, created_at, updated_at, effective_at)
           SELECT gen_random_uuid(), $1, 'administrator.mail', 'No ' || i, 'Text', now(), now(), now() FROM generate_series(1, $2::int) i`,
          [ada.user_id, n],
        ),
      )
    // Many at once, from several connections, more than a page at a time.
    await Promise.all([write(130), write(3), write(1), write(1), write(70)])
    await whole.until(() => whole.events.filter(isMessage).length === 205)
    const ids = whole.events.filter(isMessage).map(({ id }) => id)
    expect(new Set(ids).size).toBe(205)
    for (const cut of [ready.id, ids[0], ids[99], ids[129], ids[203]]) {
      const rest = await readEvents(app.url, { ...ada, last_event_id: String(cut) })
      const missing = ids.slice(ids.indexOf(String(cut)) + 1)
      if (missing.length > 0) await rest.until(({ id }) => id === missing.at(-1))
      expect(rest.events[0]).toEqual({ id: cut, event: 'ready', data: { resumed: true } })
      expect(rest.events.filter(isMessage).map(({ id }) => id)).toEqual(missing)
      rest.close()
    }
  })

  it('reports a restart for an id that is unknown, of the future or too old', async () => {
    const app = await startApp(store)
    const ada = await app.member()
    const first = await readEvents(app.url, ada)
    const { id } = await first.until(({ event }) => event === 'ready')
    const ready = async (last_event_id: string) => {
      const reader = await readEvents(app.url, { ...ada, last_event_id })
      const { data } = await reader.until(({ event }) => event === 'ready')
      reader.close()
      return data
    }
    expect(await ready(String(id))).toEqual({ resumed: true })
    for (const bad of ['x', '-1--1', '1', "1-1' OR 1=1", '999999999999999999-1', '99999999999999999999-1'])
      expect(await ready(bad)).toEqual({ resumed: false })
    await app.database.query('UPDATE live_floor SET xid = xid + $1::bigint', [String(id).split('-')[0]])
    await app.database.query('UPDATE live_floor SET xid = xid + 1')
    expect(await ready(String(id))).toEqual({ resumed: false })
  })

  it('sec/B19 lets a member have five streams, and another again when one has ended', async () => {
    const app = await startApp(store)
    const [ada, bob] = [await app.member(), await app.member()]
    const five = await Promise.all(Array.from({ length: 5 }, () => readEvents(app.url, ada)))
    expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sixth = await ada.call('GET', '/me/events')
    expect([sixth.status, sixth.body.error_code, sixth.headers.get('retry-after')]).toEqual([429, 60, '5'])
    expect((await readEvents(app.url, bob)).status).toBe(200)
    five[0]?.close()
    const again = async (): Promise<number> => {
      const { status, close } = await readEvents(app.url, ada)
      if (status === 429) close()
      return status
    }
    while ((await again()) !== 200) await new Promise((resolve) => setTimeout(resolve, 20))
  })

  it('ends with its session: at log-out, at a suspension, when the session expires; and requires one', async () => {
    const app = await startApp(store)
    expect((await readEvents(app.url, app.anyone)).status).toBe(401)
    const [ada, bob, cy] = [await app.member(), await app.member(), await app.member()]
    const [hers, his] = [await readEvents(app.url, ada), await readEvents(app.url, bob)]
    await ada.call('POST', '/auth/logout')
    await hers.ended
    expect((await readEvents(app.url, ada)).status).toBe(401)
    const administrator = await app.administrator()
    await administrator.call('PATCH', `/admin/user/${bob.user_id}`, { status: 'suspended', reason: 'test' })
    await his.ended
    const idle = await readEvents(app.url, cy)
    app.clock.advance(31 * 60)
    await idle.ended
  })

  it('shows signs of life, and ends when the server does', async () => {
    const app = await startApp(store, { streams: { heartbeat_ms: 30 } })
    const ada = await app.member()
    const reader = await readEvents(app.url, ada)
    await reader.until(() => true)
    while (reader.beats() < 3) await new Promise((resolve) => setTimeout(resolve, 10))
    await Promise.all([app.assembly.app.close(), reader.ended])
  })
})

const postgresql = testStore('postgresql')

it('sec/B19 tells of what another node did, and resumes there', async () => {
  const database = await postgresql.open()
  const [one, two] = [await startApp(postgresql, { database }), await startApp(postgresql, { database })]
  const ada = await one.member()
  const here = await readEvents(one.url, ada)
  await here.until(({ event }) => event === 'ready')
  const there = {
    ...ada,
    call: (method: string, path: string, body?: unknown) => two.anyone.call(method, path, body, { authorization: `Bearer ${ada.token}` }),
  }
  await deposit(there, '20')
  await here.until(({ event }) => event === 'transaction')
  const cut = here.lastId()
  here.close()
  await deposit(there, '30')
  await Promise.all([one.settled(), two.settled()])
  const resumed = await readEvents(two.url, { ...ada, last_event_id: cut })
  await resumed.until(isMessage)
  expect(resumed.events[0]?.data).toEqual({ resumed: true })
  expect(resumed.events.filter(({ id }) => id !== null && here.events.some((one) => one.id === id && id !== cut))).toEqual([])
  expect(resumed.events.some(({ event }) => event === 'transaction')).toBe(true)
  await there.call('POST', '/auth/logout')
  await resumed.ended
})
