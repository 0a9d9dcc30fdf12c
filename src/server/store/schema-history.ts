/** The table schema_migration: what was applied, whether the previous version works on it, and what was begun and not finished. */
import type { Query } from './port.ts'
import type { Applied, Migration, MigrationKind } from './read-migrations.ts'

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

export async function insertHistory(query: Query, { number, name, sha256, kind }: Migration, finished: boolean): Promise<void> {
  await query(
    `INSERT INTO schema_migration (number, name, sha256, kind, finished) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (number) DO UPDATE SET finished = excluded.finished, applied_at = now()`,
    [number, name, sha256, kind, finished],
  )
}
