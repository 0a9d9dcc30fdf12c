/** Posts with a stored reply: the http key and the reply go into the same group as the change. */
import { assert } from '#kernel/assert'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { Group, Key, TransientRefusal, Verdict } from './group.ts'
import type { Post } from './post.ts'

/** A rejection that the use case has to explain. */
export type LedgerRejection = Exclude<Verdict, TransientRefusal | { posted: true } | Replayed>

export type Work = Pick<Group, 'claims' | 'records' | 'effective_at'> & {
  /** Domain keys, each used once. */
  readonly keys: readonly string[]
  /** Omitted if no money moves. */
  readonly entries?: Group['entries']
  readonly limits?: Group['limits']
}

export type TransientName = 'key_reused' | 'unavailable'
export type Submitted<Reply> = { readonly reply: Reply } | { readonly blocked: LedgerRejection } | Replayed | Refused<TransientName>

/** `once` null: internal work, never repeated over HTTP. */
export async function submit<Reply>(
  post: Post,
  work: Work,
  once: IdempotencyContext<Reply> | null,
  reply: Reply,
): Promise<Submitted<Reply>> {
  const verdict = await post({
    keys: groupKeys(once, work.keys),
    body_sha: once?.body_sha ?? null,
    entries: work.entries ?? [],
    limits: work.limits ?? [],
    claims: work.claims,
    records: work.records,
    reply: once?.encode(reply) ?? null,
    reply_status: once?.statusOf?.(reply) ?? null,
    effective_at: work.effective_at,
  })
  if ('posted' in verdict) return { reply }
  if ('replayed' in verdict) return verdict
  if (isTransient(verdict)) return refuseTransient(verdict)
  return { blocked: verdict }
}

/** The call's key and the domain keys. Throws if the call requires another one: an approval never happens without its consent. */
export function groupKeys(once: Pick<IdempotencyContext<never>, 'key' | 'requires'> | null, domain: readonly string[]): Key[] {
  for (const key of once?.requires ?? []) assert(domain.includes(key), `the group has the key ${key}`)
  const http = once ? [{ key: once.key, on_repeat: 'replay' as const }] : []
  return [...http, ...domain.map((key) => ({ key, on_repeat: 'refuse' as const }))]
}

function refuseTransient(verdict: TransientRefusal): Refused<TransientName> {
  const refusal = transientRefusal(verdict)
  assert(refusal, 'an outside verdict is a refusal')
  return refusal
}

/**
 * Narrows a verdict: 53 for a key with another body, 91 if no money can be written now; the use case handles everything else.
 */
export function transientRefusal(verdict: Verdict): Refused<'key_reused' | 'unavailable'> | null {
  if (!isTransient(verdict)) return null
  if (verdict.refused === 'conflicting') return refuse('key_reused')
  const more = { retry_after_seconds: verdict.refused === 'busy' ? 1 : 5 }
  return refuse('unavailable', verdict.refused === 'halted' ? { reason: 'money_stopped', more } : { more })
}

function isTransient(verdict: Verdict): verdict is TransientRefusal {
  return 'refused' in verdict && ['conflicting', 'halted', 'busy', 'away'].includes(verdict.refused)
}
