import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { migrate } from '#server/store'
import { onStore, quickKind, testStore } from '#test/support/database.ts'

async function migrations(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'clearterm-migrations-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  for (const [name, sql] of Object.entries(files)) await writeFile(join(directory, name), sql)
  return directory
}

const ONE = { '001-one.sql': 'CREATE TABLE one (a int); INSERT INTO one VALUES (1);' }
const TWO = { ...ONE, '002-two.sql': 'ALTER TABLE one ADD COLUMN b int DEFAULT 2;' }

onStore((store) => {
  const openEmpty = async () => store.open(await store.place({ empty: true }))

  it('builds the whole schema from nothing, and does nothing the second time', async () => {
    const db = await openEmpty()
    const first = await migrate(db)
    expect(first).toMatchObject({ applied: expect.arrayContaining(['069-baseline']) })
    expect(await migrate(db)).toEqual({ applied: [] })
    expect(db.roleInForce()).toBe(true)
  })

  it('applies what is new on top of an earlier version, and keeps its rows', async () => {
    const db = await openEmpty()
    expect(await migrate(db, { directory: await migrations(ONE) })).toEqual({ applied: ['001-one.sql'] })
    expect(await migrate(db, { directory: await migrations(TWO) })).toEqual({ applied: ['002-two.sql'] })
    expect(await db.query('SELECT a, b FROM one')).toEqual([{ a: 1, b: 2 }])
  })

  it('refuses a changed migration, a duplicate number, and a database that is newer', async () => {
    const db = await openEmpty()
    await migrate(db, { directory: await migrations(TWO) })
    const changed = await migrations({ ...TWO, '001-one.sql': 'CREATE TABLE one (a bigint);', '003-three.sql': 'CREATE TABLE three ();' })
    expect(await migrate(db, { directory: changed })).toMatchObject({
      detail: 'Migration 001-one.sql differs from the one that was applied.',
    })
    const twice = await migrations({ ...TWO, '002-two-again.sql': 'CREATE TABLE three ();' })
    expect(await migrate(db, { directory: twice })).toMatchObject({ detail: 'Migration 002-two.sql does not follow number 2.' })
    const older = await migrations(ONE)
    expect(await migrate(db, { directory: older })).toMatchObject({
      detail:
        'The database is newer than this program: migration 002-two.sql is not compatible with it. Start a version that has this migration.',
    })
    expect(await db.query(`SELECT to_regclass('three') AS found`)).toEqual([{ found: null }])
  })

  it('applies a number that was left open, also below what is applied already', async () => {
    const db = await openEmpty()
    const three = { ...ONE, '003-three.sql': 'CREATE TABLE three (a int);' }
    expect(await migrate(db, { directory: await migrations(three) })).toEqual({ applied: ['001-one.sql', '003-three.sql'] })
    expect(await migrate(db, { directory: await migrations({ ...TWO, ...three }) })).toEqual({ applied: ['002-two.sql'] })
    expect(await migrate(db, { directory: await migrations({ ...TWO, ...three }) })).toEqual({ applied: [] })
  })

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    const db = await openEmpty()
    const broken = await migrations({ ...ONE, '002-two.sql': 'CREATE TABLE two (a int); SELECT 1 / 0;' })
    expect(await migrate(db, { directory: broken })).toMatchObject({
      detail: 'Migration 002-two.sql failed, and nothing of it was applied: division by zero.',
    })
    expect(await db.query(`SELECT to_regclass('one') IS NOT NULL AS one, to_regclass('two') IS NOT NULL AS two`)).toEqual([
      { one: true, two: false },
    ])
    expect(await migrate(db, { directory: await migrations(TWO) })).toEqual({ applied: ['002-two.sql'] })
  })

  it('applies each migration once when several start at the same time', async () => {
    const place = await store.place({ empty: true })
    const db = await store.open(place)
    const nodes = store.kind === 'postgresql' ? [db, await store.open(place), await store.open(place)] : [db, db, db]
    const directory = await migrations(TWO)
    const outcomes = await Promise.all(nodes.map((node) => migrate(node, { directory })))
    expect(outcomes.flatMap((outcome) => ('applied' in outcome ? outcome.applied : [outcome.detail])).sort()).toEqual([
      '001-one.sql',
      '002-two.sql',
    ])
  })

  it('serves a database with newer migrations that are marked expand, and none with one that is marked contract', async () => {
    const db = await openEmpty()
    const older = await migrations(ONE)
    const expand = { ...ONE, '002-two.sql': '-- expand\nALTER TABLE one ADD COLUMN b int;' }
    await migrate(db, { directory: await migrations(expand) })
    expect(await migrate(db, { directory: older })).toEqual({ applied: [] })
    const contract = { ...expand, '003-three.sql': '-- contract\nALTER TABLE one DROP COLUMN a;' }
    await migrate(db, { directory: await migrations(contract) })
    expect(await migrate(db, { directory: older })).toMatchObject({ detail: expect.stringContaining('003-three.sql is not compatible') })
  })

  it('adds the marks to a database that was migrated before there were any', async () => {
    const db = await openEmpty()
    await db.query(`CREATE TABLE schema_migration (
      number integer PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
    expect(await migrate(db, { directory: await migrations(TWO) })).toEqual({ applied: ['001-one.sql', '002-two.sql'] })
    expect(await db.query('SELECT kind, finished FROM schema_migration')).toEqual(Array(2).fill({ kind: 'contract', finished: true }))
  })

  it('builds an index concurrently, with one node at work and others that wait', async () => {
    const place = await store.place({ empty: true })
    const db = await store.open(place)
    const nodes = store.kind === 'postgresql' ? [db, await store.open(place), await store.open(place)] : [db]
    const index = '-- expand, concurrently\nDROP INDEX CONCURRENTLY IF EXISTS one_a;\nCREATE INDEX CONCURRENTLY one_a ON one (a);'
    const directory = await migrations({ ...ONE, '002-two.sql': index })
    const outcomes = await Promise.all(nodes.map((node) => migrate(node, { directory })))
    expect(outcomes.flatMap((outcome) => ('applied' in outcome ? outcome.applied : [outcome.detail])).sort()).toEqual([
      '001-one.sql',
      '002-two.sql',
    ])
    expect(await db.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_a'::regclass`)).toEqual([{ indisvalid: true }])
  })

  it('marks nothing but statements on indexes as concurrent', async () => {
    const db = await openEmpty()
    const directory = await migrations({ ...ONE, '002-two.sql': '-- expand, concurrently\nUPDATE one SET a = 2;' })
    expect(await migrate(db, { directory })).toMatchObject({
      detail: 'Migration 002-two.sql is marked concurrently and has another statement: UPDATE one SET a = 2.',
    })
  })
})

it.skipIf(quickKind() === 'embedded')(
  'finds an index that a broken build left INVALID, at the end of a migration and at each start',
  async () => {
    const store = testStore('postgresql')
    const place = await store.place({ empty: true })
    const db = await store.open(place)
    await migrate(db, { directory: await migrations(ONE) })
    await db.query('INSERT INTO one VALUES (1)')
    await expect(db.query('CREATE UNIQUE INDEX CONCURRENTLY one_a ON one (a)')).rejects.toThrow(/could not create unique index/)
    const sentence =
      'The index one_a is INVALID, because its build was broken off. Run REINDEX INDEX CONCURRENTLY one_a; as the owner of the tables, then start again.'
    // It passes over the index that is there, so the migration itself finds nothing.
    const again = await migrations({
      ...ONE,
      '002-two.sql': '-- expand, concurrently\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS one_a ON one (a);',
    })
    expect(await migrate(db, { directory: again })).toMatchObject({ detail: sentence })
    expect(await migrate(db, { directory: again })).toMatchObject({ detail: sentence })
    await db.query('DELETE FROM one WHERE ctid = (SELECT min(ctid) FROM one)')
    await db.query(/REINDEX[^;]+/.exec(sentence)?.[0] ?? '')
    expect(await migrate(db, { directory: again })).toEqual({ applied: [] })
  },
)

it.skipIf(quickKind() === 'embedded')('repeats a concurrent build that failed half way', async () => {
  const store = testStore('postgresql')
  const place = await store.place({ empty: true })
  const db = await store.open(place)
  const two = '-- expand, concurrently\nDROP INDEX CONCURRENTLY IF EXISTS one_a;\nCREATE UNIQUE INDEX CONCURRENTLY one_a ON one (a);'
  const directory = await migrations({ ...ONE, '002-two.sql': two })
  await migrate(db, { directory: await migrations(ONE) })
  await db.query('INSERT INTO one VALUES (1)')
  expect(await migrate(db, { directory })).toMatchObject({
    detail: expect.stringMatching(/^Migration 002-two\.sql was begun and is not finished \(could not create unique index.*: start again/),
  })
  await db.query('DELETE FROM one WHERE ctid = (SELECT min(ctid) FROM one)')
  expect(await migrate(db, { directory })).toEqual({ applied: ['002-two.sql'] })
  expect(await db.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_a'::regclass`)).toEqual([{ indisvalid: true }])
})

it.skipIf(quickKind() === 'embedded')('gives up in one sentence when a table stays locked, and applies it afterwards', async () => {
  const store = testStore('postgresql')
  const place = await store.place({ empty: true })
  const db = await store.open(place)
  await migrate(db, { directory: await migrations(ONE) })
  const directory = await migrations(TWO)
  const held = db.transaction(
    async (tx) => {
      await tx.query('SELECT * FROM one')
      return migrate(db, { directory, tries: 1 })
    },
    { as_owner: true },
  )
  expect(await held).toMatchObject({
    detail:
      'Migration 002-two.sql could not lock its tables within 2 seconds, and nothing of it was applied: end the sessions that hold them, then start again.',
  })
  expect(await migrate(db, { directory })).toEqual({ applied: ['002-two.sql'] })
})
