/**
 * A row of a member for every table that refers to one, made from the database's own catalogue: a new table needs no line here.
 * A table that refers to members has a foreign key to theirs, or a column of a name in NAMES, or a foreign key to such a table.
 */
import { createHash } from 'node:crypto'
import type { Database, Tx } from '#server/store'

/** What a column that means a member is called where it has no foreign key. */
const NAMES = ['user_id', 'owner', 'owner_id', 'member_id', 'referrer_id', 'referred_id']

type Column = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly has_default: boolean
  /** The first of the words that a check allows. */
  readonly word: string | null
  /** `table.column` of a foreign key. */
  readonly refers: readonly string[]
  /** Its trigger refuses a person who has left. */
  readonly is_guarded: boolean
}

/** One row: `at` is the column that means the member, as `table.column`; null in a table that only belongs to another. */
export type MadeRow = { readonly table: string; readonly at: string | null; readonly values: Readonly<Record<string, string | null>> }

export type Catalogue = { readonly columns: readonly Column[]; readonly members: readonly Column[] }

export async function readCatalogue(database: Database): Promise<Catalogue> {
  const columns = await database.query<Column>(
    `SELECT c.relname AS table, a.attname AS column, format_type(CASE t.typtype WHEN 'd' THEN t.typbasetype ELSE t.oid END, NULL) AS type,
       a.atthasdef OR a.attidentity <> '' AS has_default,
       (SELECT substring(pg_get_constraintdef(k.oid) FROM '^CHECK \\(\\(' || a.attname || ' = ANY \\(ARRAY\\[''([^'']+)''') FROM pg_constraint k
          WHERE k.conrelid = c.oid AND k.contype = 'c' AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((' || a.attname || ' = ANY (ARRAY[%' LIMIT 1) AS word,
       ARRAY(SELECT k.confrelid::regclass || '.' || r.attname FROM pg_constraint k, unnest(k.conkey, k.confkey) AS p(own, other), pg_attribute r
          WHERE k.conrelid = c.oid AND k.contype = 'f' AND p.own = a.attnum AND r.attrelid = k.confrelid AND r.attnum = p.other) AS refers,
       EXISTS (SELECT FROM pg_trigger g JOIN pg_proc f ON f.oid = g.tgfoid WHERE g.tgrelid = c.oid AND f.proname = 'identity_guard_' || a.attname) AS is_guarded
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid JOIN pg_type t ON t.oid = a.atttypid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     ORDER BY c.relname, a.attnum`,
  )
  const members = columns.filter(
    ({ table, column, refers }) => table !== 'users' && (NAMES.includes(column) || refers.includes('users.id')),
  )
  return { columns, members }
}

/** Where a column's foreign keys end at members, perhaps by way of another table. */
export function isKeyed(catalogue: Catalogue, { refers }: Column): boolean {
  const next = catalogue.columns.filter(({ table, column }) => refers.includes(`${table}.${column}`))
  return refers.includes('users.id') || next.some((column) => isKeyed(catalogue, column))
}

/** Whether a trigger refuses a person who has left: its own, or that of the table that it belongs to. */
export function isGuarded(catalogue: Catalogue, { is_guarded, refers }: Column): boolean {
  const next = catalogue.columns.filter(({ table, column }) => table !== 'users' && refers.includes(`${table}.${column}`))
  return is_guarded || next.some((column) => isGuarded(catalogue, column))
}

/** How a text of that column begins in each made row. */
export const markOf = (table: string, column: string) => `Personal-${table}-${column}.`

type RowValues = { readonly member: string; readonly other: string; readonly given: Readonly<Record<string, string | null>> }

/**
 * A row for each column that means a member: there it is `member`, elsewhere `other`. `given`: values that the product must be able to
 * read.
 */
export function makeRows({ columns, members }: Catalogue, { member, other, given }: RowValues): MadeRow[] {
  const isMember = (column: Column) => members.includes(column)
  const find = (at: string) => columns.find((one) => `${one.table}.${one.column}` === at)
  const valueIn = (column: Column, own: Column | undefined): string | null | undefined => {
    const at = `${column.table}.${column.column}`
    if (isMember(column)) return column === own ? member : other
    if (at in given) return given[at] ?? null
    const [referred] = column.refers.flatMap((ref) => find(ref) ?? [])
    if (referred && referred !== column)
      return valueIn(
        referred,
        members.find(({ table }) => table === referred.table),
      )
    return plainValue(column, own)
  }
  const personal = [...new Set(members.map(({ table }) => table))]
  const belonging = [
    ...new Set(columns.filter(({ refers }) => refers.some((at) => personal.includes(at.replace(/\..*/, '')))).map(({ table }) => table)),
  ]
  const rowOf = (table: string, own: Column | undefined): MadeRow => ({
    table,
    at: own ? `${table}.${own.column}` : null,
    values: Object.fromEntries(
      columns
        .filter((one) => one.table === table)
        .flatMap((one) => {
          const value = valueIn(one, own)
          return value === undefined ? [] : [[one.column, value]]
        }),
    ),
  })
  return [
    ...members.map((own) => rowOf(own.table, own)),
    ...belonging.filter((table) => !personal.includes(table) && table !== 'users').map((table) => rowOf(table, undefined)),
  ]
}

function plainValue({ table, column, type, has_default, word }: Column, own: Column | undefined): string | undefined {
  if (word !== null) return word
  if (type.endsWith('[]')) return '{}'
  const text = `${markOf(table, column)}${own?.column}`
  if (type === 'text') return text
  if (type === 'bytea') return `\\x${Buffer.from(text).toString('hex')}`
  if (type.startsWith('json')) return JSON.stringify({ [column]: text })
  if (type === 'uuid') return createHash('md5').update(`${table} ${column} ${own?.column}`).digest('hex')
  if (type.startsWith('timestamp') || type === 'date') return new Date().toISOString()
  return has_default ? undefined : type === 'boolean' ? 'false' : '1'
}

/** Takes away what would refuse made-up rows, of a database that no other test gets. */
export async function admitMadeRows(database: Database): Promise<void> {
  const checks = await database.query<{ sql: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS sql FROM pg_constraint
     WHERE contype = 'c' AND conrelid <> 0 AND conrelid <> 'users'::regclass AND connamespace = 'public'::regnamespace`,
  )
  await asMade(database, async (tx) => {
    for (const { sql } of checks) await tx.query(sql)
  })
}

/** Without triggers: neither guards nor foreign keys refuse a row. */
export function asMade<T>(database: Database, act: (tx: Tx) => Promise<T>): Promise<T> {
  return database.transaction(
    async (tx) => {
      await tx.query(`SET LOCAL session_replication_role = 'replica'`)
      return act(tx)
    },
    { as_owner: true },
  )
}

/** Where it is in its table. */
export async function insertRow(tx: Tx, { columns }: Catalogue, { table, values }: MadeRow): Promise<string> {
  const names = Object.keys(values)
  const typeOf = (name: string) => columns.find((one) => one.table === table && one.column === name)?.type
  const [row] = await tx.query<{ place: string }>(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) OVERRIDING SYSTEM VALUE
     VALUES (${names.map((name, at) => `$${at + 1}::text::${typeOf(name)}`).join(', ')}) RETURNING ctid::text AS place`,
    Object.values(values),
  )
  return row?.place ?? ''
}
