/** What a database holds, as a backup's manifest names it and a restored copy must repeat it. */
import { createHash } from 'node:crypto'
import { toHex } from '#kernel/id'
import { deriveKeys, type Query } from '#server/store'

export type DatabaseContents = {
  readonly schema: { readonly number: number; readonly name: string }
  /** The public log's name; null before the first start has chosen it. */
  readonly origin: string | null
  readonly journal: { readonly batch: string; readonly moves: string; readonly hash: string }
  readonly log: { readonly size: number; readonly epoch: number; readonly checkpoint: string | null }
}

type Row = {
  readonly number: number
  readonly name: string
  readonly origin: string | null
  readonly batch: bigint
  readonly move: bigint
  readonly hash: Buffer
  readonly size: bigint
  readonly epoch: bigint
  readonly note: string | null
}

/** Null: the database has no tables of this program. */
export async function readContents(query: Query): Promise<DatabaseContents | null> {
  const [known] = await query<{ known: boolean }>(`SELECT to_regclass('public.proof_head') IS NOT NULL AS known`)
  if (known?.known !== true) return null
  const [row] = await query<Row>(
    `SELECT s.number, s.name, i.origin, j.batch, j.move, j.hash, h.size, h.epoch, c.note
     FROM journal_head j CROSS JOIN proof_head h LEFT JOIN proof_instance i ON true
     LEFT JOIN LATERAL (SELECT number, name FROM schema_migration ORDER BY number DESC LIMIT 1) s ON true
     LEFT JOIN LATERAL (SELECT note FROM proof_checkpoint ORDER BY size DESC LIMIT 1) c ON true`,
  )
  if (!row) return null
  const { number, name, origin, batch, move, hash, size, epoch, note } = row
  return {
    schema: { number, name },
    origin,
    journal: { batch: String(batch), moves: String(move), hash: toHex(hash) },
    log: { size: Number(size), epoch: Number(epoch), checkpoint: note },
  }
}

/** Recognise each key of SECRET_KEY, the newest first, without containing it: digests of a derived value. */
export function keyChecks(secret_key: string): string[] {
  return deriveKeys(secret_key, 'backup-check/v1').map((key) =>
    createHash('sha256').update('clearterm/backup/key-check/v1\0').update(key).digest('hex'),
  )
}
