/** A repeated call writes nothing: the hash of its idempotency key is on the row that the first one wrote. */
import { createHash } from 'node:crypto'
import type { IdempotencyContext } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'

export type LabKey = Pick<IdempotencyContext<never>, 'key' | 'body_sha'>
export type KeyHashes = { readonly key_hash: Buffer; readonly body_hash: Buffer }
export type WrittenRow = { readonly id: string; readonly is_repeat: boolean }

export function hashesOf({ key, body_sha }: LabKey): KeyHashes {
  return { key_hash: createHash('sha256').update(key).digest(), body_hash: Buffer.from(body_sha) }
}

/** The row of the first call; null: this is the first. Concurrent calls of one member wait for each other. */
export async function findRepeat(
  tx: Tx,
  table: 'lab_trial' | 'lab_run',
  user_id: string,
  { key_hash, body_hash }: KeyHashes,
): Promise<WrittenRow | Refused<'key_reused'> | null> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`lab/${user_id}`])
  const [first] = await tx.query<{ id: string; body_hash: Buffer }>(`SELECT id, body_hash FROM ${table} WHERE key_hash = $1`, [key_hash])
  if (!first) return null
  return Buffer.from(first.body_hash).equals(body_hash) ? { id: first.id, is_repeat: true } : refuse('key_reused')
}
