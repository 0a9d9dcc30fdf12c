/** Backups that someone changed: without SECRET_KEY nothing of them is opened, and with it a dump still brings rows only. */
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { expect, it } from 'vitest'
import { isRefused } from '#kernel/refusal'
import { type FoundBackup, findBackup, verifyBackup } from '#server/backup'
import { SECRET_KEY } from '#test/support/app.ts'
import { type DatabaseAddress, eachStore, quickKind, testStore } from '#test/support/database.ts'
import { onServer } from '#test/support/on-server.ts'
import { scratch } from '#test/support/scratch.ts'
import { longIt, thirdOf } from '#test/support/whole.ts'
import { keyChecks } from '../../../src/server/backup/manifest.ts'
import { backupOnce, changeByte, copied, emptyPlace, OPENING, refusalOf, resign, restored } from './world.ts'

const CHANGED =
  /^(The manifest\.json in .* (was changed: its MAC is not one of SECRET_KEY|is damaged)|SECRET_KEY is not the key of this backup|The backup is damaged: .*|The backup is incomplete: .*|The backup has a file that its manifest does not name: .*|.* has no readable manifest\.json.*|.*whose backups have no MAC.*)\.$/

const FORMER = 'another secret key that is as long as the first'
const NEWER = 'a newer secret key that is as long as the others'

/** 20 places: some in the manifest, some in the MAC, the others spread over the files. */
async function places({ folder, manifest }: FoundBackup): Promise<readonly (readonly [string, number])[]> {
  const text = await readFile(join(folder, 'manifest.json'))
  const files = manifest.files.filter(({ bytes }) => bytes > 0)
  const spread = Array.from({ length: 10 }, (_, at) => files[Math.floor((at * files.length) / 10)])
  return [
    ...[0, 0.2, 0.4, 0.6, 0.8].map((part) => ['manifest.json', Math.floor(part * text.length)] as const),
    ['manifest.json', text.length - 1],
    ...[0, 31, 63, 64].map((at) => ['manifest.mac', at] as const),
    ...spread.map((file, at) => [`data/${file?.path}`, Math.floor(((file?.bytes ?? 1) - 1) * (at / 9))] as const),
  ]
}

const recipient = await identityToRecipient(await generateIdentity())

const postgresql = testStore('postgresql')
const onPostgresql = backupOnce(postgresql)

eachStore((store) => {
  /** A backup of the embedded store is 40 MB, which each of these copies and hashes several times. */
  const anyIt = store.kind === 'embedded' ? longIt : it
  const plain = store.kind === 'postgresql' ? onPostgresql : backupOnce(store)
  const backups = store.kind === 'embedded' ? [plain] : [plain, backupOnce(store, recipient)]

  anyIt(
    'sec/T4 refuses one changed byte at 20 places, plain and encrypted, before a database is opened',
    async () => {
      const place = await emptyPlace(store)
      // To open a database here would be another refusal.
      const nowhere = { database_url: place.database_url && 'postgres://127.0.0.1:1/none' }
      for (const [nth, backup] of backups.entries()) {
        const found = await backup()
        const tried = await places(found)
        expect(tried.length).toBe(20)
        for (const [path, at] of thirdOf(tried, nth)) {
          const { folder } = found
          await changeByte(join(folder, path), at)
          expect([path, at, await refusalOf(folder, place)]).toEqual([path, at, expect.stringMatching(CHANGED)])
          const changed = await findBackup(folder, SECRET_KEY)
          const verified = isRefused(changed) ? changed : await verifyBackup(changed, nowhere, OPENING)
          expect(verified).toMatchObject({ detail: expect.stringMatching(CHANGED) })
          await changeByte(join(folder, path), at)
        }
      }
    },
    240_000,
  )

  anyIt('refuses a manifest that was written anew without the key, and takes one under a former key', async () => {
    const found = await plain()
    const place = await emptyPlace(store)
    const folder = await copied(found)
    const [file] = found.manifest.files.filter(({ bytes }) => bytes > 100)
    await changeByte(join(folder, 'data', file?.path ?? ''), 50)
    await resign(folder, null)
    expect(await refusalOf(folder, place)).toMatch(/was changed: its MAC is not one of SECRET_KEY\.$/)
    await resign(folder, FORMER)
    expect(await refusalOf(folder, place)).toMatch(/was changed: its MAC is not one of SECRET_KEY\.$/)
    const made_at = '2031-01-01T00:00:00.000Z'
    const later = await copied(found)
    await resign(later, null, { made_at })
    expect(await refusalOf(later, place)).toMatch(/was changed: its MAC is not one of SECRET_KEY\.$/)
    const former = await copied(found)
    await resign(former, FORMER, { key_check: keyChecks(FORMER)[0] ?? '' })
    expect(isRefused(await findBackup(former, `${NEWER},${FORMER}`))).toBe(false)
    expect(await findBackup(former, NEWER)).toMatchObject({ detail: 'SECRET_KEY is not the key of this backup.' })
  })

  anyIt('sec/T4 refuses a link among the files, in place of one or besides them', async () => {
    const found = await plain()
    const place = await emptyPlace(store)
    const outside = scratch()
    await writeFile(join(outside, 'foreign'), 'not of the backup')
    for (const target of [outside, join(outside, 'foreign')]) {
      const folder = await copied(found)
      await symlink(target, join(folder, 'data', 'foreign'))
      expect(await refusalOf(folder, place)).toBe('The backup has a file that its manifest does not name: foreign.')
    }
    const folder = await copied(found)
    const [file] = found.manifest.files
    await rename(join(folder, 'data', file?.path ?? ''), join(outside, 'moved'))
    await symlink(join(outside, 'moved'), join(folder, 'data', file?.path ?? ''))
    expect(await refusalOf(folder, place)).toMatch(CHANGED)
  })

  anyIt('takes no older backup for the newest one when that was changed', async () => {
    const found = await plain()
    const folder = scratch()
    const [older, newest] = ['2020-01-01T00-00-00Z', '2020-01-02T00-00-00Z'].map((name) => join(folder, name)) as [string, string]
    await rename(await copied(found), older)
    await rename(await copied(found), newest)
    expect(await findBackup(folder, SECRET_KEY)).toMatchObject({ folder: newest })
    await rm(join(newest, 'manifest.mac'))
    expect(await findBackup(folder, SECRET_KEY)).toMatchObject({ detail: expect.stringContaining(newest) })
    expect(isRefused(await findBackup(older, SECRET_KEY))).toBe(false)
  })
})

it.skipIf(quickKind() === 'embedded')(
  'sec/T4 refuses a changed password hash with a manifest that fits, and leaves the place empty',
  async () => {
    const found = await onPostgresql()
    const folder = await copied(found)
    const file = join(folder, 'data', 'users.copy.gz')
    const rows = gunzipSync(await readFile(file)).toString()
    const changed = rows.replaceAll(/\$argon2id\$[^\t\n]+/g, '$argon2id$of-a-thief')
    expect(changed).not.toBe(rows)
    await writeFile(file, gzipSync(changed))
    await resign(folder, null)
    const place = await emptyPlace(postgresql)
    expect(await refusalOf(folder, place)).toMatch(/was changed: its MAC is not one of SECRET_KEY\.$/)
    expect(await tablesIn(place)).toEqual([])
  },
)

type Layout = {
  migrations: number[]
  tables: { name: string; columns: string[] }[]
  sequences: { name: string; value: string; called: boolean }[]
}

/** A dump that an insider changed who has the key: the manifest fits. */
async function changedLayout(found: FoundBackup, change: (layout: Layout) => void): Promise<string> {
  const folder = await copied(found)
  const file = join(folder, 'data', 'layout.json')
  const layout = JSON.parse(await readFile(file, 'utf8')) as Layout
  change(layout)
  await writeFile(file, JSON.stringify(layout))
  await resign(folder, SECRET_KEY)
  return folder
}

const PROGRAM = `account" FROM PROGRAM 'touch /tmp/clearterm-owned' --`
const FOREIGN: readonly (readonly [string, RegExp, (layout: Layout) => void])[] = [
  ['a table with a program in its name', /names what is not ours/, ({ tables }) => void tables.push({ name: PROGRAM, columns: ['id'] })],
  [
    'a column with a program in its name',
    /names what is not ours/,
    ({ tables }) => void tables[0]?.columns.push(`id") FROM PROGRAM 'id' --`),
  ],
  ['a function', /names what is not ours/, (layout) => Object.assign(layout, { functions: ['CREATE FUNCTION f() …'] })],
  ['a trigger on a table', /names what is not ours/, ({ tables }) => Object.assign(tables[0] ?? {}, { triggers: ['CREATE TRIGGER …'] })],
  ['a system catalogue', /do not make: table pg_proc\.$/, ({ tables }) => void tables.push({ name: 'pg_proc', columns: ['proname'] })],
  [
    'the history of migrations',
    /do not make: table schema_migration\.$/,
    ({ tables }) => void tables.push({ name: 'schema_migration', columns: ['number'] }),
  ],
  ['a column of nobody', /do not make: column .*\.owner_of_all\.$/, ({ tables }) => void tables[0]?.columns.push('owner_of_all')],
  [
    'a sequence of nobody',
    /do not make: sequence mine\.$/,
    ({ sequences }) => void sequences.push({ name: 'mine', value: '1', called: true }),
  ],
  ['a value that is a call', /names what is not ours/, ({ sequences }) => Object.assign(sequences[0] ?? {}, { value: 'pg_sleep(9)' })],
  ['a migration that we lack', /do not make: migration 12\.$/, ({ migrations }) => void migrations.unshift(12)],
  [
    'a table less',
    /^The dump lacks table audit_entry\.$/,
    (layout) => Object.assign(layout, { tables: layout.tables.filter(({ name }) => name !== 'audit_entry') }),
  ],
  ['a table twice', /^The dump names something twice\.$/, ({ tables }) => void tables.push(...tables.slice(0, 1))],
]

it.skipIf(quickKind() === 'embedded')(
  'sec/T4 refuses a dump of more than our own rows even under the key, and leaves the place empty',
  async () => {
    const found = await onPostgresql()
    const place = await emptyPlace(postgresql)
    for (const [what, why, change] of thirdOf(FOREIGN, 0))
      expect([what, await refusalOf(await changedLayout(found, change), place)]).toEqual([what, expect.stringMatching(why)])
    expect(await tablesIn(place)).toEqual([])
  },
)

async function tablesIn({ database_url }: DatabaseAddress): Promise<readonly unknown[]> {
  return onServer(database_url ?? '', `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
}

const WRONG_ROWS: readonly (readonly [string, RegExp, (text: string) => string])[] = [
  ['users', /foreign key/, () => ''],
  ['account', /invalid input|syntax|missing data/, (text) => `not a row\n${text}`],
  ['move', /failed its check|not what the manifest describes/, () => ''],
]

it.skipIf(quickKind() === 'embedded')(
  'refuses rows under the key that break a foreign key, a check or the books, and leaves the place empty',
  async () => {
    const found = await onPostgresql()
    const place = await emptyPlace(postgresql)
    for (const [table, why, change] of thirdOf(WRONG_ROWS, 2)) {
      const folder = await copied(found)
      const file = join(folder, 'data', `${table}.copy.gz`)
      await writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())))
      await resign(folder, SECRET_KEY)
      expect([table, await refusalOf(folder, place)]).toEqual([table, expect.stringMatching(why)])
      expect(await tablesIn(place)).toEqual([])
    }
    const cut = await copied(found)
    const file = join(cut, 'data', 'move.copy.gz')
    await writeFile(file, (await readFile(file)).subarray(0, -9))
    await resign(cut, SECRET_KEY)
    expect(await refusalOf(cut, place)).toMatch(/unexpected end of file/)
    expect(await tablesIn(place)).toEqual([])
    await restored(found, place)
  },
)

it.skipIf(quickKind() === 'embedded')(
  'sec/T4 restores and verifies without a superuser’s rights: a restore under one is refused, a rehearsal has a login of its own',
  async () => {
    const found = await onPostgresql()
    const { database_url } = await postgresql.place({ empty: true })
    expect(await refusalOf(found.folder, { database_url, data_dir: scratch() })).toMatch(
      /^The database’s login is a superuser: a restore needs one/,
    )
    const url = (await postgresql.place()).database_url ?? ''
    const seen: unknown[] = []
    let name = ''
    const checkBooks: typeof OPENING.checkBooks = async (database) => {
      const [login] = await database.query<{ name: string }>(LOGIN)
      name = login?.name ?? ''
      seen.push(login)
      const owners = await database.query(
        `SELECT DISTINCT pg_get_userbyid(relowner) = session_user AS own FROM pg_class WHERE relnamespace = 'public'::regnamespace`,
      )
      seen.push(...owners)
      return null
    }
    expect(await verifyBackup(found, { database_url: url }, { ...OPENING, checkBooks })).toBe('restored')
    expect(seen).toEqual([{ name: expect.stringMatching(/^clearterm_rehearsal_/), own: true, rights: 0 }, { own: true }])
    expect(
      await onServer(
        url,
        `SELECT rolname FROM pg_roles WHERE rolname = '${name}' UNION SELECT datname FROM pg_database WHERE datname = '${name}'`,
      ),
    ).toEqual([])
  },
)

const LOGIN = `SELECT rolname::text AS name, session_user = current_user AS own,
  rolsuper::int + rolcreatedb::int + rolcreaterole::int + rolreplication::int + rolbypassrls::int
  + (SELECT count(*)::int FROM pg_auth_members WHERE member = r.oid) AS rights FROM pg_roles r WHERE rolname = session_user`
