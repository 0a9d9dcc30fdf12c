/**
 * Applies migrations: forward only, by number, each in a separate transaction. Nodes may start concurrently: each step takes a
 * lock and rereads what has been applied. Applied migrations must not change; their hashes are compared. Numbers are reserved
 * before the work is done, so gaps and late lower numbers are allowed: missing ones are applied, lowest first.
 */
import { fileURLToPath } from 'node:url'
import { isRefused } from '#kernel/refusal'
import { findReplacement } from './baseline.ts'
import { messageOf, refuseStore } from './errors.ts'
import type { Database, StoreRefusal, Tx } from './port.ts'
import { type Applied, type Migration, readMigrations } from './read-migrations.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
const DONE = 'SELECT number, name, sha256 FROM schema_migration ORDER BY number'
/** Arbitrary, but the same on every node. */
const LOCK = 7_303_014_725_291n

/**
 * Applies the missing migrations; a login without schema rights gets a refusal that names the next one. Changed or newer
 * migrations are refused and nothing is applied. SQL errors are thrown.
 */
export async function migrate(
  db: Database,
  options: { readonly directory?: string } = {},
): Promise<{ readonly applied: readonly string[] } | StoreRefusal> {
  const migrations = await readMigrations(options.directory ?? MIGRATIONS)
  if (isRefused(migrations)) return migrations
  if (!(await mayChangeSchema(db))) return (await missingMigration(db, migrations)) ?? { applied: [] }
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

/** The last migration that this program has. */
export async function newestMigration(): Promise<Applied | StoreRefusal> {
  const migrations = await readMigrations(MIGRATIONS)
  return isRefused(migrations) ? migrations : (migrations.at(-1) ?? refuseStore('This program has no migrations.'))
}

/** Applies and returns the next migration; null if none is left. */
async function applyNext(tx: Tx, migrations: readonly Migration[]): Promise<Migration | StoreRefusal | null> {
  await tx.query('SET LOCAL statement_timeout = 0')
  await tx.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
  await tx.query(`CREATE TABLE IF NOT EXISTS schema_migration (
    number integer PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`)
  const done = await takeReplacement(tx, migrations, await tx.query<Applied>(DONE))
  if (isRefused(done)) return done
  const conflict = conflictWith(migrations, done)
  if (conflict) return conflict
  const next = nextOf(migrations, done)
  if (!next) return null
  await tx.query(next.sql).catch((error: unknown) => {
    throw new Error(`migration ${next.name}: ${messageOf(error)}`, { cause: error })
  })
  await insertApplied(tx, next)
  return next
}

/** Marks a database from before the baseline as at it: one row replaces those of the old migrations. */
async function takeReplacement(
  tx: Tx,
  migrations: readonly Migration[],
  done: readonly Applied[],
): Promise<readonly Applied[] | StoreRefusal> {
  const baseline = findReplacement(migrations, done)
  if (baseline === null) return done
  if (isRefused(baseline)) return baseline
  await tx.query('DELETE FROM schema_migration')
  await insertApplied(tx, baseline)
  return [baseline]
}

async function insertApplied(tx: Tx, { number, name, sha256 }: Applied): Promise<void> {
  await tx.query('INSERT INTO schema_migration (number, name, sha256) VALUES ($1, $2, $3)', [number, name, sha256])
}

function nextOf(migrations: readonly Migration[], done: readonly Applied[]): Migration | undefined {
  return migrations.find(({ number }) => !done.some((row) => row.number === number))
}

/** An applied migration that this program lacks or has in another version; null: none. */
function conflictWith(migrations: readonly Migration[], done: readonly Applied[]): StoreRefusal | null {
  for (const row of done) {
    const known = migrations.find(({ number }) => number === row.number)
    if (!known) return refuseStore(`The database is newer than this program: it has migration ${row.name}.`)
    if (row.sha256 !== known.sha256) return refuseStore(`Migration ${known.name} differs from the one that was applied.`)
  }
  return null
}

async function mayChangeSchema({ query }: Database): Promise<boolean> {
  const [row] = await query<{ may: boolean }>(`SELECT has_schema_privilege('public', 'CREATE') AS may`)
  return row?.may === true
}

async function missingMigration(db: Database, migrations: readonly Migration[]): Promise<StoreRefusal | null> {
  const how = 'DATABASE_URL’s login may not change the schema: start once with DATABASE_OWNER_URL.'
  const [table] = await db.query<{ readable: boolean }>(
    `SELECT coalesce(has_table_privilege(to_regclass('public.schema_migration'), 'SELECT'), false) AS readable`,
  )
  if (!table?.readable) return refuseStore(`The database is not set up. ${how}`)
  const done = await db.query<Applied>(DONE)
  const baseline = findReplacement(migrations, done)
  if (baseline !== null && isRefused(baseline)) return baseline
  const next = baseline ?? nextOf(migrations, done)
  return (baseline ? null : conflictWith(migrations, done)) ?? (next ? refuseStore(`Migration ${next.name} is missing. ${how}`) : null)
}
