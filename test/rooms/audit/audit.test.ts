import { expect, it } from 'vitest'
import { auditKey, openAudit } from '#server/audit'
import type { Database } from '#server/store'
import { SECRET_KEY } from '#test/support/app.ts'
import { onStore } from '#test/support/database.ts'
import { testClock } from '../identity/rooms.ts'

const CHANGE = { actor: '01900000-0000-7000-8000-000000000001', actor_email: 'root@mail.test', object_kind: 'setting', object_id: 'limits' }

function openLog(database: Database) {
  return openAudit({ database, clock: testClock(), key: auditKey(SECRET_KEY) })
}

/** Tampering with full database rights. */
async function tamper(database: Database, statement: string): Promise<void> {
  await database.query('ALTER TABLE audit_entry DISABLE TRIGGER append_only')
  await database.query(statement)
  await database.query('ALTER TABLE audit_entry ENABLE TRIGGER append_only')
}

onStore((store) => {
  it('keeps writers of all kinds in one gapless chain, newest first, and refuses every edit', async () => {
    const database = await store.open()
    const audit = openLog(database)
    const write = (n: number) =>
      database.transaction((tx) =>
        audit.record(tx, {
          ...CHANGE,
          action: n % 2 ? 'settings.change' : 'user.suspend',
          before: { n },
          after: { cents: 5n, at: new Date(0) },
          reason: `no ${n}%`,
        }),
      )
    await Promise.all(Array.from({ length: 20 }, (_, n) => write(n)))
    const rows = [audit.row({ ...CHANGE, action: 'deposit.approve' }), audit.row({ ...CHANGE, action: 'deposit.decline', actor: null })]
    await database.transaction((tx) => audit.append(tx, rows))
    expect(await audit.verify()).toEqual({ ok: true, entries: 22n, before_key: 0n, first_bad: null, why: null })

    const first = await audit.list({ limit: 2 })
    expect(first).toMatchObject({
      data: [{ id: '22', action: 'deposit.decline', actor: null }, { id: '21' }],
      page: { total: 22, next_cursor: '21' },
    })
    const next = await audit.list({ limit: 50, cursor: '21', action: 'settings.change' })
    expect(next).toMatchObject({ page: { total: 10, next_cursor: null } })
    expect(next.data[0]).toMatchObject({ after: { cents: '5', at: '1970-01-01T00:00:00.000Z' }, actor_email: 'root@mail.test' })
    expect((await audit.list({ limit: 50, q: '19% NO' })).data).toHaveLength(1)
    expect((await audit.list({ limit: 50, object_id: 'nothing' })).data).toEqual([])

    for (const edit of [`UPDATE audit_entry SET reason = 'x' WHERE n = 1`, 'DELETE FROM audit_entry', 'TRUNCATE audit_entry'])
      for (const as_owner of [true, false])
        await expect(database.transaction((tx) => tx.query(edit), { as_owner })).rejects.toThrow(/append-only|permission denied/)
    expect((await audit.verify()).ok).toBe(true)
  })

  it('names the first bad entry: altered, missing in the middle, missing at the end', async () => {
    const database = await store.open()
    const audit = openLog(database)
    for (let n = 1; n <= 6; n += 1)
      await database.transaction((tx) => audit.record(tx, { ...CHANGE, action: 'settings.change', after: { n } }))
    await tamper(database, `UPDATE audit_entry SET actor_email = 'other@mail.test' WHERE n = 4`)
    expect(await audit.verify()).toMatchObject({ ok: false, first_bad: 4n, why: 'the entry was altered' })
    await tamper(database, `UPDATE audit_entry SET actor_email = 'root@mail.test' WHERE n = 4`)
    expect((await audit.verify()).ok).toBe(true)
    await tamper(database, 'DELETE FROM audit_entry WHERE n = 6')
    expect(await audit.verify()).toMatchObject({ ok: false, first_bad: 6n, why: 'an entry is missing' })
    await tamper(database, 'DELETE FROM audit_entry WHERE n = 2')
    expect(await audit.verify()).toMatchObject({ ok: false, first_bad: 2n, why: 'an entry is missing' })
  })
})
