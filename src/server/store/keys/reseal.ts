/**
 * Sealed values follow the newest key: a job re-seals in small batches what a former key sealed. Each batch notes how far it came, so that
 * another node or a later start continues there; a value that changed meanwhile is left to its writer.
 */
import type { Database, Query } from '../port.ts'
import { keysIn, openedByAny, type SecretKey, sealer } from './seal.ts'
import { KEPT_PURPOSE, placeOfGeneration, readGenerations } from './secret-key.ts'

/** A row's column with a sealed value. Ids are UUIDs. */
type SealedRow = { readonly id: string; readonly owner: string; readonly sealed: Buffer }
export type SealedColumn = {
  readonly table: string
  readonly id: string
  readonly column: string
  /** SQL: who the value is bound to. */
  readonly owner?: string
  /** SQL: rows whose value must not be exchanged now. */
  readonly except?: string
  /** The value under the newest of these keys, and which key had sealed it; null: none of them. */
  readonly reseal: (secret_key: SecretKey, row: SealedRow) => { readonly value: Buffer; readonly at: number } | null
}

/** Values of the sealer under one purpose. */
export function sealedFor(purpose: string): SealedColumn['reseal'] {
  return (secret_key, { sealed }) => {
    const keys = keysIn(secret_key)
    const sealers = new Map(keys.map((key) => [key, sealer(key)]))
    const opened = openedByAny(
      keys.map((key) => Buffer.from(key)),
      (key) => sealers.get(key.toString())?.open(sealed, purpose) ?? Buffer.alloc(0),
    )
    return opened && { value: sealer(keys[0]).seal(opened.value, purpose), at: opened.at }
  }
}

export const keptKeys: SealedColumn = { table: 'kept_key', id: 'id', column: 'sealed', reseal: sealedFor(KEPT_PURPOSE) }

const BATCH = 100
/** A node that was started before the others may still seal with a former key for a while. */
const RESEAL_SECONDS = 600

/** One pass over all columns if it is due; returns how many values were re-sealed. For a job of one node at a time. */
export async function resealDue(db: Database, secret_key: SecretKey, columns: readonly SealedColumn[]): Promise<number> {
  if (keysIn(secret_key).length === 1) return 0
  const newest = (await readGenerations(db.query)).at(-1)
  // A node whose first key is a former one leaves this to the others.
  if (!newest || placeOfGeneration(secret_key, newest) !== 0) return 0
  let resealed = 0
  for (const column of columns) resealed += await resealColumn(db, secret_key, column, newest.number)
  return resealed
}

async function resealColumn(db: Database, secret_key: SecretKey, sealed: SealedColumn, generation: number): Promise<number> {
  const { table, column, id } = sealed
  const name = `${table}.${column}`
  const [progress] = await db.query<{ after: string | null; rests: boolean }>(
    `SELECT after, coalesce(done_at > now() - make_interval(secs => ${RESEAL_SECONDS}), false) AS rests FROM reseal
     WHERE name = $1 AND generation = $2`,
    [name, generation],
  )
  if (progress?.rests) return 0
  let resealed = 0
  let after = progress?.after ?? null
  for (;;) {
    const rows = await readRows(db.query, sealed, after)
    const changed = rows.flatMap((row) => {
      const result = sealed.reseal(secret_key, row)
      return result && result.at > 0 ? [{ ...row, value: result.value }] : []
    })
    after = rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
    await db.transaction(async (tx) => {
      for (const row of changed)
        await tx.query(`UPDATE ${table} SET ${column} = $1 WHERE ${id} = $2 AND ${column} = $3`, [row.value, row.id, row.sealed])
      await tx.query(
        `INSERT INTO reseal (name, generation, after, done_at) VALUES ($1, $2, $3, CASE WHEN $3::uuid IS NULL THEN now() END)
         ON CONFLICT (name) DO UPDATE SET generation = excluded.generation, after = excluded.after, done_at = excluded.done_at`,
        [name, generation, after],
      )
    })
    resealed += changed.length
    if (after === null) return resealed
  }
}

function readRows(
  query: Query,
  { table, id, column, owner = 'NULL', except = 'false' }: SealedColumn,
  after: string | null,
): Promise<SealedRow[]> {
  return query<SealedRow>(
    `SELECT ${id}::text AS id, (${owner})::text AS owner, ${column} AS sealed FROM ${table}
     WHERE ${column} IS NOT NULL AND NOT (${except}) AND ($1::uuid IS NULL OR ${id} > $1::uuid) ORDER BY ${id} LIMIT ${BATCH}`,
    [after],
  )
}

/** How many values each given key seals, by its place, and by column; at -1 those that no given key opens. */
export async function countSealed(
  query: Query,
  secret_key: SecretKey,
  columns: readonly SealedColumn[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const counts = new Map<number, Map<string, number>>()
  for (const sealed of columns) {
    const all = { ...sealed, except: 'false' }
    for (let after: string | null = null, more = true; more; ) {
      const rows: SealedRow[] = await readRows(query, all, after)
      for (const row of rows) {
        const at = sealed.reseal(secret_key, row)?.at ?? -1
        const by = counts.get(at) ?? new Map<string, number>()
        by.set(sealed.table, (by.get(sealed.table) ?? 0) + 1)
        counts.set(at, by)
      }
      after = rows.at(-1)?.id ?? null
      more = rows.length === BATCH
    }
  }
  return counts
}

/**
 * Why a former key may not be missing yet, as a sentence; null: nothing needs one. The answer is noted, so that it is looked for once after
 * a key was taken out.
 */
export async function missingKeyFault(db: Database, secret_key: string, columns: readonly SealedColumn[]): Promise<string | null> {
  const gone = (await readGenerations(db.query)).filter((one) => one.gone_at === null && placeOfGeneration(secret_key, one) < 0)
  if (gone.length === 0) return null
  const needed = (await countSealed(db.query, secret_key, columns)).get(-1)
  if (needed) {
    const where = [...needed].map(([table, count]) => `${count} in ${table}`).join(', ')
    return `SECRET_KEY lacks a former key that still seals values (${where}): put it back after the newest one until npm run keys shows none.`
  }
  await db.transaction(
    (tx) => tx.query('UPDATE secret_key SET gone_at = now() WHERE number = ANY ($1::int[])', [gone.map((one) => one.number)]),
    {
      as_owner: true,
    },
  )
  return null
}
