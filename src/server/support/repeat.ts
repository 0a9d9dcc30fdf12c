/** A repeated call writes nothing: its idempotency key is stored with the entry that the first one wrote. */
import { createHash } from 'node:crypto'
import type { IdempotencyContext } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'

export type OnceKey = Pick<IdempotencyContext<never>, 'key' | 'body_sha'>
export type Hashes = { readonly key_hash: Buffer; readonly body_hash: Buffer }

export function hashesOf({ key, body_sha }: OnceKey): Hashes {
  return { key_hash: createHash('sha256').update(key).digest(), body_hash: Buffer.from(body_sha) }
}

/** The conversation that the first call wrote in; null: this is the first. Concurrent repeats wait for it. */
export async function repeated(tx: Tx, once: OnceKey): Promise<{ readonly repeat_of: string } | Refused<'key_reused'> | null> {
  const { key_hash, body_hash } = hashesOf(once)
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`support/${key_hash.toString('hex')}`])
  const [first] = await tx.query<{ conversation_id: string; body_hash: Buffer }>(
    'SELECT conversation_id, body_hash FROM support_entry WHERE key_hash = $1',
    [key_hash],
  )
  if (!first) return null
  return Buffer.from(first.body_hash).equals(body_hash) ? { repeat_of: first.conversation_id } : refuse('key_reused')
}
