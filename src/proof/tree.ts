/**
 * The liability tree of one epoch: leaves sorted by hash, padded to the next power of two, summed up to the root. Each level is one flat
 * run of hashes and one of sums, because a tree of a million leaves has to fit into a worker.
 */
import { assert } from '#kernel/assert'
import { type Cents, cents } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { compareBytes, type Digest, HASH_BYTES, isCents, isCount, sha256 } from './bytes.ts'
import { type Leaf, padHash } from './leaf.ts'
import { nodeHash, type SumNode } from './node.ts'

type Level = { readonly hashes: Uint8Array; readonly sums: BigUint64Array }

export type SumTree = {
  /** How many leaves are real; the rest of level 0 is padding. */
  readonly leaves: number
  /** From the leaves up; the last has one node, the root. */
  readonly levels: readonly Level[]
  /** Where each leaf stands, in the order in which they were given. */
  readonly positions: Uint32Array
}

/** The depth that a number of real leaves implies: log2 of the next power of two. */
export function depthOf(leaves: number): number {
  let depth = 0
  for (let width = 1; width < leaves; width *= 2) depth += 1
  return depth
}

/**
 * Builds the tree. Refuses `total_out_of_range` when the sum reaches 2^53 and `equal_leaves` when two hashes are the same:
 * either way there is no epoch. Asserts at least one leaf.
 */
export function buildTree(leaves: readonly Leaf[], digest: Digest = sha256): SumTree | Refused<'total_out_of_range' | 'equal_leaves'> {
  assert(leaves.length > 0, 'with no account there is no epoch')
  const total = leaves.reduce((sum, leaf) => sum + cents(leaf.sum), 0n)
  if (!isCents(total)) return refuse('total_out_of_range')
  const order = sortedOrder(leaves)
  if (hasEqualNeighbours(leaves, order)) return refuse('equal_leaves')
  const levels = [lowestLevel(leaves, order, digest)]
  for (let at = 0; at < depthOf(leaves.length); at += 1) levels.push(levelAbove(levelAt(levels, at), digest))
  const positions = new Uint32Array(leaves.length)
  order.forEach((given, position) => {
    positions[given] = position
  })
  return { leaves: leaves.length, levels, positions }
}

export function rootOf(tree: SumTree): Leaf {
  return nodeAt(levelAt(tree.levels, tree.levels.length - 1), 0)
}

/** The leaf or the padding at a 0-based position. */
export function leafAt(tree: SumTree, position: number): Leaf {
  return nodeAt(levelAt(tree.levels, 0), position)
}

/** The siblings from the leaf at `position` up to the child of the root. */
export function pathOf(tree: SumTree, position: number): readonly Leaf[] {
  assert(isCount(position) && position < tree.leaves, 'a path belongs to a real leaf')
  return tree.levels.slice(0, -1).map((level, at) => nodeAt(level, Math.floor(position / 2 ** at) ^ 1))
}

/** Where a leaf is said to stand: its 0-based position among `leaves` real ones, and its siblings from the leaf up. */
export type Place = { readonly position: number; readonly leaves: number; readonly path: readonly SumNode[] }

export type PathFault = 'leaves' | 'position' | 'length' | 'amount'

/**
 * The root that a leaf and its siblings imply, or why they imply none. Left or right follows from the position alone, the length from the
 * number of leaves, and every sum on the way, the total included, has to be 0 ≤ v < 2^53.
 */
export function climb(leaf: SumNode, at: Place, digest: Digest = sha256): SumNode | Refused<PathFault> {
  if (!isCount(at.leaves, 1)) return refuse('leaves')
  if (!isCount(at.position) || at.position >= at.leaves) return refuse('position')
  if (at.path.length !== depthOf(at.leaves)) return refuse('length')
  let node = leaf
  let index = at.position
  for (const sibling of at.path) {
    const sum = node.sum + sibling.sum
    if (!isCents(node.sum) || !isCents(sibling.sum) || !isCents(sum)) return refuse('amount')
    node = { hash: index % 2 === 0 ? nodeHash(node, sibling, digest) : nodeHash(sibling, node, digest), sum }
    index = Math.floor(index / 2)
  }
  return isCents(node.sum) ? node : refuse('amount')
}

/** Whether a leaf is under a root with its total. */
export function verifyPath(leaf: SumNode, at: Place, root: SumNode, digest: Digest = sha256): true | Refused<PathFault | 'root'> {
  const implied = climb(leaf, at, digest)
  if ('refused' in implied) return implied
  return compareBytes(implied.hash, root.hash) === 0 && implied.sum === root.sum ? true : refuse('root')
}

function sortedOrder(leaves: readonly Leaf[]): Uint32Array {
  const order = Uint32Array.from(leaves, (_, at) => at)
  return order.sort((a, b) => compareBytes(hashOf(leaves, a), hashOf(leaves, b)))
}

function hasEqualNeighbours(leaves: readonly Leaf[], order: Uint32Array): boolean {
  return order.some((given, at) => at > 0 && compareBytes(hashOf(leaves, order[at - 1] ?? 0), hashOf(leaves, given)) === 0)
}

function lowestLevel(leaves: readonly Leaf[], order: Uint32Array, digest: Digest): Level {
  const width = 2 ** depthOf(leaves.length)
  const level = { hashes: new Uint8Array(width * HASH_BYTES), sums: new BigUint64Array(width) }
  order.forEach((given, position) => {
    level.hashes.set(hashOf(leaves, given), position * HASH_BYTES)
    level.sums[position] = leaves[given]?.sum ?? 0n
  })
  for (let j = leaves.length; j < width; j += 1) level.hashes.set(padHash(j, digest), j * HASH_BYTES)
  return level
}

function levelAbove(below: Level, digest: Digest): Level {
  const width = below.sums.length / 2
  const level = { hashes: new Uint8Array(width * HASH_BYTES), sums: new BigUint64Array(width) }
  for (let at = 0; at < width; at += 1) {
    const left = nodeAt(below, at * 2)
    const right = nodeAt(below, at * 2 + 1)
    level.hashes.set(nodeHash(left, right, digest), at * HASH_BYTES)
    level.sums[at] = left.sum + right.sum
  }
  return level
}

function nodeAt(level: Level, index: number): Leaf {
  return { hash: level.hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES), sum: (level.sums[index] ?? 0n) as Cents }
}

function levelAt(levels: readonly Level[], at: number): Level {
  const level = levels[at]
  assert(level, 'a tree has this level')
  return level
}

function hashOf(leaves: readonly Leaf[], at: number): Uint8Array {
  const leaf = leaves[at]
  assert(leaf?.hash.length === HASH_BYTES, 'a leaf has a hash of 32 bytes')
  return leaf.hash
}
