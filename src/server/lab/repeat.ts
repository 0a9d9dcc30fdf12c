/** The row that an earlier call with the same idempotency key wrote. */
import type { Refused } from '#kernel/refusal'
import { type OnceHashes, sameBody, type Tx } from '#server/store'

export type WrittenRow = { readonly id: string; readonly is_repeat: boolean }

/** Null: this is the first call. Concurrent calls of one member wait for each other. */
export async function findRepeat(
  tx: Tx,
  table: 'lab_trial' | 'lab_run',
  user_id: string,
  hashes: OnceHashes,
): Promise<WrittenRow | Refused<'key_reused'> | null> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`lab/${user_id}`])
  const [first] = await tx.query<{ id: string; body_hash: Buffer }>(`SELECT id, body_hash FROM ${table} WHERE key_hash = $1`, [
    hashes.key_hash,
  ])
  if (!first) return null
  const same = sameBody(first, hashes)
  return same === true ? { id: first.id, is_repeat: true } : same
}
