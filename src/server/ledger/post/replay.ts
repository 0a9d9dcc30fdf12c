/** The stored reply of an http key, for callers whose checks would refuse a repeat because of the first call's effect. */
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { Query } from '#server/store'
import { type KeptReply, replayedOf } from './store.ts'

/**
 * Null if the key has no reply yet; 53 if it has one to another body. Read after a refusal: its cause was committed with the
 * key.
 */
export async function replayOf(
  query: Query,
  { key, body_sha }: Pick<IdempotencyContext<never>, 'key' | 'body_sha'>,
): Promise<Replayed | Refused<'key_reused'> | null> {
  const [row] = await query<KeptReply>('SELECT body_sha, reply, reply_status FROM ledger_key WHERE key = $1', [key])
  if (!row) return null
  return row.body_sha === null || row.body_sha.equals(body_sha) ? replayedOf(row) : refuse('key_reused')
}
