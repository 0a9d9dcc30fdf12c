/** The public reads of the proof: the list of epochs, one epoch, and the log. */
import type * as z from 'zod/mini'
import { MAX_ENTRIES, type proofFront } from '#contract/proof'
import { assert } from '#kernel/assert'
import { toHex } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { consistencyProof, inclusionProof, parseStatement, type Statement, toBase64 } from '#proof/index'
import type { Database, Query } from '#server/store'
import { readEpochRow, readPartBytes, readRecordsAround } from '../epoch/epoch-store.ts'
import type { InstanceReader } from '../epoch/instance.ts'
import { withPrefetchedNodes } from '../log/log.ts'
import { readCheckpoint, readCheckpointOver, readEntries, readTurns, signedBy } from '../log/log-store.ts'
import { findRecord } from '../tree/account-record.ts'
import { gzipOf, nodeSha256, PART_LEAVES } from '../tree/branches.ts'

/** As many as have their leaves kept. */
const LISTED = 1_000

type Front = z.output<typeof proofFront>
type Listed = Front['epochs'][number]

/** The newest checkpoint and the epochs that it covers, from their statements in the log. */
export async function readFront({ query }: Database, instance: InstanceReader, late_since: Date | null): Promise<Front> {
  const [checkpoint, { recoveries, handOvers }] = await Promise.all([readCheckpoint(query), readTurns(query)])
  const { origin, public_key } = await instance.from(handOvers)
  const epochs = checkpoint ? await listEpochs(query, checkpoint.size) : []
  // A recovery begins a new origin; the note says which one is in use.
  const named = (checkpoint && signedBy(checkpoint.note)?.origin) ?? origin
  return {
    ...{ origin: named, public_key: toBase64(public_key), checkpoint: checkpoint?.note ?? '', epochs, late_since },
    keys: handOvers.map(({ index, text }) => ({ index, statement: text })),
    recoveries: recoveries.map(({ index, text }) => ({ index, statement: text })),
  }
}

async function listEpochs(query: Query, size: number): Promise<Listed[]> {
  const rows = await query<Listed & { checkers: bigint }>(
    `SELECT (s ->> 'epoch')::bigint AS epoch, s ->> 'at' AS at, s ->> 'root' AS root, s ->> 'liabilities' AS liabilities,
       (s ->> 'coverage_bps')::bigint AS coverage_bps, (s ->> 'journal_seq')::bigint AS journal_seq,
       (SELECT count(*) FROM proof_check c WHERE c.epoch = n.epoch) AS checkers
     FROM (SELECT e.epoch, convert_from(l.data, 'UTF8')::jsonb AS s FROM proof_epoch e JOIN proof_entry l ON l.index = e.statement_index
           WHERE e.statement_index < $1 ORDER BY e.epoch DESC LIMIT ${LISTED}) n ORDER BY n.epoch DESC`,
    [size],
  )
  return rows.map((row) => ({
    ...row,
    epoch: Number(row.epoch),
    coverage_bps: row.coverage_bps === null ? null : Number(row.coverage_bps),
    journal_seq: Number(row.journal_seq),
    checkers: Number(row.checkers),
  }))
}

/** Of the newest epoch that is signed; null before the first. */
export async function readNewestStatement(query: Query): Promise<Statement | null> {
  const [row] = await query<{ text: string }>(
    `SELECT convert_from(l.data, 'UTF8') AS text FROM proof_epoch e JOIN proof_entry l ON l.index = e.statement_index
     WHERE e.statement_index < $1 ORDER BY e.epoch DESC LIMIT 1`,
    [await signedSize(query)],
  )
  const statement = row && parseStatement(row.text)
  return statement && !('refused' in statement) ? statement : null
}

export type EpochPage = { readonly statement: string; readonly statement_index: number; readonly checkpoint: string }

export async function readEpochPage(query: Query, epoch: number): Promise<EpochPage | null> {
  const row = await readEpochRow(query, epoch)
  if (!row) return null
  const [entry] = await readEntries(query, row.statement_index, row.statement_index + 1)
  const { note } = await readCheckpointOver(query, row.statement_index)
  return { statement: entry?.toString() ?? '', statement_index: row.statement_index, checkpoint: note }
}

type Range = { readonly from: number; readonly to: number }

/** Half-open, up to the signed size; a longer range is truncated. `whole`: this answer is immutable. */
export async function readLogEntries(
  query: Query,
  { from, to }: Range,
): Promise<{ entries: string[]; whole: boolean } | Refused<'invalid'>> {
  if (from > to) return refuse('invalid', { fields: { to: { reason: 'below_from' } } })
  const size = await signedSize(query)
  const end = Math.min(to, from + MAX_ENTRIES)
  const entries = from < size ? await readEntries(query, from, Math.min(end, size)) : []
  return { entries: entries.map((entry) => entry.toString('base64')), whole: from < end && end <= size }
}

export async function proveInclusion(query: Query, index: number, size: number): Promise<readonly string[] | Refused<'invalid'>> {
  if (index >= size) return refuse('invalid', { fields: { index: { reason: 'not_below_size' } } })
  const outside = await beyond(query, { size })
  return outside ?? (await withPrefetchedNodes(query, (nodes) => inclusionProof(index, size, nodes, nodeSha256))).map(toHex)
}

export async function proveConsistency(query: Query, { from, to }: Range): Promise<readonly string[] | Refused<'invalid'>> {
  if (from > to) return refuse('invalid', { fields: { to: { reason: 'below_from' } } })
  const outside = await beyond(query, { to })
  return outside ?? (await withPrefetchedNodes(query, (nodes) => consistencyProof(from, to, nodes, nodeSha256))).map(toHex)
}

async function beyond(query: Query, named: Readonly<Record<string, number>>): Promise<Refused<'invalid'> | null> {
  const size = await signedSize(query)
  const [field] = Object.entries(named).flatMap(([name, value]) => (value > size ? [name] : []))
  return field ? refuse('invalid', { fields: { [field]: { reason: 'log_size', params: { size } } } }) : null
}

async function signedSize(query: Query): Promise<number> {
  return (await readCheckpoint(query))?.size ?? 0
}

const TOGETHER = 16

export type LeavesFile = { readonly stream: AsyncIterable<Uint8Array>; readonly sha256: string }

/** Streams an epoch's leaves file: its stored parts in order, a few at a time. */
export async function readLeavesFile(query: Query, epoch: number): Promise<LeavesFile | Refused<'no_epoch' | 'no_leaves'>> {
  const row = await readEpochRow(query, epoch)
  if (!row) return refuse('no_epoch')
  // Its end is stored behind its last leaves.
  const parts = Math.ceil(row.leaves / PART_LEAVES) + 1
  if ((await readPartBytes(query, row.draft, [parts - 1])).size === 0) return refuse('no_leaves')
  const [entry] = await readEntries(query, row.statement_index, row.statement_index + 1)
  const statement = parseStatement(entry?.toString())
  assert(!('refused' in statement), 'a statement in the log reads back')
  return { stream: gzipOf(partsOf(query, row.draft, parts)), sha256: statement.leaves_sha256 }
}

async function* partsOf(query: Query, draft: string, count: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < count; from += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - from) }, (_, at) => from + at)
    const parts = await readPartBytes(query, draft, numbers)
    for (const number of numbers) {
      const part = parts.get(number)
      // Aborts rather than ending a truncated file: it was removed during the download.
      assert(part, 'a part of the leaves file is kept as long as its end')
      yield part
    }
  }
}

/** Who reported a passed check of an epoch. A user counts once per epoch, and only if it contains them. */
export type Checked = { readonly epoch: number; readonly checkers: number }

/** `joinedAt`: when the account was created; earlier epochs don't contain it. */
export async function recordCheck(
  { query, transaction }: Database,
  { epoch, user_id, joinedAt }: { readonly epoch: number; readonly user_id: string; readonly joinedAt: () => Promise<Date | null> },
): Promise<Checked | Refused<'no_epoch'>> {
  const row = await readEpochRow(query, epoch)
  if (!row) return refuse('no_epoch')
  // Membership comes from the epoch's records; once they are deleted, from the account's creation date.
  const records = await readRecordsAround(query, row.draft, user_id)
  const joined_at = records ? null : await joinedAt()
  const present = records ? findRecord(records, user_id) !== null : joined_at !== null && joined_at <= row.at
  if (!present) return refuse('no_epoch')
  await transaction((tx) => tx.query('INSERT INTO proof_check (epoch, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING', [epoch, user_id]))
  const [counted] = await query<{ checkers: bigint }>('SELECT count(*) AS checkers FROM proof_check WHERE epoch = $1', [epoch])
  return { epoch, checkers: Number(counted?.checkers ?? 0n) }
}
