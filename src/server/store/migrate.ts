/**
 * Migrations: `NNN-name.sql`, forward only, by rising number, each in a transaction of its own. Several nodes may start at once: each step
 * takes a lock and looks again what is done. What has been applied may not change afterwards; its hash is compared. Numbers are handed out
 * before the work is done, so one may stay unused, and a lower one may come after a higher one: what is missing is applied, lowest first.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRefused } from '#kernel/refusal'
import { messageOf, refuseStore } from './errors.ts'
import type { Database, StoreRefusal, Tx } from './port.ts'

type Migration = { readonly number: number; readonly name: string; readonly sql: string; readonly sha256: string }
type Applied = { readonly number: number; readonly name: string; readonly sha256: string }

const FILE = /^(\d{3})-[a-z0-9-]+\.sql$/
/** Any number, as long as every node uses the same one. */
const LOCK = 7_303_014_725_291n

/** Applies what is missing; under a login that may not change the schema, says what is. Refuses a changed, a missing or a newer migration and then applies nothing. An SQL error is thrown. */
export async function migrate(
  db: Database,
  options: { readonly directory?: string } = {},
): Promise<{ readonly applied: readonly string[] } | StoreRefusal> {
  const migrations = await readMigrations(options.directory ?? fileURLToPath(new URL('./migrations/', import.meta.url)))
  if (isRefused(migrations)) return migrations
  if (!(await mayChangeSchema(db))) return (await whatIsMissing(db, migrations)) ?? { applied: [] }
  const applied: string[] = []
  for (;;) {
    const step = await db.transaction((tx) => applyNext(tx, migrations), { as_owner: true })
    if (isRefused(step)) return step
    if (step === null) break
    applied.push(step.name)
  }
  await db.refreshRole()
  return { applied }
}

async function readMigrations(directory: string): Promise<Migration[] | StoreRefusal> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  const migrations: Migration[] = []
  for (const name of names) {
    const number = Number(FILE.exec(name)?.[1])
    const last = migrations.at(-1)?.number ?? 0
    if (!(number > last)) return refuseStore(`Migration ${name} does not follow number ${last}.`)
    const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
    migrations.push({ number, name, sql, sha256: createHash('sha256').update(sql).digest('hex') })
  }
  return migrations
}

/** The next migration, applied; null when none is left. */
async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<Migration | StoreRefusal | null> {
  await tx.query('SET LOCAL statement_timeout = 0')
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
  await tx.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    number integer PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const done = await tx.query<Applied>('SELECT number, name, sha256 FROM schema_migration ORDER BY number')
  const strange = strangeTo(migrations, done)
  if (strange) return strange
  const next = migrations.find(({ number }) => !done.some((row) => row.number === number))
  if (!next) return null
  await tx.query(next.sql).catch((error: unknown) => {
    throw new Error(`migration ${next.name}: ${messageOf(error)}`, { cause: error })
  })
  await tx.query('INSERT INTO schema_migration (number, name, sha256) VALUES ($1, $2, $3)', [next.number, next.name, next.sha256])
  return next
}

/** What was applied and is not ours, or was ours and has changed; null: nothing. */
function strangeTo(migrations: readonly Migration[], done: readonly Applied[]): StoreRefusal | null {
  for (const row of done) {
    const own = migrations.find(({ number }) => number === row.number)
    if (!own) return refuseStore(`The database is newer than this program: it has migration ${row.name}.`)
    if (row.sha256 !== own.sha256) return refuseStore(`Migration ${own.name} differs from the one that was applied.`)
  }
  return null
}

async function mayChangeSchema({ query }: Database): Promise<boolean> {
  const [row] = await query<{ may: boolean }>(`SELECT has_schema_privilege('public', 'CREATE') AS may`)
  return row?.may === true
}

async function whatIsMissing(db: Database, migrations: readonly Migration[]): Promise<StoreRefusal | null> {
  const how = 'DATABASE_URL’s login may not change the schema: start once with DATABASE_OWNER_URL.'
  const [table] = await db.query<{ readable: boolean }>(
    `SELECT coalesce(has_table_privilege(to_regclass('public.schema_migration'), 'SELECT'), false) AS readable`,
  )
  if (!table?.readable) return refuseStore(`The database is not set up. ${how}`)
  const done = await db.query<Applied>('SELECT number, name, sha256 FROM schema_migration ORDER BY number')
  const next = migrations.find(({ number }) => !done.some((row) => row.number === number))
  return strangeTo(migrations, done) ?? (next ? refuseStore(`Migration ${next.name} is missing. ${how}`) : null)
}
