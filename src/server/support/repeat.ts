/** The conversation that an earlier call with the same idempotency key wrote in. */
import type { Refused } from '#kernel/refusal'
import { type OnceKey, onceHashes, sameBody, type Tx } from '#server/store'

/** Null: this is the first call. Concurrent repeats wait for it. */
export async function repeated(tx: Tx, once: OnceKey): Promise<{ readonly repeat_of: string } | Refused<'key_reused'> | null> {
  const hashes = onceHashes(once)
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`support/${hashes.key_hash.toString('hex')}`])
  const [first] = await tx.query<{ conversation_id: string; body_hash: Buffer }>(
    'SELECT conversation_id, body_hash FROM support_entry WHERE key_hash = $1',
    [hashes.key_hash],
  )
  if (!first) return null
  const same = sameBody(first, hashes)
  return same === true ? { repeat_of: first.conversation_id } : same
}
