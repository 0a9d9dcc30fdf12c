/**
 * The audit log against the owner of its database (S11): even with disabled triggers, replaced functions and a recomputed unkeyed chain,
 * no entry is deleted, forged, altered or moved undetected. AUDIT_TAMPERINGS sets how many ways are tried; AUDIT_SEED repeats a run.
 */
import { expect, it } from 'vitest'
import { type Audit, auditKey, openAudit } from '#server/audit'
import { type Database, migrate } from '#server/store'
import { SECRET_KEY, startApp } from '#test/support/app.ts'
import { directoryBeforeBaseline } from '#test/support/before-baseline.ts'
import { onStore, type TestStore } from '#test/support/database.ts'
import { is_whole } from '#test/support/whole.ts'
import { auditOf } from '../../../src/server/process/check-books.ts'
import { testClock } from '../identity/rooms.ts'

const TRIES = Number(process.env.AUDIT_TAMPERINGS ?? (is_whole ? 200 : 25))
const SEED = Number(process.env.AUDIT_SEED ?? Date.now() % 1_000_000)
const ENTRIES = 12
const CHANGE = { actor: '01900000-0000-7000-8000-000000000001', actor_email: 'root@mail.test', object_kind: 'setting' }

function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

async function write(database: Database, audit: Audit, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await database.transaction((tx) =>
      audit.record(tx, {
        ...CHANGE,
        action: n % 2 ? 'settings.change' : 'user.suspend',
        object_id: `object ${n}`,
        before: n % 3 ? { n, rate: 0.1, é: [null, true] } : null,
        after: { z: n, a: { deep: 'ß "quoted" \n' } },
        reason: n % 4 ? `no ${n}` : null,
      }),
    )
}

/** As the owner: no trigger, no constraint on order, and every function their own. */
function asOwner(database: Database, ...statements: readonly string[]): Promise<unknown> {
  return database.transaction(
    async (tx) => {
      await tx.query('ALTER TABLE audit_entry DISABLE TRIGGER USER')
      await tx.query('ALTER TABLE audit_head DISABLE TRIGGER USER')
      await tx.query('ALTER TABLE audit_key DISABLE TRIGGER USER')
      for (const statement of statements) await tx.query(statement)
    },
    { as_owner: true },
  )
}

const CELLS = [
  `at = at - interval '1 second'`,
  `at = at + interval '1 microsecond'`,
  'actor = NULL',
  `actor_email = 'other@mail.test'`,
  `action = 'user.verify'`,
  `object_kind = 'user'`,
  `object_id = NULL`,
  `before = '{"n": 0}'`,
  `after = after || '{"a": {}}'`,
  `after = NULL`,
  `reason = 'another'`,
  `request_id = 'another'`,
]
const INSERT =
  'INSERT INTO audit_entry (n, at, actor, actor_email, action, object_kind, object_id, before, after, reason, request_id, chain)'
const COPIED = 'at, actor, actor_email, action, object_kind, object_id, before, after, reason, request_id, chain'

/** What the owner does to the rows; each is then made to look whole, by the numbers and by the chain that the database can make. */
function tampering(below: (count: number) => number): { readonly name: string; readonly statements: readonly string[] } {
  const n = 1 + below(ENTRIES)
  const other = 1 + ((n + below(ENTRIES - 1)) % ENTRIES)
  const after = `UPDATE audit_entry SET n = n + 1000 WHERE n > ${n}`
  const kinds = [
    () => ({ name: `altered ${n}`, statements: [`UPDATE audit_entry SET ${CELLS[below(CELLS.length)]} WHERE n = ${n}`] }),
    () => ({ name: `deleted ${n}`, statements: [`DELETE FROM audit_entry WHERE n = ${n}`] }),
    () => ({ name: `cut off from ${n}`, statements: [`DELETE FROM audit_entry WHERE n >= ${n}`] }),
    () => ({
      name: `forged behind ${n}`,
      statements: [
        after,
        `${INSERT} SELECT n + 1, at, actor, 'somebody@mail.test', action, object_kind, object_id, before, after, reason, request_id, chain FROM audit_entry WHERE n = ${n}`,
      ],
    }),
    () => ({
      name: `${other} repeated behind ${n}`,
      statements: [
        after,
        `${INSERT} SELECT ${n} + 1, ${COPIED} FROM audit_entry WHERE n = CASE WHEN ${other} > ${n} THEN ${other} + 1000 ELSE ${other} END`,
      ],
    }),
    () => ({
      name: `${n} and ${other} exchanged`,
      statements: [
        `UPDATE audit_entry SET n = 5000 WHERE n = ${n}`,
        `UPDATE audit_entry SET n = ${n} WHERE n = ${other}`,
        `UPDATE audit_entry SET n = ${other} WHERE n = 5000`,
      ],
    }),
    () => ({ name: `${n} in front of all`, statements: [`${INSERT} SELECT -1, ${COPIED} FROM audit_entry WHERE n = ${n}`] }),
  ]
  return (kinds[below(kinds.length)] as () => ReturnType<typeof tampering>)()
}

const RENUMBER = `WITH counted AS (SELECT n AS was, row_number() OVER (ORDER BY n) AS now FROM audit_entry)
  UPDATE audit_entry e SET n = -c.now - 10000 FROM counted c WHERE e.n = c.was`
const POSITIVE = 'UPDATE audit_entry SET n = -n - 10000'
const UNKEYED = `DO $$ DECLARE e audit_entry; last bytea := decode(repeat('00', 32), 'hex'); BEGIN
  FOR e IN SELECT * FROM audit_entry ORDER BY n LOOP
    last := audit_chain(last, e); UPDATE audit_entry SET chain = last WHERE n = e.n;
  END LOOP; END $$`
const HEAD = `UPDATE audit_head SET n = coalesce((SELECT max(n) FROM audit_entry), 0),
  chain = coalesce((SELECT chain FROM audit_entry ORDER BY n DESC LIMIT 1), chain)`
/** How the owner covers it up. */
const COVERS: readonly (readonly string[])[] = [
  [],
  [HEAD],
  [RENUMBER, POSITIVE, HEAD],
  [RENUMBER, POSITIVE, UNKEYED, HEAD],
  // And says that all of it is from before the key.
  [RENUMBER, POSITIVE, UNKEYED, HEAD, 'UPDATE audit_key SET n = (SELECT n FROM audit_head), chain = (SELECT chain FROM audit_head)'],
]
const TABLES = ['audit_entry', 'audit_head', 'audit_key']

onStore((store) => {
  it(`sec/S11 finds every one of ${TRIES} ways to delete, forge, alter or move entries as the owner of the database`, async () => {
    const database = await store.open()
    const audit = openAudit({ database, clock: testClock(), key: auditKey(SECRET_KEY) })
    await write(database, audit, ENTRIES)
    await audit.watch()
    for (const table of TABLES) await database.query(`CREATE TABLE saved_${table} AS TABLE ${table}`)
    await asOwner(database, 'ALTER TABLE audit_entry DROP CONSTRAINT audit_entry_n_check')
    const back = TABLES.flatMap((table) => [`DELETE FROM ${table}`, `INSERT INTO ${table} SELECT * FROM saved_${table}`])
    const below = random(SEED)
    const missed: string[] = []
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const { name, statements } = tampering(below)
      const cover = below(COVERS.length)
      await asOwner(database, ...statements, ...(COVERS[cover] ?? []))
      const found = await audit.verify()
      if (found.ok || found.first_bad === null) missed.push(`${name}, cover ${cover}, seed ${SEED}`)
      await asOwner(database, ...back)
    }
    expect(missed).toEqual([])
    expect(await audit.verify()).toMatchObject({ ok: true, entries: BigInt(ENTRIES) })
  })

  it('sec/S11 finds a tail that was cut off and rewritten, by the head that was published before', async () => {
    const app = await startApp(store)
    const boss = await app.administrator()
    const { database } = app
    for (const ticker_notice of ['a', 'b', 'c']) await boss.call('PATCH', '/admin/settings', { ticker_notice })
    await database.query('CREATE TABLE saved_head AS TABLE audit_head')
    const [old] = await database.query<{ n: bigint }>('SELECT n FROM audit_head')
    await boss.call('PATCH', '/admin/settings', { ticker_notice: 'what the owner would hide' })
    expect((await boss.call('POST', '/admin/proof/epoch')).status).toBe(201)
    const verify = async () => (await boss.call('GET', '/admin/audit/verify')).body.data
    expect(await verify()).toMatchObject({ ok: true })
    // Restored, so that the server itself can continue from there.
    await asOwner(
      database,
      `DELETE FROM audit_entry WHERE n > ${old?.n}`,
      'UPDATE audit_head SET n = s.n, chain = s.chain FROM saved_head s',
    )
    const cut = await verify()
    expect(cut).toMatchObject({ ok: false, first_bad: String((old?.n ?? 0n) + 1n), why: 'an entry is missing' })
    expect((await boss.call('POST', '/admin/proof/epoch')).body).toMatchObject({ error_code: 52 })
    for (const ticker_notice of ['d', 'e', 'f']) await boss.call('PATCH', '/admin/settings', { ticker_notice })
    // A server that starts now has seen nothing, and finds it all the same.
    const fresh = auditOf({ database, clock: app.clock, secret_key: SECRET_KEY })
    expect(await fresh.verify()).toMatchObject({ ok: false, why: 'the entry is not the one that was published' })
    // Without the entry that says so, the public log is not the one that was signed.
    await database.transaction(
      async (tx) => {
        await tx.query('ALTER TABLE proof_entry DISABLE TRIGGER USER')
        await tx.query(
          `UPDATE proof_entry SET data = convert_to(replace(convert_from(data, 'UTF8'), '"count":', '"count":1'), 'UTF8') WHERE kind = 'audit-head'`,
        )
      },
      { as_owner: true },
    )
    expect(await fresh.verify()).toMatchObject({ ok: false, why: 'the public log is not the one that was signed' })
  })

  it('sec/S11 a running server notices a log that was set back before its head was published', async () => {
    const database = await store.open()
    const audit = openAudit({ database, clock: testClock(), key: auditKey(SECRET_KEY) })
    await write(database, audit, 2)
    await database.query('CREATE TABLE saved_head AS TABLE audit_head')
    await write(database, audit, 2)
    await audit.watch()
    await asOwner(database, 'DELETE FROM audit_entry WHERE n > 2', 'UPDATE audit_head SET n = s.n, chain = s.chain FROM saved_head s')
    await expect(audit.watch()).rejects.toThrow('no longer holds entry 4')
    await database.transaction((tx) => audit.record(tx, { ...CHANGE, action: 'user.verify', object_id: null }))
    await write(database, audit, 2)
    await expect(audit.watch()).rejects.toThrow('no longer holds entry 4')
    expect(await audit.verify()).toMatchObject({ ok: false, first_bad: 4n })
  })

  it('sec/S11 seals what is in the log from before the key once, and never a second time', async () => {
    const database = await beforeTheKey(store)
    const rows = [1, 2, 3].map((n) => ({ ...CHANGE, at: new Date(n).toISOString(), action: 'user.suspend', after: { n } }))
    await database.query('SELECT audit_record($1::jsonb)', [JSON.stringify(rows)])
    await migrate(database, { directory: await directoryBeforeBaseline() })
    await migrate(database)
    const published = { done: false }
    const log = () => openAudit({ database, clock: testClock(), key: auditKey(SECRET_KEY), wasPublished: async () => published.done })
    // A server from before the key writes no entry that would look forged.
    await expect(database.query('SELECT audit_record($1::jsonb)', [JSON.stringify(rows)])).rejects.toMatchObject({ code: '55P03' })
    await log().start()
    await log().start()
    await write(database, log(), 2)
    expect(await log().verify()).toEqual({ ok: true, entries: 5n, before_key: 3n, first_bad: null, why: null })
    published.done = true
    const alter = `UPDATE audit_entry SET after = '{"n": 9}' WHERE n = 2`
    await asOwner(database, alter)
    expect(await log().verify()).toMatchObject({ ok: false, first_bad: 2n })
    await asOwner(database, UNKEYED, HEAD)
    expect(await log().verify()).toMatchObject({ ok: false, first_bad: 3n })
    await asOwner(database, 'DELETE FROM audit_key')
    await expect(log().start()).rejects.toThrow('keeps the beginning of its key')
    expect(await log().verify()).toMatchObject({ ok: false, why: 'the start of the key is missing' })
  })
})

/** A database as the last version without the key left it. */
async function beforeTheKey(store: TestStore): Promise<Database> {
  const database = await store.open(await store.place({ empty: true }))
  await migrate(database, { directory: await directoryBeforeBaseline((name) => name < '061') })
  return database
}
