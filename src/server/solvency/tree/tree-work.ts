/** Builds a tree with plain functions over bytes. Leaves and accounts are in flat arrays: a million leaves in some 200 MB. */
import { createHash, type Hash } from 'node:crypto'
import { assert } from '#kernel/assert'
import { randomBytes, toHex } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import {
  buildTree,
  CHUNKS,
  chunkNonce,
  idHash,
  leafLines,
  leafOf,
  newRow,
  type Random,
  type Row,
  rootOf,
  type SumTree,
  setNode,
  splitAmount,
  userKey,
} from '#proof/index'
import { OWED_BYTES, RECORD_BYTES, readOwed, writeChunk, writePosition } from './account-record.ts'
import { branchesOf, nodeHmac, nodeSha256, openPacker, PART_LEAVES } from './branches.ts'

/** Accounts in one stored piece. */
const PIECE_ACCOUNTS = 256
const POOL_BYTES = 65_536

export type TreeStart = { readonly master: Uint8Array; readonly epoch: number; readonly accounts: number }
export type TreeHead = {
  readonly root: string
  readonly total: bigint
  readonly leaves: number
  readonly branches: Uint8Array
}
/** A piece to store; the last one has the hash of the whole leaves file. */
export type Piece =
  | { readonly part: number; readonly bytes: Uint8Array }
  | { readonly records: Uint8Array }
  | { readonly leaves_sha256: string }

export type TreeWork = {
  /** Takes packed accounts, in order of their ids. */
  add(owed: Uint8Array): void
  /** The tree of all added accounts. */
  build(): TreeHead | Refused<'total_out_of_range' | 'equal_leaves'>
  /** The next pieces to store, at most `count`; empty: done. */
  more(count: number): readonly Piece[]
}

export function openTreeWork({ master, epoch, accounts }: TreeStart): TreeWork {
  let leaves = newRow(accounts * CHUNKS)
  const records = new Uint8Array(accounts * RECORD_BYTES)
  const random = pooledRandom()
  let added = 0
  let tree: SumTree | null = null
  let pieces: Generator<Piece, void> | null = null

  const addOne = (owed: Uint8Array, at: number): void => {
    assert(added < accounts, 'no more accounts than were counted in the same snapshot')
    const place = added * RECORD_BYTES
    records.set(owed.subarray(at, at + OWED_BYTES), place)
    const { account_id, amount } = readOwed(owed, at)
    const key = userKey(master, account_id, nodeHmac)
    const id_hash = idHash(account_id, nodeSha256)
    splitAmount(amount, random).forEach((chunk, i) => {
      const nonce = chunkNonce(key, epoch, i, nodeHmac)
      setNode(leaves, added * CHUNKS + i, leafOf({ i, amount: chunk, nonce }, id_hash, nodeSha256))
      writeChunk(records, place, i, chunk)
    })
    added += 1
  }
  return {
    add: (owed) => {
      assert(owed.length % OWED_BYTES === 0, 'packed accounts are whole')
      for (let at = 0; at < owed.length; at += OWED_BYTES) addOne(owed, at)
    },
    build: () => {
      assert(added === accounts, 'all accounts that were counted in the same snapshot')
      const built = buildTree(leaves, nodeSha256)
      if ('refused' in built) return refuse(built.refused)
      built.positions.forEach((position, leaf) => {
        writePosition(records, Math.floor(leaf / CHUNKS) * RECORD_BYTES, leaf % CHUNKS, position)
      })
      const { hash, sum } = rootOf(built)
      const head = { root: toHex(hash), total: sum, leaves: built.leaves, branches: branchesOf(topsOf(built)) }
      // The file needs only the lowest row; the rest of a large tree is freed before the file is made.
      leaves = newRow(0)
      tree = { ...built, levels: built.levels.slice(0, 1), positions: new Uint32Array(0) }
      return head
    },
    more: (count) => {
      pieces ??= piecesOf(tree, records)
      const some: Piece[] = []
      while (some.length < count) {
        const next = pieces.next()
        if (next.done) break
        some.push(next.value)
      }
      return some
    },
  }
}

function* piecesOf(tree: SumTree | null, records: Uint8Array): Generator<Piece, void> {
  assert(tree, 'a tree is built before it is stored')
  const packer = openPacker()
  const digest = createHash('sha256')
  let part = 0
  for (const text of textsOf(tree)) {
    digest.update(text, 'latin1')
    yield { part, bytes: packer.pack(text) }
    part += 1
  }
  yield { part, bytes: packer.end() }
  for (let at = 0; at < records.length; at += PIECE_ACCOUNTS * RECORD_BYTES)
    yield { records: records.slice(at, at + PIECE_ACCOUNTS * RECORD_BYTES) }
  yield { leaves_sha256: hexOf(digest) }
}

function* textsOf(tree: SumTree): Generator<string> {
  let lines = 0
  let text = ''
  for (const line of leafLines(tree)) {
    text += line
    lines += 1
    if (lines % PART_LEAVES !== 0) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** The row of the tree in which each node is the root of one part, or its root if one part holds all. */
function topsOf({ levels }: SumTree): Row {
  const top = levels[Math.min(Math.log2(PART_LEAVES), levels.length - 1)]
  assert(top, 'a tree has a root')
  return top
}

/** Draws many bytes at a time: three draws per account would cost more than its hashes. */
function pooledRandom(): Random {
  let pool = new Uint8Array(0)
  return (length) => {
    if (pool.length < length) pool = randomBytes(POOL_BYTES)
    const bytes = pool.slice(0, length)
    pool = pool.subarray(length)
    return bytes
  }
}

function hexOf(hash: Hash): string {
  return hash.digest('hex')
}
