/** Approvals on two nodes of one PostgreSQL: a value that moves between the check and the effect, and a cache that is behind. */
import { describe, expect, it, vi } from 'vitest'
import { type Client, startApp, type TestApp } from '#test/support/app.ts'
import { testStore } from '#test/support/database.ts'
import { colleague, decide, shownHash } from './people.ts'

type Statement = readonly [sql: string, params?: readonly unknown[]]

async function lockWaits(database: TestApp['database']): Promise<boolean> {
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return (row?.n ?? 0) > 0
}

/** Runs the statements, starts the act, and commits once that waits for a lock. */
async function commitBeneath<T>({ database }: TestApp, statements: readonly Statement[], act: () => Promise<T>): Promise<T> {
  let acted: Promise<T> | null = null
  await database.transaction(async (tx) => {
    for (const [sql, params = []] of statements) await tx.query(sql, [...params])
    acted = act()
    for (let waits = false; !waits; ) {
      // On another connection: within a transaction this view does not change.
      waits = await lockWaits(database)
    }
  })
  return acted as unknown as Promise<T>
}

describe('on PostgreSQL, with two nodes', () => {
  const store = testStore('postgresql')

  async function twoNodes(): Promise<{ one: TestApp; two: TestApp; ada: Client; bob: Client }> {
    const place = await store.place({ seeded: true })
    const [one, two] = [
      await startApp(store, { database: await store.open(place) }),
      await startApp(store, { database: await store.open(place) }),
    ]
    const ada = await one.administrator()
    return { one, two, ada, bob: await colleague(one, ada, 'administrator') }
  }
  const outdated = (fields: string) => ({ status: 409, body: { error_code: 52, params: { reason: 'change_outdated', fields } } })

  it('sec/S7 a stricter setting that commits during an approval stays', async () => {
    const { one, ada, bob } = await twoNodes()
    const asked = await ada.call('PATCH', '/admin/settings', { address_hold_seconds: 60 })
    const strict = `INSERT INTO setting (name, value) VALUES ('address_hold_seconds', '86400')`
    const answer = await commitBeneath(one, [[strict]], () => decide(bob, asked.body.data?.change_id))
    expect(answer).toMatchObject(outdated('address_hold_seconds'))
    expect(await one.database.query('SELECT value FROM setting')).toEqual([{ value: 86_400 }])
  })

  it('sec/S5 a second factor that is enrolled during the approval of a recovery stays', async () => {
    const { one, ada, bob } = await twoNodes()
    const { user_id } = await one.member()
    const enrolled = `INSERT INTO totp (user_id, secret, created_at, confirmed_at) VALUES ($1, '\\x00', now(), now())`
    await one.database.query(enrolled, [user_id])
    const asked = await ada.call('POST', `/admin/user/${user_id}/recovery`, { reason: 'Lost the phone' })
    const again: Statement[] = [
      ['SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user_id]],
      ['DELETE FROM totp WHERE user_id = $1', [user_id]],
      [enrolled, [user_id]],
    ]
    const answer = await commitBeneath(one, again, () => decide(bob, asked.body.data?.change_id))
    expect(answer).toMatchObject(outdated('second_factor'))
    expect(await one.database.query('SELECT 1 FROM totp WHERE user_id = $1', [user_id])).toHaveLength(1)
  })

  it('sec/S8 a suspension is not executed without its consent when its subject leaves the staff during the approval', async () => {
    const { one, ada, bob } = await twoNodes()
    const { user_id } = await one.member()
    await one.database.query(`UPDATE users SET role = 'operator' WHERE id = $1`, [user_id])
    const asked = await ada.call('PATCH', `/admin/user/${user_id}`, { status: 'suspended' })
    const left: Statement[] = [[`UPDATE users SET role = 'member' WHERE id = $1`, [user_id]]]
    expect(await commitBeneath(one, left, () => decide(bob, asked.body.data?.change_id))).toMatchObject(outdated('role'))
    expect(await one.database.query('SELECT role, status FROM users WHERE id = $1', [user_id])).toEqual([
      { role: 'member', status: 'active' },
    ])
    expect(await one.database.query('SELECT state FROM admin_change WHERE object_id = $1', [user_id])).toEqual([{ state: 'waiting' }])
  })

  it('sec/S7 one person reverts no guarded setting on a node whose cache is behind', async () => {
    const { one, two, ada, bob } = await twoNodes()
    const there = await two.administrator()
    const asked = await ada.call('PATCH', '/admin/settings', { address_hold_seconds: 3600 })
    await there.call('GET', '/admin/settings')
    expect((await decide(bob, asked.body.data?.change_id)).status).toBe(200)
    // Within the second in which the other node still has the former value.
    expect((await there.call('PATCH', '/admin/settings', { address_hold_seconds: 0 })).status).toBe(202)
    expect(await one.database.query('SELECT value FROM setting')).toEqual([{ value: 3600 }])
  })

  it('sec/S7 of two approvals that saw the same state and come at once, one is executed', async () => {
    const { one, ada, bob } = await twoNodes()
    const asked = [
      await ada.call('POST', '/admin/business-date', { days: 1 }),
      await ada.call('POST', '/admin/business-date', { days: 2 }),
      await ada.call('PATCH', '/admin/settings', { address_hold_seconds: 60 }),
      await ada.call('PATCH', '/admin/settings', { address_hold_seconds: 3600 }),
    ].map(({ body }) => body.data?.change_id)
    const hashes = await Promise.all(asked.map((id) => shownHash(bob, id)))
    // The journal is held by a batch that waits, so that all four meet in the next one.
    const [, answers] = await one.database.transaction(async (tx) => {
      await tx.query('SELECT 1 FROM journal_head FOR UPDATE')
      const first = ada.call('POST', '/admin/invite', { email: 'else@staff.test', role: 'auditor' })
      await vi.waitUntil(() => one.assembly.writesWaiting() === 0 && lockWaits(one.database), 10_000)
      const all = Promise.all(
        asked.map((id, at) => bob.call('PATCH', `/admin/change/${id}`, { decision: 'approve', reason: 'Seen', hash: hashes[at] })),
      )
      await vi.waitUntil(() => one.assembly.writesWaiting() === asked.length, 10_000)
      return [first, all] as const
    })
    const statuses = (await answers).map(({ status }) => status)
    expect(statuses.slice(0, 2).sort()).toEqual([200, 409])
    expect(statuses.slice(2).sort()).toEqual([200, 409])
    const states = await one.database.query<{ state: string }>(`SELECT state FROM admin_change WHERE kind <> 'team.invite'`)
    expect(states.filter(({ state }) => state === 'approved')).toHaveLength(2)
  })
})
