/**
 * The upper rows of an epoch's tree, stored as their lowest row: all hashes, then all sums, big-endian. A path needs only these and one
 * part.
 */
import { assert } from '#kernel/assert'
import { ZERO } from '#kernel/money'
import { type Leaf, levelsFrom, newRow, padHash, parseLeaves, type Row, setNode, siblingsIn } from '#proof/index'
import { nodeSha256 } from './digest.ts'
import { PART_LEAVES } from './leaves-stream.ts'

const HASH_BYTES = 32
const NODE_BYTES = HASH_BYTES + 8

export function branchesOf({ hashes, sums }: Row): Uint8Array {
  const bytes = new Uint8Array(sums.length * NODE_BYTES)
  bytes.set(hashes)
  const view = new DataView(bytes.buffer, hashes.length)
  sums.forEach((sum, at) => {
    view.setBigUint64(at * 8, sum)
  })
  return bytes
}

/** The rows above the parts, from the stored bytes. */
export function readBranches(bytes: Uint8Array): readonly Row[] {
  const width = bytes.length / NODE_BYTES
  assert(Number.isInteger(Math.log2(width)), 'a row is as wide as a power of two')
  const row = newRow(width)
  row.hashes.set(bytes.subarray(0, width * HASH_BYTES))
  const view = new DataView(bytes.buffer, bytes.byteOffset + width * HASH_BYTES)
  for (let at = 0; at < width; at += 1) row.sums[at] = view.getBigUint64(at * 8)
  return levelsFrom(row, nodeSha256)
}

/** The rows inside part `number` of a tree of so many leaves, from the part's text; beyond the last leaf is padding. */
export function readPart(text: string, number: number, leaves: number): readonly Row[] {
  const parsed = parseLeaves(text)
  assert(!('refused' in parsed), 'a kept part of the leaves file reads back')
  const first = number * PART_LEAVES
  const row = newRow(Math.min(PART_LEAVES, widthOf(leaves)))
  for (let at = 0; at < row.sums.length; at += 1) setNode(row, at, parsed[at] ?? { hash: padHash(first + at, nodeSha256), sum: ZERO })
  return levelsFrom(row, nodeSha256)
}

/** The siblings from a leaf up to the child of the root. */
export function pathThrough(part: readonly Row[], branches: readonly Row[], position: number): readonly Leaf[] {
  return [...siblingsIn(part, position % PART_LEAVES), ...siblingsIn(branches, Math.floor(position / PART_LEAVES))]
}

function widthOf(leaves: number): number {
  let width = 1
  while (width < leaves) width *= 2
  return width
}
