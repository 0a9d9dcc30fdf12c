/**
 * Applies migrations: forward only, by number, each in a separate transaction. Nodes may start concurrently: each step takes a
 * lock and rereads what has been applied. Applied migrations must not change; their hashes are compared. Numbers are reserved
 * before the work is done, so gaps and late lower numbers are allowed: missing ones are applied, lowest first. A node serves a
 * database with newer migrations that are marked expand, so that a version can be taken back (docs/decisions/083-upgrades.md).
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isRefused } from '#kernel/refusal'
import { codeOf, messageOf, refuseStore } from './errors.ts'
import type { Database, StoreRefusal, Tx } from './port.ts'
import {
  type Applied,
  createHistory,
  findReplacement,
  insertHistory,
  type Migration,
  readHistory,
  readMigrations,
  type SchemaHistoryRow,
} from './read-migrations.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url))
/** Arbitrary, but the same on every node. */
const LOCK = 7_303_014_725_291n
/** While a migration waits for a lock, every later query on that table waits behind it. */
const LOCK_SECONDS = 2
const LOCK_TRIES = 10
const STATEMENT_SECONDS = 300
const PAUSE_MS = 200
/** How long a login that may not migrate waits for one that does. */
const IDLE_MS = 3_000
const CODES = { lock: '55P03', cancelled: '57014' } as const

type MigrateOptions = {
  readonly directory?: string
  /** How often a migration tries to lock its tables, each time for two seconds. */
  readonly tries?: number
  /** Numbers: the schema of a database that has only these. */
  readonly only?: readonly number[]
}

/**
 * Applies the missing migrations; a login without schema rights gets a refusal that names the next one. Changed migrations and newer
 * incompatible ones are refused, and nothing is applied. A migration that fails is refused with the database's reason.
 */
export async function migrate(
  db: Database,
  { directory = MIGRATIONS, tries = LOCK_TRIES, only }: MigrateOptions = {},
): Promise<{ readonly applied: readonly string[] } | StoreRefusal> {
  const all = await readMigrations(directory)
  if (isRefused(all)) return all
  const migrations = only ? all.filter(({ number }) => only.includes(number)) : all
  if (!(await mayChangeSchema(db))) return (await awaitOthers(db, migrations)) ?? (await brokenIndex(db)) ?? { applied: [] }
  const applied: string[] = []
  let waited = 0
  for (;;) {
    const step = await db
      .transaction((tx) => applyNext(db, tx, migrations), { as_owner: true })
      .catch((error: unknown) => {
        if (error instanceof MigrationFailed) return error
        throw error
      })
    if (step === null) break
    if (step instanceof MigrationFailed) {
      waited += 1
      if (codeOf(step.cause) !== CODES.lock || waited === tries) return refuseStore(sentenceFor(step, tries))
    }
    if (step === 'busy' || step instanceof MigrationFailed) {
      await sleep(PAUSE_MS)
      continue
    }
    if (isRefused(step)) return step
    applied.push(step.name)
    waited = 0
  }
  await db.refreshRole()
  return (await brokenIndex(db)) ?? { applied }
}

/**
 * A concurrent build that was broken off leaves an index that no query uses and that guards nothing, and a repeat with IF NOT EXISTS passes
 * over it. One that is built at this moment, by an operator or another node, has its table locked for that.
 */
async function brokenIndex({ query }: Database): Promise<StoreRefusal | null> {
  const [broken] = await query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE NOT i.indisvalid AND c.relnamespace = 'public'::regnamespace AND c.relkind = 'i' AND NOT EXISTS (
       SELECT FROM pg_locks l WHERE l.relation = i.indrelid AND l.mode = 'ShareUpdateExclusiveLock' AND l.granted)
     ORDER BY name LIMIT 1`,
  )
  if (!broken) return null
  // What a broken REINDEX leaves beside the index is of no use.
  const command = broken.name.includes('_ccnew') || broken.name.includes('_ccold') ? 'DROP' : 'REINDEX'
  return refuseStore(
    `The index ${broken.name} is INVALID, because its build was broken off. Run ${command} INDEX CONCURRENTLY ${broken.name}; as the owner of the tables, then start again.`,
  )
}

/** What is missing for a login that may not migrate; while another node migrates, it waits. */
async function awaitOthers(db: Database, migrations: readonly Migration[]): Promise<StoreRefusal | null> {
  let idle_ms = 0
  for (;;) {
    // Asked first: what ends between the two is seen by the second.
    const [lock] = await db.query<{ held: boolean }>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND (classid::bigint << 32) + objid::bigint = $1
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS held`,
      [LOCK],
    )
    const missing = await missingMigration(db, migrations)
    // Between two steps the lock is free, and the node that may migrate can be the one that starts a moment later.
    idle_ms = lock?.held ? 0 : idle_ms + PAUSE_MS
    if (!missing || idle_ms > IDLE_MS) return missing
    await sleep(PAUSE_MS)
  }
}

/** The last migration that this program has. */
export async function newestMigration(): Promise<Applied | StoreRefusal> {
  const migrations = await readMigrations(MIGRATIONS)
  return isRefused(migrations) ? migrations : (migrations.at(-1) ?? refuseStore('This program has no migrations.'))
}

class MigrationFailed extends Error {
  override readonly name = 'MigrationFailed'
  readonly migration: Migration
  constructor(migration: Migration, cause: unknown) {
    super(`migration ${migration.name}: ${messageOf(cause)}`, { cause })
    this.migration = migration
  }
}

function sentenceFor({ migration: { name, concurrent }, cause }: MigrationFailed, tries: number): string {
  if (concurrent) return `Migration ${name} was begun and is not finished (${messageOf(cause)}): start again to repeat it.`
  if (codeOf(cause) === CODES.lock)
    return `Migration ${name} could not lock its tables within ${tries * LOCK_SECONDS} seconds, and nothing of it was applied: end the sessions that hold them, then start again.`
  if (codeOf(cause) === CODES.cancelled)
    return `Migration ${name} has a statement that took longer than ${STATEMENT_SECONDS} seconds, and nothing of it was applied.`
  return `Migration ${name} failed, and nothing of it was applied: ${messageOf(cause)}.`
}

/**
 * Applies and returns the next migration; null if none is left, `busy` while another node migrates. It does not wait for the lock: a
 * waiting statement would block the concurrent index build that it waits for.
 */
async function applyNext(db: Database, tx: Tx, migrations: readonly Migration[]): Promise<Migration | StoreRefusal | 'busy' | null> {
  const [lock] = await tx.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [LOCK])
  if (!lock?.mine) return 'busy'
  await tx.query(`SET LOCAL lock_timeout = '${LOCK_SECONDS}s'`)
  await tx.query(`SET LOCAL statement_timeout = '${STATEMENT_SECONDS}s'`)
  await createHistory(tx.query)
  const done = await takeReplacement(tx, migrations, await readHistory(tx.query))
  if (isRefused(done)) return done
  const conflict = conflictWith(migrations, done)
  if (conflict) return conflict
  const next = nextOf(migrations, done)
  if (!next) return null
  await apply(db, tx, next).catch((error: unknown) => {
    throw new MigrationFailed(next, error)
  })
  return next
}

async function apply(db: Database, tx: Tx, next: Migration): Promise<void> {
  if (next.concurrent === null) await tx.query(next.sql)
  // The embedded store has one connection, so nothing is concurrent.
  else if (db.kind === 'embedded') for (const statement of next.concurrent) await tx.query(statement.replaceAll(/\bCONCURRENTLY\b/gi, ''))
  else await applyConcurrently(db, tx, next, next.concurrent)
  await insertHistory(tx.query, next, true)
}

/** Over another connection, while this idle transaction keeps the lock: idle, it holds no snapshot that an index build would wait for. */
async function applyConcurrently(db: Database, tx: Tx, next: Migration, statements: readonly string[]): Promise<void> {
  await tx.query('SET LOCAL idle_in_transaction_session_timeout = 0')
  await insertHistory(db.query, next, false)
  for (const statement of statements) await db.query(statement)
}

/** Marks a database from before the baseline as at it: one row replaces those of the old migrations. */
async function takeReplacement(
  tx: Tx,
  migrations: readonly Migration[],
  done: readonly SchemaHistoryRow[],
): Promise<readonly SchemaHistoryRow[] | StoreRefusal> {
  const baseline = findReplacement(migrations, done)
  if (baseline === null) return done
  if (isRefused(baseline)) return baseline
  await tx.query('DELETE FROM schema_migration')
  await insertHistory(tx.query, baseline, true)
  return [{ ...baseline, finished: true }]
}

/** Missing, or begun and not finished. */
function nextOf(migrations: readonly Migration[], done: readonly SchemaHistoryRow[]): Migration | undefined {
  return migrations.find(({ number }) => !done.some((row) => row.number === number && row.finished))
}

/** An applied migration that this program has in another version, or lacks although it is not compatible; null: none. */
function conflictWith(migrations: readonly Migration[], done: readonly SchemaHistoryRow[]): StoreRefusal | null {
  for (const row of done) {
    const migration = migrations.find(({ number }) => number === row.number)
    if (!migration && row.kind === 'expand') continue
    if (!migration)
      return refuseStore(
        `The database is newer than this program: migration ${row.name} is not compatible with it. Start a version that has this migration.`,
      )
    if (row.sha256 !== migration.sha256) return refuseStore(`Migration ${migration.name} differs from the one that was applied.`)
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
  const done = await readHistory(db.query)
  const baseline = findReplacement(migrations, done)
  if (baseline !== null && isRefused(baseline)) return baseline
  const conflict = baseline ? null : conflictWith(migrations, done)
  if (conflict) return conflict
  const next = baseline ?? nextOf(migrations, done)
  if (!next) return null
  const begun = done.some(({ number }) => number === next.number)
  return refuseStore(`Migration ${next.name} is ${begun ? 'begun and not finished' : 'missing'}. ${how}`)
}
