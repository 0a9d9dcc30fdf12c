/** Writes an action on a person as one group: its rows, the notice, the audit entry, and any consent. */
import type { AuditAction } from '#contract/shared/audit-action'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { Consent } from '#server/approvals'
import { type Actor, AUDIT_RECORD, type Audit } from '#server/audit'
import type { User } from '#server/identity'
import { type JournalRecord, type Post, submit, type TransientName } from '#server/ledger'
import { outboxRecord, type Sealing } from '#server/store'

export type PersonDependencies = {
  readonly post: Post
  readonly clock: { now(): Date }
  readonly audit: Pick<Audit, 'row'>
  readonly sealer: Sealing
  readonly kick: () => void
}
export type PersonWrite = {
  readonly action: AuditAction
  readonly at: Date
  readonly record: JournalRecord
  /** The notice to the person, as message and mail. */
  readonly notice?: { readonly event: string; readonly params: Readonly<Record<string, string>> }
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
  readonly reason: string | null
}
export type WrittenPerson<Reply> = { readonly reply: Reply } | Replayed | Refused<'wrong_status' | TransientName>

/** 52 if the role or status changed after `user` was read. */
export async function writePerson<Reply>(
  { post, audit, sealer, kick }: PersonDependencies,
  actor: Actor,
  user: User,
  { action, at, record, notice, before, after, reason }: PersonWrite,
  consent: Consent,
  once: IdempotencyContext<Reply>,
  reply: Reply,
): Promise<WrittenPerson<Reply>> {
  const audited = audit.row({
    actor: actor.user_id,
    actor_email: actor.email,
    action,
    object_kind: 'user',
    object_id: user.id,
    before,
    after: after || consent.change_id ? { ...after, ...consent.note } : null,
    reason,
    request_id: actor.request_id,
  })
  const notices = notice ? [outboxRecord(sealer, { kind: 'notify', payload: { user_id: user.id, ...notice } }, at)] : []
  const work = {
    keys: consent.keys,
    claims: [...consent.claims, { name: 'identity_claim_role', id: user.id, expects: [`${user.role}:${user.status}`] }],
    records: [record, ...notices, ...consent.records, { name: AUDIT_RECORD, row: audited }],
    effective_at: at,
  }
  const outcome = await submit(post, work, once, reply)
  kick()
  return 'blocked' in outcome ? refuse('wrong_status', { reason: 'changed_meanwhile' }) : outcome
}
