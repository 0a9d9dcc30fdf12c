/**
 * A read that begins while its caller's session is checked: a caller whom the check does not let in gets nothing of what was read, an
 * answer is of the caller as the check found them, and nothing is written before it.
 */
import { afterEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { api } from '#contract/routes'
import { type Caller, type Route, routes } from '#contract/shared/define'
import { answer, id } from '#contract/shared/fields'
import { isStaffRole } from '#contract/shared/role'
import { systemClock } from '#kernel/clock'
import { createServer, serve } from '#server/http'
import { quickKind, testStore } from '#test/support/database.ts'
import { refuseWrites } from '#test/support/on-server.ts'
import { pathOf, rows } from '../specification/calls.ts'
import { makeWorld } from './world.ts'

const early = Object.entries<Route>(api).filter(([, route]) => route.early)

it('is marked on plain reads alone: no proof is asked for, nothing is counted, no stream and no file', () => {
  expect(early.length).toBeGreaterThan(10)
  const strange = early.filter(
    ([, { method, step_up, limits, money, events, reply, who }]) =>
      method !== 'GET' || step_up || limits || money || events || !(reply && '_zod' in reply) || who === 'guest' || who === 'sandbox',
  )
  expect(strange.map(([name]) => name)).toEqual([])
})

const PUBLIC = 'http://127.0.0.1:3000'
const table = routes({
  readOwn: {
    method: 'GET',
    path: '/own',
    who: 'member',
    summary: 'Whose it is',
    reply: answer(z.object({ user: id, role: z.string() })),
    status: 200,
    refusals: [],
    early: true,
  },
  readStaff: {
    method: 'GET',
    path: '/staff',
    who: 'auditor',
    summary: 'For those who work here',
    reply: answer(z.object({ user: id })),
    status: 200,
    refusals: [],
    early: true,
  },
})

const MARA: Caller = {
  user_id: 'mara',
  session_id: 's1',
  email: 'mara@mail.test',
  role: 'administrator',
  is_frozen: false,
  role_hold: null,
}

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()))
})

/** A server whose check of a session ends when the test says so. */
function held() {
  const state: { caller: Caller | null; wait: Promise<void>; fails: boolean; handler: () => void } = {
    caller: MARA,
    wait: Promise.resolve(),
    fails: false,
    handler: () => {},
  }
  const ran: Caller[] = []
  const app = createServer({ public_url: PUBLIC, log: false })
  const own = async ({ caller }: { readonly caller: Caller }) => {
    ran.push(caller)
    state.handler()
    return { data: { user: caller.user_id, role: caller.role } }
  }
  serve(
    app,
    table,
    { readOwn: own, readStaff: own },
    {
      public_url: PUBLIC,
      authenticate: async () => {
        const { caller, fails } = state
        await state.wait
        if (fails) throw new Error('the check broke')
        return caller
      },
      steppedUp: async () => null,
      limit: async () => ({ allowed: true }),
      clock: systemClock,
      mailbox_key: null,
    },
  )
  open.push(app)
  const read = async (path = '/own', token = 'token') => {
    const { statusCode, body } = await app.inject({
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}`, host: '127.0.0.1:3000' },
    })
    return { status: statusCode, body }
  }
  return { state, ran, read }
}

it('begins before the check ends, and is answered only after it', async () => {
  const { state, ran, read } = held()
  expect((await read()).status).toBe(200)
  let end = () => {}
  state.wait = new Promise((resolve) => {
    end = resolve
  })
  const answers: number[] = []
  const reading = read().then(({ status }) => answers.push(status))
  await expect.poll(() => ran.length).toBe(2)
  expect(answers).toEqual([])
  end()
  await reading
  expect(answers).toEqual([200])
})

it('does not start for a token without a caller', async () => {
  const { state, ran, read } = held()
  await read()
  state.caller = null
  expect((await read('/own', 'another')).status).toBe(401)
  expect(ran).toHaveLength(1)
})

it('is thrown away where the session has ended or the role is gone, and does not begin again', async () => {
  const { state, ran, read } = held()
  expect((await read('/staff')).status).toBe(200)
  state.caller = { ...MARA, role: 'member' }
  const demoted = await read('/staff')
  expect([demoted.status, demoted.body.includes('mara')]).toEqual([403, false])
  expect((await read('/own')).body).toContain('"role":"member"')
  state.caller = null
  const ended = await read('/own')
  expect([ended.status, ended.body.includes('mara')]).toEqual([401, false])
  const before = ran.length
  expect((await read('/own')).status).toBe(401)
  expect(ran).toHaveLength(before)
})

it('is repeated for the caller that the check found', async () => {
  const { state, ran, read } = held()
  await read()
  state.caller = { ...MARA, user_id: 'noor', role: 'operator' }
  expect(JSON.parse((await read()).body)).toEqual({ data: { user: 'noor', role: 'operator' } })
  expect(ran.map(({ user_id }) => user_id)).toEqual(['mara', 'mara', 'noor'])
})

it('fails by its check first: an ended session is refused with any result of the read', async () => {
  const { state, read } = held()
  await read()
  state.handler = () => {
    throw new Error('a session has its user')
  }
  expect((await read()).status).toBe(500)
  state.caller = null
  expect((await read()).status).toBe(401)
  state.caller = MARA
  state.handler = () => {}
  await read()
  state.fails = true
  expect((await read()).status).toBe(500)
})

it.skipIf(quickKind() === 'embedded')('answers from a database that takes no writes: none of them writes', async () => {
  const store = testStore('postgresql')
  const place = await store.place({ seeded: true })
  const world = await makeWorld(store, await store.open(place))
  await refuseWrites(place.database_url ?? '')
  const statuses = []
  for (const [route, { who }] of early) {
    const by = isStaffRole(who) ? world.administrator : world.owner
    const path = pathOf(route as keyof typeof rows, rows[route as keyof typeof rows], world.ids)
    for (let n = 0; n < 2; n += 1) statuses.push([route, (await by.call('GET', path)).status])
  }
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})
