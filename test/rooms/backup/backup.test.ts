/** Backups on both stores: made while the instance serves, restored into an empty place, and refused where they would harm. */
import { mkdir, readdir, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { type FoundBackup, findBackup, listBackups, makeBackup, restoreBackup, verifyBackup } from '#server/backup'
import { type Database, migrate } from '#server/store'
import { SECRET_KEY, type TestApp } from '#test/support/app.ts'
import { type DatabaseAddress, eachStore, onStore, quickKind, type TestStore, testStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt } from '#test/support/whole.ts'
import { dumpTables, loadTables } from '../../../src/server/backup/tables.ts'
import {
  backUp,
  changeByte,
  copied,
  dependencies,
  emptyPlace,
  OPENING,
  opened,
  publish,
  refusalOf,
  reopen,
  resign,
  restored,
  startInstance,
} from './world.ts'

eachStore((store) => {
  it('restores an instance as it was: the books hold, the log continues, members have their money', async () => {
    const folder = scratch()
    const instance = await startInstance(store, { BACKUP_DIR: folder })
    const found = await backUp(instance, folder)
    const before = await instance.app.anyone.call('GET', '/proof')
    const place = await emptyPlace(store)
    await removeEmptyFolders(found)
    await restored(found, place)

    const { app } = await reopen(store, place, { BACKUP_DIR: folder })
    // Nothing was published since: no recovery is needed.
    expect(await app.assembly.solvency.checkPublished()).toBeNull()
    expect(await app.audit()).toEqual([])
    const after = await app.anyone.call('GET', '/proof')
    expect(after.body.data).toEqual(before.body.data)
    const bea = await app.member({ funded: '40' })
    expect((await bea.call('GET', '/me/account')).status).toBe(200)
    expect(await publish(app)).toBe(Number(before.body.data?.epochs?.[0]?.epoch) + 1)
    expect(await app.audit()).toEqual([])
  }, 240_000)

  const anyIt = store.kind === 'embedded' ? longIt : it
  anyIt(
    'refuses a half, a damaged, a foreign and a newer backup, a wrong key and live data, and changes nothing',
    async () => {
      const instance = await startInstance(store)
      const found = await backUp(instance, scratch())
      const place = await emptyPlace(store)
      for (const [why, folder, opening] of await brokenOnes(found)) expect(await refusalOf(folder, place, opening)).toMatch(why)
      const live = await restoreBackup(found, instance.place, OPENING)
      expect(isRefused(live) ? live.detail : 'restored').toMatch(/(holds a database already|has tables already).*: a restore needs/)
      expect(await contentsOf(store, place)).toEqual([])
      await restored(found, place)
    },
    240_000,
  )
})

/** What the console says of the backups. */
async function setupOf(app: TestApp): Promise<string[]> {
  const { body } = await (await app.administrator()).call('GET', '/admin/setup')
  const facts = body.data?.facts as unknown as { name: string; finding: string }[]
  return facts.filter(({ name }) => name === 'backup' || name === 'restored').map(({ finding }) => finding)
}

/** As a storage that keeps files only. */
async function removeEmptyFolders({ folder }: FoundBackup): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name))
  for (const path of folders.toSorted().toReversed()) await rmdir(path).catch(() => {})
}

async function contentsOf({ kind }: TestStore, place: DatabaseAddress): Promise<unknown[]> {
  if (kind === 'embedded') return readdir(place.data_dir)
  return (await opened(place)).query(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
}

/** What the refusal says, the backup's folder, and what is given with it. */
async function brokenOnes(found: FoundBackup) {
  const [half, damaged, older, newer, emptier] = [
    await copied(found),
    await copied(found),
    await copied(found),
    await copied(found),
    await copied(found),
  ]
  const { folder, manifest } = found
  const [first] = manifest.files.filter(({ bytes }) => bytes > 0)
  await rm(join(half, 'data', first?.path ?? ''))
  await changeByte(join(damaged, 'data', first?.path ?? ''), 0)
  const { contents } = manifest
  await resign(newer, SECRET_KEY, { contents: { ...contents, schema: { number: 999, name: '999-from-later.sql' } } })
  await resign(emptier, SECRET_KEY, { contents: { ...contents, journal: { ...contents.journal, moves: '1' } } })
  await resign(older, SECRET_KEY, { v: 1 as 2 })
  return [
    [/^The backup is incomplete: .* is missing\.$/, half, {}],
    [/^The backup is damaged: .* is not the file that was written\.$/, damaged, {}],
    [/^The backup is of another instance: /, folder, { origin: 'clearterm/sandbox/other' }],
    [/^SECRET_KEY is not the key of this backup\.$/, folder, { secret_key: 'another secret key, as long as the first' }],
    [/^The backup is of a newer version: it has migration 999-from-later\.sql\.$/, newer, {}],
    [/is of a version whose backups have no MAC: read “Older backups” in docs\/operations\/backup\.md\.$/, older, {}],
    [/^The restored copy is not what the manifest describes\.$/, emptier, {}],
  ] as const
}

onStore((store) => {
  it('encrypts to the operator’s recipient, and only its identity opens the backup', async () => {
    const instance = await startInstance(store)
    const identity = await generateIdentity()
    const found = await backUp(instance, scratch(), await identityToRecipient(identity))
    expect(found.manifest.files.every(({ path }) => path.endsWith('.age'))).toBe(true)
    expect(await verifyBackup(found, instance.place, OPENING)).toBe('hashes')
    const place = await emptyPlace(store)
    const without = await restoreBackup(found, place, OPENING)
    expect(without).toMatchObject({ detail: 'The backup is encrypted: give the age identity with --identity FILE.' })
    const [own, other] = [join(scratch(), 'own.txt'), join(scratch(), 'other.txt')]
    await writeFile(own, `# created: 2026-01-01\n${identity}\n`)
    await writeFile(other, await generateIdentity())
    const wrong = await restoreBackup(found, place, { ...OPENING, identity: other })
    expect(wrong).toMatchObject({ detail: expect.stringContaining('cannot be decrypted with the identity in') })
    expect(await restoreBackup(found, place, { ...OPENING, identity: own })).not.toHaveProperty('detail')
  })

  it('refuses to make a backup that could not be restored, and leaves nothing', async () => {
    const { database, place } = await startInstance(store)
    const folder = scratch()
    const options = { folder, recipient: null }
    const wrong = await makeBackup({ ...dependencies(database, place), secret_key: 'another secret key, as long as the first' }, options)
    expect(wrong).toMatchObject({ detail: 'SECRET_KEY is not the key that this database was made with.' })
    await database.transaction(
      async (tx) => {
        await tx.query('ALTER TABLE account DISABLE TRIGGER USER')
        await tx.query(`UPDATE account SET balance = balance + 1 WHERE code = 'custody:sandbox'`)
        await tx.query('ALTER TABLE account ENABLE TRIGGER USER')
      },
      { as_owner: true },
    )
    const unbalanced = await makeBackup(dependencies(database, place), options)
    expect(unbalanced).toMatchObject({ detail: expect.stringMatching(/^The restored copy failed its check: /) })
    const recipient = await makeBackup(dependencies(database, place), { folder, recipient: 'age1nobody' })
    expect(recipient).toMatchObject({ detail: 'BACKUP_RECIPIENT must be an age recipient (age1…).' })
    expect(await readdir(folder)).toEqual([])
  })

  it('makes one when it is due, keeps as many as wanted, and has the age of the newest as a metric', async () => {
    const folder = scratch()
    const { app, place } = await startInstance(store, { BACKUP_DIR: folder, BACKUP_KEEP: '2' })
    const due = app.assembly.jobs.find(({ name }) => name === 'backup')
    await mkdir(join(folder, '.making-killed'))
    expect(await setupOf(app)).toEqual(['backup_none', 'restored_never'])
    await due?.run()
    await due?.run()
    expect(await setupOf(app)).toEqual(['backup_made', 'restored_once'])
    expect((await listBackups(folder, SECRET_KEY)).length).toBe(1)
    app.clock.advance(3_600)
    expect(await app.assembly.exposition.read()).toMatch(/^clearterm_backup_age_seconds 36\d\d$/m)
    app.clock.advance(48 * 3_600)
    expect(await setupOf(app)).toEqual(['backup_old', 'restored_once'])
    for (const hours of [24, 25]) {
      app.clock.advance(hours * 3_600)
      await due?.run()
    }
    const kept = await listBackups(folder, SECRET_KEY)
    expect(kept.length).toBe(2)
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
    const newest = await findBackup(folder, SECRET_KEY)
    expect(newest).toEqual(kept[0])
    expect(isRefused(newest) ? newest : await verifyBackup(newest, place, OPENING)).toBe('restored')
  })
})

it.skipIf(quickKind() === 'embedded')('loads a dump of an older schema, which then migrates as that database would', async () => {
  const store = testStore('postgresql')
  const numbers = (database: Database) => database.query<{ number: number }>('SELECT number FROM schema_migration ORDER BY 1')
  const now = (await numbers(await store.open())).map(({ number }) => number)
  const only = now.slice(0, -2)
  const [from, to] = [await emptyPlace(store), await emptyPlace(store)]
  const source = await opened(from)
  await migrate(source, { only })
  await source.query(`INSERT INTO setting (name, value) VALUES ('tax_bps', '1') ON CONFLICT DO NOTHING`)
  await source.query('INSERT INTO business_offset_step (recorded_at, milliseconds) VALUES (now(), 5)')
  const folder = join(scratch(), 'data')
  await source.transaction(
    async (tx) => {
      const [exported] = await tx.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
      await dumpTables(from.database_url ?? '', { folder, snapshot: exported?.snapshot ?? '' })
    },
    { snapshot: true, as_owner: true },
  )
  expect(await loadTables(to.database_url ?? '', folder)).toBeNull()
  const target = await opened(to)
  expect(await numbers(target)).toEqual(only.map((number) => ({ number })))
  for (const sql of [
    OBJECTS,
    'SELECT * FROM business_offset_step ORDER BY n',
    'SELECT * FROM setting',
    'SELECT * FROM plan_terms ORDER BY 1, 2',
  ])
    expect(await target.query(sql)).toEqual(await source.query(sql))
  expect(await migrate(target)).toMatchObject({ applied: { length: 2 } })
})

/** Triggers and whether they fire, constraints, indexes and rights. */
const OBJECTS = `SELECT tgname AS name, tgrelid::regclass::text AS of, tgenabled::text AS what FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT conname, conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace
  UNION ALL SELECT indexname, tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT relname, relkind::text, regexp_replace(relacl::text, 'owner_[0-9a-f]+', 'owner', 'g') FROM pg_class WHERE relnamespace = 'public'::regnamespace
  UNION ALL SELECT sequencename, '', last_value::text FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1, 2, 3`

it.skipIf(quickKind() === 'embedded')(
  'backs up a database that a newer version has expanded, which only that version restores',
  async () => {
    const store = testStore('postgresql')
    const instance = await startInstance(store)
    await instance.database.transaction(
      (tx) => tx.query(`INSERT INTO schema_migration (number, name, sha256, kind) VALUES (999, '999-from-later.sql', 'x', 'expand')`),
      { as_owner: true },
    )
    const found = await backUp(instance, scratch())
    expect(await refusalOf(found.folder, await emptyPlace(store))).toBe(
      'The backup is of a newer version: it has migration 999-from-later.sql.',
    )
  },
)
