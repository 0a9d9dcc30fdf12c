/** A repeated call writes nothing: the hashes of its idempotency key and body are on the row that the first one wrote. */
import { createHash } from 'node:crypto'
import type { IdempotencyContext } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from './port.ts'

export type OnceKey = Pick<IdempotencyContext<never>, 'key' | 'body_sha'>
export type OnceHashes = { readonly key_hash: Buffer; readonly body_hash: Buffer }

export function onceHashes({ key, body_sha }: OnceKey): OnceHashes {
  return { key_hash: createHash('sha256').update(key).digest(), body_hash: Buffer.from(body_sha) }
}

/**
 * Where the first call's row is: names of a room's own schema. `id`: what an answer refers to. Calls with one `turn` wait for
 * each other.
 */
export type FirstRow = { readonly table: string; readonly id: string; readonly turn: string }
export type WrittenRow = { readonly id: string; readonly is_repeat: boolean }

/** The row that an earlier call with the same key wrote; null: this is the first call. A key belongs to one body. */
export async function findRepeat(
  tx: Tx,
  { table, id, turn }: FirstRow,
  { key_hash, body_hash }: OnceHashes,
): Promise<WrittenRow | Refused<'key_reused'> | null> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [turn])
  const [first] = await tx.query<{ id: string; body_hash: Buffer }>(`SELECT ${id} AS id, body_hash FROM ${table} WHERE key_hash = $1`, [
    key_hash,
  ])
  if (!first) return null
  return Buffer.from(first.body_hash).equals(body_hash) ? { id: first.id, is_repeat: true } : refuse('key_reused')
}
