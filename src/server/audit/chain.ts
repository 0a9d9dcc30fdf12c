/**
 * The audit log's chain: chain_n = HMAC-SHA-256(key, "clearterm/audit/entry/v1\0" || chain_{n-1} || row_n), where row_n is one JSON array in canonical
 * form (RFC 8785). It begins with a value over the SHA-256 chain of the entries from before the key. The key never leaves the server.
 */
import { createHmac } from 'node:crypto'
import { canonicalJson } from '#kernel/canonical-json'
import { deriveKeys, originalKey, type SecretKey } from '#server/store'
import type { AuditRow } from './entry.ts'

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
