/** The baseline is the schema of the migrations that it replaced, and a database that has exactly those goes on from it. */
import { createHash } from 'node:crypto'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Database, migrate } from '#server/store'
import { directoryBeforeBaseline, migrationsBeforeBaseline } from '#test/support/before-baseline.ts'
import { catalogueOf } from '#test/support/catalogue.ts'
import { onStore } from '#test/support/database.ts'
import { scratch } from '#test/support/scratch.ts'

const MIGRATIONS = 'src/server/store/migrations'
const BASELINE = '069-baseline'
const LAST = '069-open-investments.sql'

const appliedIn = (db: Database) => db.query('SELECT number, name FROM schema_migration ORDER BY number')

/** Today's migrations with one more. */
async function withNext(): Promise<string> {
  const directory = scratch()
  await cp(MIGRATIONS, directory, { recursive: true })
  await writeFile(join(directory, '999-next.sql'), 'ALTER TABLE lease ADD COLUMN note text;')
  return directory
}

it('lists the migrations that it replaces with the hashes that they had', async () => {
  const listed = await readFile(join(MIGRATIONS, BASELINE, 'replaces.sha256'), 'utf8')
  const hashes = [...migrationsBeforeBaseline].map(([name, sql]) => `${createHash('sha256').update(sql).digest('hex')}  ${name}\n`)
  expect(listed).toBe(hashes.join(''))
  expect([...migrationsBeforeBaseline.keys()].at(-1)).toBe(LAST)
})

onStore((store) => {
  const openEmpty = async () => store.open(await store.place({ empty: true }))

  async function openBefore(wanted?: (name: string) => boolean): Promise<Database> {
    const db = await openEmpty()
    await migrate(db, { directory: await directoryBeforeBaseline(wanted) })
    return db
  }

  it('builds the schema and the first rows that the replaced migrations built', async () => {
    const [before, fresh] = [await openBefore(), await openEmpty()]
    await migrate(before)
    await migrate(fresh)
    const [expected, found] = [await catalogueOf(before), await catalogueOf(fresh)]
    expect(expected.length).toBeGreaterThan(1_500)
    expect(found.filter((line) => !expected.includes(line))).toEqual([])
    expect(expected.filter((line) => !found.includes(line))).toEqual([])
    expect(found.length).toBe(expected.length)
  })

  it('marks a database that has exactly those migrations, keeps its rows, and applies what comes later', async () => {
    const db = await openBefore()
    await db.query(`INSERT INTO lease (job, holder, fence, expires_at) VALUES ('kept', gen_random_uuid(), 7, now())`)
    expect(await migrate(db)).toEqual({ applied: expect.not.arrayContaining([BASELINE]) })
    expect((await appliedIn(db))[0]).toEqual({ number: 69, name: BASELINE })
    expect(await migrate(db, { directory: await withNext() })).toEqual({ applied: ['999-next.sql'] })
    expect(await db.query('SELECT job, fence, note FROM lease')).toEqual([{ job: 'kept', fence: 7n, note: null }])
    expect((await appliedIn(db)).at(-1)).toEqual({ number: 999, name: '999-next.sql' })
  })

  it('marks it once when several nodes start at the same time', async () => {
    const db = await openBefore()
    const outcomes = await Promise.all([migrate(db), migrate(db), migrate(db)])
    expect(outcomes.every((outcome) => 'applied' in outcome && !outcome.applied.includes(BASELINE))).toBe(true)
    expect((await appliedIn(db)).filter((row) => row.number === 69)).toEqual([{ number: 69, name: BASELINE }])
  })

  it('refuses a database that stopped earlier, and changes nothing', async () => {
    const db = await openBefore((name) => name !== LAST)
    expect(await migrate(db)).toMatchObject({
      detail: `The database is from before ${BASELINE} and can't be upgraded: migration ${LAST} is missing. It must have exactly the 60 migrations up to ${LAST}: start the last version before the baseline once, then this one.`,
    })
    expect(await appliedIn(db)).toHaveLength(59)
  })

  it('refuses a changed and an unknown migration', async () => {
    const db = await openBefore()
    await db.query(`INSERT INTO schema_migration (number, name, sha256) VALUES (13, '013-own.sql', 'x')`)
    expect(await migrate(db)).toMatchObject({ detail: expect.stringContaining('migration 013-own.sql is unknown.') })
    await db.query('DELETE FROM schema_migration WHERE number = 13')
    await db.query(`UPDATE schema_migration SET sha256 = 'x' WHERE number = 8`)
    expect(await migrate(db)).toMatchObject({
      detail: expect.stringContaining('migration 008-plans.sql differs from the one that the baseline replaced.'),
    })
    expect(await appliedIn(db)).toHaveLength(60)
  })

  it('refuses a baseline that was changed after it was applied', async () => {
    const db = await openEmpty()
    await migrate(db)
    const directory = await withNext()
    await writeFile(join(directory, BASELINE, '22-live.sql'), '-- Something else.')
    expect(await migrate(db, { directory })).toMatchObject({ detail: `Migration ${BASELINE} differs from the one that was applied.` })
  })
})
