/** The ends of a change without its effect: a second administrator declines, its maker takes it back, or nobody decided in time. */
import type { Once, Replayed } from '#kernel/once'
import { type Refused, refuse } from '#kernel/refusal'
import { AUDIT_RECORD } from '#server/audit'
import { type Claim, type JournalRecord, outside } from '#server/ledger'
import type { Actor, Change } from './change.ts'
import type { ApprovalsDependencies } from './dependencies.ts'
import { claimChange, endKey, endRecord } from './second.ts'

/** What else goes back to how it was. */
export type Undone = { readonly claims: readonly Claim[]; readonly records: readonly JournalRecord[] }
type End = { readonly state: 'declined' | 'expired'; readonly by: Actor | null; readonly reason: string | null }
type Ended = { readonly ended: true } | Replayed | Refused<'wrong_status' | 'key_reused' | 'unavailable'>

export async function endChange(
  { post, clock, audit }: ApprovalsDependencies,
  change: Change,
  { state, by, reason }: End,
  undone: Undone,
  once: Once<{ readonly ended: true }> | null,
): Promise<Ended> {
  const at = clock.now()
  const audited = audit.row({
    actor: by?.user_id ?? null,
    actor_email: by?.email ?? null,
    action: state === 'declined' ? 'change.decline' : 'change.expire',
    object_kind: change.object_kind,
    object_id: change.object_id,
    before: { change: change.id, kind: change.kind, asked_by: change.maker_email, amount: change.amount },
    reason,
    request_id: by?.request_id ?? null,
  })
  const http = once ? [{ key: once.key, on_repeat: 'replay' as const }] : []
  const verdict = await post({
    keys: [...http, { key: endKey(change), on_repeat: 'refuse' }],
    body_sha: once?.body_sha ?? null,
    entries: [],
    claims: [claimChange(change), ...undone.claims],
    records: [
      endRecord(change, state, at, { decided_by: by?.user_id ?? null, reason }),
      ...undone.records,
      { name: AUDIT_RECORD, row: audited },
    ],
    reply: once?.encode({ ended: true }) ?? null,
    effective_at: at,
  })
  if ('posted' in verdict) return { ended: true }
  if ('replayed' in verdict) return verdict
  return outside(verdict) ?? refuse('wrong_status', { message: 'This change was decided already.' })
}
