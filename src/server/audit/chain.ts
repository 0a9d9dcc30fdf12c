/**
 * The audit log's chain: chain_n = HMAC-SHA-256(key, "clearterm/audit/entry/v1\0" || chain_{n-1} || row_n), where row_n is one JSON array
 * in canonical form (RFC 8785). It begins with a value over the SHA-256 chain of the entries from before the key. The key never leaves the
 * server.
 */
import { createHmac } from 'node:crypto'
import type { AuditAction } from '#contract/shared/audit-action'
import type { Caller, Transport } from '#contract/shared/define'
import { canonicalJson } from '#kernel/canonical-json'
import type { Clock } from '#kernel/clock'
import { deriveKeys, originalKey, type SecretKey } from '#server/store'

/** An entry as it is chained; `at` to the microsecond, as `AT` reads it. */
export type Chained = AuditRow & { readonly n: bigint }

/** SQL for the instant of entry `e`, the same as `instantText` writes. */
export const AT = `to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The newest key chains new entries, from a change of the key on; the original one is that of the first keyed entry. */
export type AuditKeys = { readonly newest: Uint8Array; readonly original: Uint8Array; readonly all: readonly Uint8Array[] }

export function auditKey(secret_key: SecretKey): AuditKeys {
  const all = deriveKeys(secret_key, LABEL)
  return { newest: all[0], original: originalKey(secret_key, LABEL), all }
}

const LABEL = 'audit/chain/v1'

/** Names a key in the database without containing it. */
export function keyIdOf(key: Uint8Array): Buffer {
  return createHmac('sha256', key).update('clearterm/audit/key-id/v1\0').digest().subarray(0, 8)
}

export function extendChain(key: Uint8Array, previous: Uint8Array, entry: Chained): Buffer {
  const row = canonicalJson([
    ...[entry.n.toString(), entry.at, entry.actor, entry.actor_email, entry.action, entry.object_kind, entry.object_id],
    ...[entry.before, entry.after, entry.reason, entry.request_id],
  ])
  return createHmac('sha256', key).update('clearterm/audit/entry/v1\0').update(previous).update(row).digest()
}

/** The seed of the keyed chain: the last hash of the SHA-256 chain and the number of entries before the key. */
export function startChain(key: Uint8Array, n: bigint, unkeyed: Uint8Array): Buffer {
  return createHmac('sha256', key).update('clearterm/audit/start/v1\0').update(n.toString()).update('\0').update(unkeyed).digest()
}

export function instantText(at: Date): string {
  return at.toISOString().replace('Z', '000Z')
}

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

export type Actor = { readonly user_id: string; readonly email: string; readonly request_id: string }

/** Who acts, for the audit log. */
export function actorOf({ user_id, email }: Caller, { request_id }: Transport): Actor {
  return { user_id, email, request_id }
}
