/** Rows of PostgreSQL: dumped as of a snapshot, and loaded into tables that our own migrations made. No statement comes from a dump. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import * as z from 'zod/mini'
import { isRefused } from '#kernel/refusal'
import { migrate, newestMigration, openDatabase } from '#server/store'
import { copyFromFile, copyToFile, readThrough, withClient } from './copy.ts'
import { type BackupRefusal, refuseBackup } from './files.ts'

/** Values as text mean the same under all settings of a server. A dump takes as long as it takes. */
const SETTINGS = `SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1;
  SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`

/** Rows are loaded without indexes, foreign keys and triggers; these come back before the commit, and foreign keys are checked then. */
const ASIDE = `SELECT aside, back FROM (
  SELECT 1 AS step, format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS aside,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS back
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
  UNION ALL
  SELECT 2, format('DROP INDEX %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid AND c.relnamespace = 'public'::regnamespace
  WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)
  UNION ALL
  SELECT DISTINCT 3, format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass), format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass)
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid AND c.relnamespace = 'public'::regnamespace WHERE NOT tgisinternal
) AS s ORDER BY step, aside`

/** As of an exported snapshot, into a new folder. */
export async function dumpTables(url: string, { folder, snapshot }: { folder: string; snapshot: string }): Promise<void> {
  await mkdir(folder, { mode: 0o700 })
  await withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    await client.query(`SET TRANSACTION SNAPSHOT ${pg.escapeLiteral(snapshot)}`)
    await client.query(SETTINGS)
    const layout = await readLayout(client)
    // A migration that rewrites a table waits: its new rows are not of the snapshot.
    await client.query(`LOCK TABLE ${layout.tables.map(({ name }) => nameOf(name)).join(', ')} IN ACCESS SHARE MODE`)
    for (const table of layout.tables) await copyToFile(client, `COPY ${columnsOf(table)} TO STDOUT`, fileOf(folder, table))
    await writeLayout(folder, layout)
  })
}

/** Whether the dump's schema is newer than this program, which then cannot make it. */
export async function isOfNewerVersion(folder: string): Promise<boolean> {
  const [layout, newest] = await Promise.all([openLayout(folder), newestMigration()])
  return !isRefused(layout) && !isRefused(newest) && Math.max(...layout.migrations) > newest.number
}

/** Reads the whole dump without a database: what a backup must pass that is not loaded into one. */
export async function readTables(folder: string): Promise<BackupRefusal | null> {
  const layout = await openLayout(folder)
  if (isRefused(layout)) return layout
  for (const table of layout.tables) await readThrough(fileOf(folder, table))
  return null
}

/** Into a database without tables. What it leaves when it refuses or fails is its caller's to remove. */
export async function loadTables(url: string, folder: string): Promise<BackupRefusal | null> {
  const dumped = await openLayout(folder)
  if (isRefused(dumped)) return dumped
  const unmade = await makeSchema(url, dumped.migrations)
  if (unmade) return unmade
  return withClient(url, async (client) => {
    const refused = compareLayouts(dumped, await readLayout(client))
    if (refused) return refused
    await client.query('BEGIN')
    await client.query(SETTINGS)
    const { rows } = await client.query<{ aside: string; back: string }>(ASIDE)
    for (const { aside } of rows) await client.query(aside)
    await client.query(`TRUNCATE ${dumped.tables.map(({ name }) => nameOf(name)).join(', ')}`)
    for (const table of dumped.tables) await copyFromFile(client, `COPY ${columnsOf(table)} FROM STDIN`, fileOf(folder, table))
    for (const { name, value, called } of dumped.sequences)
      await client.query('SELECT setval($1::regclass, $2, $3)', [nameOf(name), value, called])
    for (const { back } of rows.toReversed()) await client.query(back)
    await client.query('COMMIT')
    return null
  })
}

/** The schema as of the dump, from this program's own migrations. */
async function makeSchema(url: string, only: readonly number[]): Promise<BackupRefusal | null> {
  const database = await openDatabase({ database_url: url, data_dir: '', patient: true })
  if (isRefused(database)) return refuseBackup(database.detail)
  try {
    const migrated = await migrate(database, { only })
    return isRefused(migrated) ? refuseBackup(migrated.detail) : null
  } finally {
    await database.close()
  }
}

function nameOf(table: string): string {
  return `public.${pg.escapeIdentifier(table)}`
}

function columnsOf({ name, columns }: Layout['tables'][number]): string {
  return `${nameOf(name)} (${columns.map((one) => pg.escapeIdentifier(one)).join(', ')})`
}

function fileOf(folder: string, { name }: Layout['tables'][number]): string {
  return join(folder, `${name}.copy.gz`)
}

const FILE = 'layout.json'

const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/))
const layoutSchema = z.strictObject({
  migrations: z.array(z.int()),
  tables: z.array(z.strictObject({ name, columns: z.array(name) })),
  sequences: z.array(z.strictObject({ name, value: z.string().check(z.regex(/^-?\d{1,19}$/)), called: z.boolean() })),
})

type Layout = Readonly<z.output<typeof layoutSchema>>

const TABLES = `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attname) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> 'schema_migration' GROUP BY 1 ORDER BY 1`
const SEQUENCES = `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS called
  FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`

/**
 * What a dump holds, by name: the migrations of its database, tables with their columns, sequences. Before a row is read it must equal a
 * database that our own migrations made, so a dump can bring rows only: no function, trigger, type, rule, extension or right.
 */
async function readLayout(client: pg.Client): Promise<Layout> {
  const applied = await client.query<{ number: number }>('SELECT number FROM schema_migration ORDER BY number')
  const tables = await client.query<Layout['tables'][number]>(TABLES)
  const sequences = await client.query<Layout['sequences'][number]>(SEQUENCES)
  return { migrations: applied.rows.map(({ number }) => number), tables: tables.rows, sequences: sequences.rows }
}

async function writeLayout(folder: string, layout: Layout): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(layout, null, 1)}\n`, { mode: 0o600 })
}

async function openLayout(folder: string): Promise<Layout | BackupRefusal> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '')
  try {
    return z.parse(layoutSchema, JSON.parse(text))
  } catch {
    return refuseBackup(`The dump’s ${FILE} is missing or names what is not ours.`)
  }
}

/** Null: the dump has exactly the tables, columns and sequences of `own`. */
function compareLayouts(dumped: Layout, own: Layout): BackupRefusal | null {
  const [theirs, ours] = [namesIn(dumped), namesIn(own)]
  const [foreign] = theirs.filter((one) => !ours.includes(one))
  if (foreign !== undefined) return refuseBackup(`The dump has what this program’s migrations do not make: ${foreign}.`)
  const [missing] = ours.filter((one) => !theirs.includes(one))
  if (missing !== undefined) return refuseBackup(`The dump lacks ${missing}.`)
  return theirs.length === ours.length ? null : refuseBackup('The dump names something twice.')
}

function namesIn({ migrations, tables, sequences }: Layout): string[] {
  const columns = tables.flatMap(({ name: table, columns }) => [`table ${table}`, ...columns.map((one) => `column ${table}.${one}`)])
  return [...migrations.map((one) => `migration ${one}`), ...columns, ...sequences.map((one) => `sequence ${one.name}`)]
}
