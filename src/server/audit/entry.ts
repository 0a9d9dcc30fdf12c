/** An audit entry, and how a change becomes one. */
import type { AuditAction } from '#contract/admin/audit-action'
import type { Clock } from '#kernel/clock'

/** Actor, action, old and new values, and reason. `actor` null: the system itself. */
export type Change = {
  readonly actor: string | null
  readonly actor_email: string | null
  readonly action: AuditAction
  readonly object_kind: string
  readonly object_id: string | null
  /** Plain JSON; a bigint is written as its decimal digits, a date in ISO 8601. Never a secret. */
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string | null
  readonly request_id?: string | null
}

/** What is appended, as a record of a journal group too; its number and its chain value come with the lock on the log's head. */
export type AuditRow = {
  /** ISO 8601. */
  readonly at: string
  readonly actor: string | null
  readonly actor_email: string | null
  readonly action: string
  readonly object_kind: string
  readonly object_id: string | null
  readonly before: unknown
  readonly after: unknown
  readonly reason: string | null
  readonly request_id: string | null
}

export function auditRow(change: Change, clock: Clock): AuditRow {
  return {
    at: clock.now().toISOString(),
    actor: change.actor,
    actor_email: change.actor_email,
    action: change.action,
    object_kind: change.object_kind,
    object_id: change.object_id,
    before: plain(change.before),
    after: plain(change.after),
    reason: change.reason ?? null,
    request_id: change.request_id ?? null,
  }
}

function plain(value: unknown): unknown {
  if (value === undefined || value === null) return null
  return JSON.parse(JSON.stringify(value, (_name, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner)))
}
