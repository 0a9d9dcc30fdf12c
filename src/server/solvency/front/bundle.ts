/** A user's bundle: their leaves, each with its inclusion proof, and the statement's inclusion proof in the signed log. */
import type * as z from 'zod/mini'
import type { proofBundle } from '#contract/proof'
import { assert } from '#kernel/assert'
import { toHex } from '#kernel/id'
import { chunkNonce, climb, idHash, inclusionProof, leafOf, parseHash, parseStatement, type Row, userKey } from '#proof/index'
import type { Query } from '#server/store'
import { type EpochRow, readBranchBytes, readNewestEpoch, readPartBytes, readRecordsAround } from '../epoch/epoch-store.ts'
import { withPrefetchedNodes } from '../log/log.ts'
import { readCheckpointOver, readEntries } from '../log/log-store.ts'
import { type AccountRecord, findRecord } from '../tree/account-record.ts'
import { nodeHmac, nodeSha256, PART_LEAVES, pathThrough, readBranches, readPart, unpackPart } from '../tree/branches.ts'

type Bundle = z.output<typeof proofBundle>

export type BundleReader = (user_id: string) => Promise<Bundle | null>

/** Caches the upper rows of the newest epoch's tree, where every user's path ends. */
export function openBundles(query: Query, masters: readonly [Uint8Array, ...Uint8Array[]]): BundleReader {
  let kept: { readonly epoch: number; readonly branches: readonly Row[] } | null = null
  const branchesOf = async (epoch: number): Promise<readonly Row[]> => {
    if (kept?.epoch === epoch) return kept.branches
    const bytes = await readBranchBytes(query, epoch)
    assert(bytes, 'an epoch has its branches')
    kept = { epoch, branches: readBranches(bytes) }
    return kept.branches
  }
  return async (user_id) => {
    const epoch = await readNewestEpoch(query)
    const records = epoch && (await readRecordsAround(query, epoch.draft, user_id))
    const record = records && findRecord(records, user_id)
    if (!epoch || !record) return null
    const paths = await pathsOf(query, epoch, record, await branchesOf(epoch.epoch))
    const signed = await signedOf(query, epoch)
    const epoch_head = { epoch: epoch.epoch, leaves: epoch.leaves, root: rootIn(signed.statement) }
    return { ...ownOf(epoch.epoch, record, { master: masterOf(masters, epoch_head, record, paths), paths }), ...signed }
  }
}

type Paths = readonly (readonly { readonly hash: string; readonly sum: string }[])[]

async function pathsOf(query: Query, { draft, leaves }: EpochRow, { chunks }: AccountRecord, branches: readonly Row[]): Promise<Paths> {
  const numbers = [...new Set(chunks.map(({ position }) => Math.floor(position / PART_LEAVES)))]
  const stored = await readPartBytes(query, draft, numbers)
  const parts = new Map([...stored].map(([number, bytes]) => [number, readPart(unpackPart(bytes), number, leaves)]))
  return chunks.map(({ position }) => {
    const part = parts.get(Math.floor(position / PART_LEAVES))
    assert(part, 'the newest epoch has its leaves')
    return pathThrough(part, branches, position).map(({ hash, sum }) => ({ hash: toHex(hash), sum: String(sum) }))
  })
}

type EpochHead = { readonly epoch: number; readonly leaves: number; readonly root: string }

/** The one that an epoch was made with: after a rotation of SECRET_KEY the newest epoch may still have the former one's nonces. */
function masterOf(
  masters: readonly [Uint8Array, ...Uint8Array[]],
  epoch_head: EpochHead,
  { account_id, chunks }: AccountRecord,
  paths: Paths,
): Uint8Array {
  const [newest, ...former] = masters
  const [chunk] = chunks
  if (former.length === 0 || !chunk) return newest
  const path = (paths[0] ?? []).map(({ hash, sum }) => ({ hash: parseHash(hash) ?? new Uint8Array(), sum: BigInt(sum) }))
  const at = { position: chunk.position, leaves: epoch_head.leaves, path }
  const leads = (master: Uint8Array): boolean => {
    const nonce = chunkNonce(userKey(master, account_id, nodeHmac), epoch_head.epoch, 0, nodeHmac)
    const leaf = leafOf({ i: 0, amount: chunk.amount, nonce }, idHash(account_id, nodeSha256), nodeSha256)
    const top = climb(leaf, at, nodeSha256)
    return !('refused' in top) && toHex(top.hash) === epoch_head.root
  }
  return masters.find(leads) ?? newest
}

function rootIn(statement: string): string {
  const parsed = parseStatement(statement)
  return 'refused' in parsed ? '' : parsed.root
}

function ownOf(epoch: number, record: AccountRecord, { master, paths }: { master: Uint8Array; paths: Paths }) {
  const { account_id, amount, breakdown, chunks } = record
  const key = userKey(master, account_id, nodeHmac)
  const { main, bonus, earning, locked, held, promised } = breakdown
  return {
    epoch,
    account_id,
    amount: String(amount),
    breakdown: {
      main: String(main),
      bonus: String(bonus),
      earning: String(earning),
      locked: String(locked),
      held: String(held),
      promised: String(promised),
    },
    chunks: chunks.map((chunk, i) => ({
      i,
      amount: String(chunk.amount),
      nonce: toHex(chunkNonce(key, epoch, i, nodeHmac)),
      position: chunk.position,
      path: [...(paths[i] ?? [])],
    })),
  }
}

async function signedOf(query: Query, { statement_index }: EpochRow) {
  const [entry] = await readEntries(query, statement_index, statement_index + 1)
  const { size, note } = await readCheckpointOver(query, statement_index)
  const hashes = await withPrefetchedNodes(query, (nodes) => inclusionProof(statement_index, size, nodes, nodeSha256))
  return {
    statement: entry?.toString() ?? '',
    statement_index,
    statement_inclusion: { index: statement_index, size, hashes: hashes.map(toHex) },
    checkpoint: note,
  }
}
