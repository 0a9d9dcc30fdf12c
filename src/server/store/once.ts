/** A repeated call writes nothing: the hashes of its idempotency key and body are on the row that the first one wrote. */
import { createHash } from 'node:crypto'
import type { IdempotencyContext } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'

export type OnceKey = Pick<IdempotencyContext<never>, 'key' | 'body_sha'>
export type OnceHashes = { readonly key_hash: Buffer; readonly body_hash: Buffer }

export function onceHashes({ key, body_sha }: OnceKey): OnceHashes {
  return { key_hash: createHash('sha256').update(key).digest(), body_hash: Buffer.from(body_sha) }
}

/** A key belongs to one body. */
export function sameBody(first: { readonly body_hash: Uint8Array }, { body_hash }: OnceHashes): true | Refused<'key_reused'> {
  return Buffer.from(first.body_hash).equals(body_hash) || refuse('key_reused')
}
