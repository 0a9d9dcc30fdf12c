/**
 * Applies migrations: forward only, by rising number, each in a transaction of its own. Several nodes may start at once: each step takes a lock and
 * reads again what has been applied. An applied migration may not change; its hash is compared. Numbers are assigned before the work is done, so
 * one may stay unused, and a lower one may come after a higher one: what is missing is applied, lowest first.
 */
import { fileURLToPath } from 'node:url'
import { isRefused } from '#kernel/refusal'
import { findReplacement } from './baseline.ts'
import { messageOf, refuseStore } from './errors.ts'
import type { Database, StoreRefusal, Tx } from './port.ts'
import { type Applied, type Migration, readMigrations } from './read-migrations.ts'

const DONE = 'SELECT number, name, sha256 FROM schema_migration ORDER BY number'
/** Any number, as long as every node uses the same one. */
const LOCK = 7_303_014_725_291n

/** Applies the missing migrations; a login that may not change the schema gets a refusal that names the next one. A changed or a newer migration is refused and nothing is applied. An SQL error is thrown. */
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

/** The next migration, applied; null when none is left. */
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

/** Marks a database from before the baseline as being at it: one row takes the place of those that it replaces. */
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

/** An applied migration that this program doesn't have, or has in another form; null: none. */
function conflictWith(migrations: readonly Migration[], done: readonly Applied[]): StoreRefusal | null {
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
  const done = await db.query<Applied>(DONE)
  const baseline = findReplacement(migrations, done)
  if (baseline !== null && isRefused(baseline)) return baseline
  const next = baseline ?? nextOf(migrations, done)
  return (baseline ? null : conflictWith(migrations, done)) ?? (next ? refuseStore(`Migration ${next.name} is missing. ${how}`) : null)
}
