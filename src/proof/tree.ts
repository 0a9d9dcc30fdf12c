/**
 * The liability tree of one epoch: leaves sorted by hash, padded to the next power of two, summed up to the root. Each level is one flat
 * run of hashes and one of sums, because a tree of a million leaves has to fit into a worker.
 */
import { assert } from '#kernel/assert'
import type { Cents } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { compareBytes, type Digest, HASH_BYTES, isCents, isCount, sha256 } from './bytes.ts'
import { type Leaf, padHash } from './leaf.ts'
import { nodeHash } from './node.ts'

/** Nodes side by side: 32 bytes of hash and one sum each. */
export type Row = { readonly hashes: Uint8Array; readonly sums: BigUint64Array }

export type SumTree = {
  /** How many leaves are real; the rest of level 0 is padding. */
  readonly leaves: number
  /** From the leaves up; the last has one node, the root. */
  readonly levels: readonly Row[]
  /** The index of each leaf, in input order. */
  readonly positions: Uint32Array
}

/** An empty row for so many nodes, to be filled with `setNode`: a million leaves in 40 MB. */
export function newRow(width: number): Row {
  return { hashes: new Uint8Array(width * HASH_BYTES), sums: new BigUint64Array(width) }
}

export function setNode(row: Row, at: number, { hash, sum }: Leaf): void {
  assert(hash.length === HASH_BYTES && isCents(sum), 'a node has a hash of 32 bytes and 0 ≤ sum < 2^53')
  row.hashes.set(hash, at * HASH_BYTES)
  row.sums[at] = sum
}

/** The depth that a number of real leaves implies: log2 of the next power of two. */
export function depthOf(leaves: number): number {
  let depth = 0
  for (let width = 1; width < leaves; width *= 2) depth += 1
  return depth
}

/**
 * Builds the tree of leaves in any order. Refuses `total_out_of_range` when the sum reaches 2^53 and `equal_leaves` when two hashes are the
 * same: either way there is no epoch. Asserts at least one leaf.
 */
export function buildTree(given: Row | readonly Leaf[], digest: Digest = sha256): SumTree | Refused<'total_out_of_range' | 'equal_leaves'> {
  const leaves = 'hashes' in given ? given : rowOf(given)
  const count = leaves.sums.length
  assert(count > 0, 'with no account there is no epoch')
  if (!isCents(leaves.sums.reduce((total, sum) => total + sum, 0n))) return refuse('total_out_of_range')
  const order = sortedOrder(leaves)
  if (order.some((leaf, at) => at > 0 && compareNodes(leaves, order[at - 1] ?? 0, leaf) === 0)) return refuse('equal_leaves')
  const levels = levelsFrom(lowestLevel(leaves, order, digest), digest)
  const positions = new Uint32Array(count)
  order.forEach((leaf, position) => {
    positions[leaf] = position
  })
  return { leaves: count, levels, positions }
}

/** A row as wide as a power of two and all rows above it, up to a single node: also a part of a tree that is kept in pieces. */
export function levelsFrom(lowest: Row, digest: Digest = sha256): readonly Row[] {
  const levels = [lowest]
  for (let at = 0; levelAt(levels, at).sums.length > 1; at += 1) levels.push(levelAbove(levelAt(levels, at), digest))
  return levels
}

export function rootOf(tree: SumTree): Leaf {
  return nodeAt(levelAt(tree.levels, tree.levels.length - 1), 0)
}

/** The leaf or the padding at a 0-based position. */
export function leafAt(tree: SumTree, position: number): Leaf {
  return nodeAt(levelAt(tree.levels, 0), position)
}

/** The siblings from the leaf at `position` up to the child of the root. @internal */
export function pathOf(tree: SumTree, position: number): readonly Leaf[] {
  assert(isCount(position) && position < tree.leaves, 'a path belongs to a real leaf')
  return siblingsIn(tree.levels, position)
}

/** The siblings on the way from a position of the lowest row to the single node on top. */
export function siblingsIn(levels: readonly Row[], position: number): readonly Leaf[] {
  return levels.slice(0, -1).map((level, at) => nodeAt(level, Math.floor(position / 2 ** at) ^ 1))
}

function rowOf(leaves: readonly Leaf[]): Row {
  const row = newRow(leaves.length)
  leaves.forEach((leaf, at) => {
    setNode(row, at, leaf)
  })
  return row
}

/** By hash; its first four bytes decide nearly always, and comparing them as numbers saves most of the work. */
function sortedOrder(leaves: Row): Uint32Array {
  const view = new DataView(leaves.hashes.buffer, leaves.hashes.byteOffset, leaves.hashes.byteLength)
  const starts = Uint32Array.from(leaves.sums, (_, at) => view.getUint32(at * HASH_BYTES))
  const order = Uint32Array.from(leaves.sums, (_, at) => at)
  return order.sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0) || compareNodes(leaves, a, b))
}

function lowestLevel(leaves: Row, order: Uint32Array, digest: Digest): Row {
  const level = newRow(2 ** depthOf(order.length))
  order.forEach((leaf, position) => {
    level.hashes.set(hashAt(leaves, leaf), position * HASH_BYTES)
    level.sums[position] = leaves.sums[leaf] ?? 0n
  })
  for (let j = order.length; j < level.sums.length; j += 1) level.hashes.set(padHash(j, digest), j * HASH_BYTES)
  return level
}

function levelAbove(below: Row, digest: Digest): Row {
  const level = newRow(below.sums.length / 2)
  for (let at = 0; at < level.sums.length; at += 1) {
    const left = nodeAt(below, at * 2)
    const right = nodeAt(below, at * 2 + 1)
    level.hashes.set(nodeHash(left, right, digest), at * HASH_BYTES)
    level.sums[at] = left.sum + right.sum
  }
  return level
}

function nodeAt(row: Row, at: number): Leaf {
  return { hash: hashAt(row, at), sum: (row.sums[at] ?? 0n) as Cents }
}

function hashAt(row: Row, at: number): Uint8Array {
  return row.hashes.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES)
}

function compareNodes(row: Row, a: number, b: number): number {
  return compareBytes(hashAt(row, a), hashAt(row, b))
}

function levelAt(levels: readonly Row[], at: number): Row {
  const level = levels[at]
  assert(level, 'a tree has this level')
  return level
}
