/** The audit log's heads in the signed log: the audit log is compared with each, because published heads can't be taken back. */
import { type AuditHead, baseOrigin, entryHash, joinHash, publicKeyOf, readLogEntry, verifyCheckpoint } from '#proof/index'
import type { Published } from '#server/audit'
import { deriveKeys, type Query, type SecretKey } from '#server/store'
import { nodeSha256 } from '../tree/branches.ts'
import { readCheckpoint, readEntries, signedBy } from './log-store.ts'

const STEP = 10_000
const BROKEN = 'the public log is not the one that was signed'

export function openPublishedHeads(secret_key: SecretKey) {
  const public_keys = deriveKeys(secret_key, 'proof/log-key/v1').map(publicKeyOf)
  return {
    published: (query: Query) => readPublished(query, public_keys),
    wasPublished: async (query: Query) => (await readPublishedHead(query)) !== null,
  }
}

/** The newest one in the table; null before the first. */
export async function readPublishedHead(query: Query): Promise<AuditHead | null> {
  const [row] = await query<{ data: Buffer }>(`SELECT data FROM proof_entry WHERE kind = 'audit-head' ORDER BY number DESC LIMIT 1`)
  return row ? auditHeadOf(row.data) : null
}

/** All of them, from entries that add up to the newest signed checkpoint: the database alone isn't trusted. */
async function readPublished(query: Query, public_keys: readonly Uint8Array[]): Promise<Published> {
  const checkpoint = await readCheckpoint(query)
  if (!checkpoint) return (await readPublishedHead(query)) ? { broken: BROKEN } : { heads: [] }
  const [instance] = await query<{ origin: string }>('SELECT origin FROM proof_instance')
  const origin = signedBy(checkpoint.note)?.origin ?? ''
  const signed = public_keys
    .map((public_key) => verifyCheckpoint(checkpoint.note, { origin, public_key }))
    .find((one) => !('refused' in one))
  if (!signed || 'refused' in signed || baseOrigin(origin) !== instance?.origin) return { broken: BROKEN }
  const heads: AuditHead[] = []
  const peaks: { readonly level: number; readonly hash: Uint8Array }[] = []
  for (let from = 0; from < signed.size; from += STEP) {
    const entries = await readEntries(query, from, Math.min(from + STEP, signed.size))
    for (const entry of entries) {
      grow(peaks, entryHash(entry, nodeSha256))
      const audit = auditHeadOf(entry)
      if (audit) heads.push(audit)
    }
  }
  const root = peaks
    .map(({ hash }) => hash)
    .reduceRight<Uint8Array | null>((right, left) => (right ? joinHash(left, right, nodeSha256) : left), null)
  if (!root || Buffer.compare(root, signed.root) !== 0) return { broken: BROKEN }
  return { heads: heads.map(({ count, head }) => ({ n: BigInt(count), chain: Buffer.from(head, 'hex') })) }
}

/** The complete subtrees of a growing log, largest first: two of one level are joined. */
function grow(peaks: { readonly level: number; readonly hash: Uint8Array }[], hash: Uint8Array): void {
  let node = { level: 0, hash }
  for (let left = peaks.at(-1); left?.level === node.level; left = peaks.at(-1)) {
    peaks.pop()
    node = { level: node.level + 1, hash: joinHash(left.hash, node.hash, nodeSha256) }
  }
  peaks.push(node)
}

function auditHeadOf(data: Uint8Array): AuditHead | null {
  const entry = readLogEntry(data)
  return 'refused' in entry || entry.kind !== 'audit-head' ? null : entry.audit
}
