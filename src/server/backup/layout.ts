/**
 * What a dump holds, by name: the migrations of its database, tables with their columns, sequences. Before a row is read it must equal a database that
 * our own migrations made, so a dump can bring rows only: no function, trigger, type, rule, extension or right.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod/mini'
import { type BackupRefusal, refuseBackup } from './refusal.ts'

const FILE = 'layout.json'

const name = z.string().check(z.regex(/^[a-z][a-z0-9_]{0,62}$/))
const layoutSchema = z.strictObject({
  migrations: z.array(z.int()),
  tables: z.array(z.strictObject({ name, columns: z.array(name) })),
  sequences: z.array(z.strictObject({ name, value: z.string().check(z.regex(/^-?\d{1,19}$/)), called: z.boolean() })),
})

export type Layout = Readonly<z.output<typeof layoutSchema>>

const TABLES = `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attname) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relname <> 'schema_migration' GROUP BY 1 ORDER BY 1`
const SEQUENCES = `SELECT sequencename AS name, coalesce(last_value, start_value)::text AS value, last_value IS NOT NULL AS called
  FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`

export async function readLayout(client: pg.Client): Promise<Layout> {
  const applied = await client.query<{ number: number }>('SELECT number FROM schema_migration ORDER BY number')
  const tables = await client.query<Layout['tables'][number]>(TABLES)
  const sequences = await client.query<Layout['sequences'][number]>(SEQUENCES)
  return { migrations: applied.rows.map(({ number }) => number), tables: tables.rows, sequences: sequences.rows }
}

export async function writeLayout(folder: string, layout: Layout): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(layout, null, 1)}\n`, { mode: 0o600 })
}

export async function openLayout(folder: string): Promise<Layout | BackupRefusal> {
  const text = await readFile(join(folder, FILE), 'utf8').catch(() => '')
  try {
    return z.parse(layoutSchema, JSON.parse(text))
  } catch {
    return refuseBackup(`The dump’s ${FILE} is missing or names what is not ours.`)
  }
}

/** Null: the dump has exactly the tables, columns and sequences of `own`. */
export function compareLayouts(dumped: Layout, own: Layout): BackupRefusal | null {
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
