/** Posting with an answer that is kept: the http key and the reply go into the same group as the money. */
import { assert } from '#kernel/assert'
import type { Once, Replayed } from '#kernel/once'
import type { Refused } from '#kernel/refusal'
import { CLAIM_ACTIVE, refuseStanding } from '#server/identity'
import { type Group, isOutside, type OutsideRefusal, outside, type Post, type Verdict } from '#server/ledger'

/** What the ledger found that the use case has to put into words. */
export type Blocked = Extract<Verdict, { refused: 'repeated' | 'claim' | 'overdrawn' | 'ceiling' }>

export type Work = Pick<Group, 'entries' | 'claims' | 'records' | 'effective_at'> & {
  /** Domain keys: each happens once. */
  readonly keys: readonly string[]
}

export type OutsideName = 'key_reused' | 'unavailable'
export type Submitted<Reply> = { readonly reply: Reply } | { readonly blocked: Blocked } | Replayed | Refused<OutsideName>

/** `once` null: work of the system's own, which nobody repeats over HTTP. */
export async function submit<Reply>(post: Post, work: Work, once: Once<Reply> | null, reply: Reply): Promise<Submitted<Reply>> {
  const http = once ? [{ key: once.key, on_repeat: 'replay' as const }] : []
  const verdict = await post({
    keys: [...http, ...work.keys.map((key) => ({ key, on_repeat: 'refuse' as const }))],
    body_sha: once?.body_sha ?? null,
    entries: work.entries,
    claims: work.claims,
    records: work.records,
    reply: once?.encode(reply) ?? null,
    effective_at: work.effective_at,
  })
  if ('posted' in verdict) return { reply }
  if ('replayed' in verdict) return verdict
  if (isOutside(verdict)) return refuseOutside(verdict)
  return { blocked: verdict }
}

/** The member was suspended, or froze the account, before this could be written. Null: something else stood in the way. */
export function standingOf(blocked: Blocked): Refused<'suspended' | 'frozen'> | null {
  return blocked.refused === 'claim' && blocked.claim === CLAIM_ACTIVE ? refuseStanding(blocked.found) : null
}

function refuseOutside(verdict: OutsideRefusal): Refused<OutsideName> {
  const refusal = outside(verdict)
  assert(refusal, 'an outside verdict is a refusal')
  return refusal
}
