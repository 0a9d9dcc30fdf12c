/**
 * Reads the migrations of a directory: files `NNN-name.sql`, or folders `NNN-name` of `.sql` files that form one migration, in
 * order of name. A folder may list the earlier migrations that it replaces in `replaces.sha256`, in the format of sha256sum.
 *
 * The first line is the mark. `-- expand`: the previous version works on the new schema. `-- contract`: it does not, which is also
 * assumed of a migration without a mark. `-- expand, concurrently`: builds or drops indexes outside a transaction.
 */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, refuseStore } from './errors.ts'
import type { Query, StoreRefusal } from './port.ts'

/** What identifies a migration in schema_migration. */
export type Applied = { readonly number: number; readonly name: string; readonly sha256: string }
type MigrationKind = 'expand' | 'contract'
export type Migration = Applied & {
  readonly kind: MigrationKind
  readonly sql: string
  /** Statements that cannot run in a transaction; null: the whole migration is one transaction. */
  readonly concurrent: readonly string[] | null
  readonly replaces: readonly Applied[]
}

const NAME = /^(\d{3})-[a-z0-9-]+(?:\.sql)?$/
const REPLACED = /^([0-9a-f]{64}) {2}((\d{3})-[a-z0-9-]+\.sql)$/
const MARK = /^-- (expand|contract)(, concurrently)?\n/
const CONCURRENT = /^(CREATE|DROP|REINDEX)\b[^;]*\bINDEX CONCURRENTLY\b/i

export async function readMigrations(directory: string): Promise<Migration[] | StoreRefusal> {
  const entries = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory() || entry.name.endsWith('.sql'))
  const migrations: Migration[] = []
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry
    const number = Number(NAME.exec(name)?.[1])
    const last = migrations.at(-1)?.number ?? 0
    if (!(number > last)) return refuseStore(`Migration ${name} does not follow number ${last}.`)
    const path = join(directory, name)
    const sql = entry.isDirectory() ? await sqlOfFolder(path) : await textOf(path)
    const replaces = entry.isDirectory() ? await replacedBy(path) : []
    const [, kind, concurrently] = MARK.exec(sql) ?? []
    const concurrent = concurrently ? statementsOf(sql) : null
    const other = concurrent?.find((statement) => !CONCURRENT.test(statement))
    if (other) return refuseStore(`Migration ${name} is marked concurrently and has another statement: ${other.split('\n')[0]}.`)
    const sha256 = createHash('sha256').update(sql).digest('hex')
    migrations.push({ number, name, kind: kind === 'expand' ? 'expand' : 'contract', sql, concurrent, sha256, replaces })
  }
  return migrations
}

/** Statements on indexes contain neither strings with semicolons nor bodies of functions. */
function statementsOf(sql: string): string[] {
  const statements = sql.replaceAll(/^--.*$/gm, '').split(';')
  return statements.flatMap((statement) => statement.trim() || [])
}

async function sqlOfFolder(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return (await Promise.all(names.map((name) => textOf(join(folder, name))))).join('\n')
}

async function replacedBy(folder: string): Promise<Applied[]> {
  const list = await textOf(join(folder, 'replaces.sha256')).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  })
  return list.split('\n').flatMap((line) => {
    const [, sha256, name, number] = REPLACED.exec(line) ?? []
    return sha256 && name ? [{ number: Number(number), name, sha256 }] : []
  })
}

/** Normalises line ends, so that the hash is the same on every system. */
async function textOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8')).replaceAll('\r\n', '\n')
}

/** The baseline equal to the applied migrations, or null. */
export function findReplacement(migrations: readonly Migration[], applied: readonly Applied[]): Migration | StoreRefusal | null {
  const baseline = migrations.find(({ replaces }) => replaces.length > 0)
  if (!baseline) return null
  if (!applied.some(({ number, name }) => number <= baseline.number && name !== baseline.name)) return null
  const difference = firstDifference(baseline.replaces, applied)
  if (difference === null) return baseline
  return refuseStore(
    `The database is from before ${baseline.name} and can't be upgraded: ${difference} It must have exactly the ${baseline.replaces.length} migrations up to ${baseline.replaces.at(-1)?.name}: start the last version before the baseline once, then this one.`,
  )
}

function firstDifference(replaces: readonly Applied[], applied: readonly Applied[]): string | null {
  for (const old of replaces) {
    const row = applied.find(({ number }) => number === old.number)
    if (!row) return `migration ${old.name} is missing.`
    if (!isSame(row, old)) return `migration ${row.name} differs from the one that the baseline replaced.`
  }
  const unknown = applied.find(({ number }) => !replaces.some((old) => old.number === number))
  return unknown ? `migration ${unknown.name} is unknown.` : null
}

function isSame(row: Applied, old: Applied): boolean {
  return row.number === old.number && row.name === old.name && row.sha256 === old.sha256
}

export type SchemaHistoryRow = Applied & { readonly kind: MigrationKind; readonly finished: boolean }

/** Versions before the marks insert neither column: their migrations count as contract. */
const COLUMNS = `kind text NOT NULL DEFAULT 'contract' CHECK (kind IN ('expand', 'contract')), finished boolean NOT NULL DEFAULT true`

/** Adds what is missing. An ALTER that has nothing to add would still lock the table. */
export async function createHistory(query: Query): Promise<void> {
  await query(`CREATE TABLE IF NOT EXISTS schema_migration (
    number integer PRIMARY KEY, name text NOT NULL, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(), ${COLUMNS})`)
  const [marks] = await query(`SELECT FROM pg_attribute WHERE attrelid = 'schema_migration'::regclass AND attname = 'kind'`)
  if (!marks) await query(`ALTER TABLE schema_migration ADD COLUMN ${COLUMNS.replace(', finished', ', ADD COLUMN finished')}`)
}

/** Also of a table that has no marks yet, for a login that may not change it. */
export async function readHistory(query: Query): Promise<SchemaHistoryRow[]> {
  return query<SchemaHistoryRow>(`SELECT number, name, sha256, coalesce(to_jsonb(s) ->> 'kind', 'contract') AS kind,
    coalesce((to_jsonb(s) ->> 'finished')::boolean, true) AS finished FROM schema_migration s ORDER BY number`)
}

/** The table schema_migration: what was applied, whether the previous version works on it, and what was begun and not finished. */
export async function insertHistory(query: Query, { number, name, sha256, kind }: Migration, finished: boolean): Promise<void> {
  await query(
    `INSERT INTO schema_migration (number, name, sha256, kind, finished) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (number) DO UPDATE SET finished = excluded.finished, applied_at = now()`,
    [number, name, sha256, kind, finished],
  )
}
