/** sec/B1, sec/B2: every route of the contract by every role. */
import { beforeAll, expect, it } from 'vitest'
import { api, type RouteName } from '#contract/routes'
import type { Route } from '#contract/shared/define'
import { DRAWN_FOR, NOBODY } from '#contract/shared/headers'
import { isStaffRole } from '#contract/shared/role'
import type { TestApp } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { is_whole, thirdOf } from '#test/support/whole.ts'
import { email, pathOf, roles, rows } from '../specification/calls.ts'
import { fingerprint, makeWorld, type World } from './world.ts'

/** Immutable or public answers may be cached and set no cookie; everything else is never stored. */
const NOT_REFUSED: Partial<Record<RouteName, string>> = {
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
  const kept = NOT_REFUSED[name]
  return kept === undefined ? ['no-store', expect.any(String)] : [kept, '']
}

/** The rows of each table; of a session only that it is there, because each call notes when it was used. */
async function rowsOf({ database }: TestApp): Promise<readonly unknown[]> {
  const tables = await database.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  )
  const counts = []
  for (const { name } of tables) {
    const text = name === 'session' ? 'id::text' : 'it::text'
    const [row] = await database.query(
      `SELECT count(*)::int AS rows, md5(string_agg(${text}, '|' ORDER BY it::text)) AS print FROM "${name}" it`,
    )
    counts.push([name, row])
  }
  return counts
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

  it('refuses each call of a page that was drawn for another member, and does nothing', async () => {
    const { app, owner, administrator, stranger, ids } = world
    // A node writes its name into `proof_instance` at the first read that asks for it.
    expect((await app.anyone.call('GET', '/proof')).status).toBe(200)
    await app.settled()
    const before = [await fingerprint(app), await rowsOf(app)]
    const answers = []
    for (const [nth, name] of (Object.keys(rows) as RouteName[]).entries()) {
      const { method, also, who }: Route = api[name]
      for (const one of also ? [method, also] : [method])
        for (const caller of [owner, administrator])
          for (const drawn_for of thirdOf([stranger.user_id, NOBODY, `${caller.user_id}, ${caller.user_id}`], nth)) {
            const { status, body, headers } = await caller.call(one, pathOf(name, rows[name], ids), rows[name].body, {
              [DRAWN_FOR]: drawn_for,
            })
            const code = Number(body?.error_code ?? 0)
            const is_public = drawn_for === NOBODY && who === 'anyone' && method === 'GET'
            if (!is_public)
              answers.push([
                name,
                who === 'guest' ? 10 : who === 'sandbox' && code !== 59 ? 0 : 59,
                code,
                status,
                headers.get('set-cookie'),
              ])
            else answers.push([name, false, code === 59, 409, null])
          }
    }
    expect(answers.filter(([, expected, code, status, cookie]) => expected !== code || status !== 409 || cookie !== null)).toEqual([])
    expect(answers.length).toBeGreaterThan((is_whole ? 6 : 2) * 200)
    await app.settled()
    expect([await fingerprint(app), await rowsOf(app)]).toEqual(before)
  })

  it.each(Object.keys(rows) as RouteName[])('sec/B1 sec/B2 %s answers each role as it should', async (name) => {
    const row = rows[name]
    const { method, also }: Route = api[name]
    for (const one of also ? [method, also] : [method]) {
      const statuses: Record<string, number> = {}
      // An address takes ten guesses, so each verb has its own.
      const body = also ? { ...(row.body as object), email: `${one.toLowerCase()}-${email}` } : row.body
      for (const role of roles) {
        // As a page of theirs does; the other tests call as programs do, which name none.
        const answer = await world[role].call(one, pathOf(name, row, world.ids), body, { [DRAWN_FOR]: world[role].user_id || NOBODY })
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
