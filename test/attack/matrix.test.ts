/** sec/B1, sec/B2: every route of the contract by every role. */
import { beforeAll, expect, it } from 'vitest'
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { isStaffRole } from '#contract/shared/role'
import { onStore } from '#test/support/database.ts'
import { email, pathOf, roles, rows } from '../specification/calls.ts'
import { makeWorld, type World } from './world.ts'

/** Immutable or public answers may be cached and set no cookie; everything else is never stored. */
const KEPT: Partial<Record<RouteName, string>> = {
  readManual: 'private, no-cache',
  readLegal: 'private, no-cache',
  readCertificate: 'private, no-cache',
  readEpoch: 'public, max-age=31536000, immutable',
  readLeaves: 'public, max-age=31536000, immutable',
  readLogEntries: 'public, max-age=31536000, immutable',
  readLogInclusion: 'public, max-age=31536000, immutable',
  readLogConsistency: 'public, max-age=31536000, immutable',
}

/** Cache-Control and Set-Cookie. */
function keptBy(name: RouteName): readonly unknown[] {
  const kept = KEPT[name]
  return kept === undefined ? ['no-store', expect.any(String)] : [kept, '']
}

onStore((store) => {
  let world: World
  beforeAll(async () => {
    world = await makeWorld(store)
  })

  it('sec/B2 sees the same role with any claim of the browser', async () => {
    const answer = await world.owner.call('GET', '/admin/user', undefined, { cookie: 'is_admin=true', 'x-is-admin': 'true' })
    expect(answer.status).toBe(403)
    expect(answer.body.error_code).toBe(45)
  })

  it('sec/A10 asks for a step-up where the contract says so, and nowhere else, once a factor is enrolled', async () => {
    const { app } = world
    const boss = await app.administrator()
    const people = { member: await app.member(), auditor: boss, operator: boss, administrator: boss }
    for (const user_id of new Set(Object.values(people).map((person) => person.user_id)))
      await app.database.query(`INSERT INTO totp (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`, [user_id])
    for (const name of Object.keys(rows) as RouteName[]) {
      const route: Route = api[name]
      if (route.who !== 'member' && !isStaffRole(route.who)) continue
      if (name === 'logout') continue
      const answer = await people[route.who].call(route.method, pathOf(name, rows[name], world.ids), rows[name].body)
      const asked = answer.body.error_code === (46 as unknown)
      expect([name, asked, asked ? answer.body.factors : null]).toEqual([
        name,
        route.step_up !== undefined,
        route.step_up ? ['totp'] : null,
      ])
    }
    await app.database.query('DELETE FROM totp')
  })

  it.each(Object.keys(rows) as RouteName[])('sec/B1 sec/B2 %s answers each role as it should', async (name) => {
    const row = rows[name]
    const { method, also }: Route = api[name]
    for (const one of also ? [method, also] : [method]) {
      const statuses: Record<string, number> = {}
      // An address takes ten guesses, so each verb has its own.
      const body = also ? { ...(row.body as object), email: `${one.toLowerCase()}-${email}` } : row.body
      for (const role of roles) {
        const answer = await world[role].call(one, pathOf(name, row, world.ids), body)
        statuses[role] = answer.status
        expect(answer.headers.get('x-mode')).toBe('sandbox')
        expect([role, answer.headers.get('cache-control'), answer.headers.get('set-cookie') ?? '']).toEqual([role, ...keptBy(name)])
        if (answer.status >= 400)
          expect(answer.body).toMatchObject({ error_code: expect.any(Number), message: expect.any(String), request_id: expect.any(String) })
      }
      expect([one, statuses]).toEqual([one, row.expect])
    }
  })
})
