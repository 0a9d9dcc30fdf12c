/**
 * The upper rows of an epoch's tree, stored as their lowest row: all hashes, then all sums, big-endian. A path needs only these and one
 * part.
 */

import { createHmac, hash } from 'node:crypto'
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { assert } from '#kernel/assert'
import { ZERO } from '#kernel/money'
import { type Digest, type Leaf, levelsFrom, type Mac, newRow, padHash, parseLeaves, type Row, setNode, siblingsIn } from '#proof/index'

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

/** Leaves in a part: a power of two, so that a part's leaves are the whole of a subtree. */
export const PART_LEAVES = 512

/** Magic, deflate, no flags, no time, unknown system. */
const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255)
/** An empty last block with the fixed code. */
const LAST_BLOCK = Uint8Array.of(0x03, 0x00)
/** Hex digits of hashes don't repeat: Huffman coding without matching is as small in a tenth of the time. */
const PACKING = { strategy: constants.Z_HUFFMAN_ONLY, finishFlush: constants.Z_SYNC_FLUSH, memLevel: 9 }

export type Packer = {
  /** The next part of the file, packed. */
  readonly pack: (text: string) => Buffer
  /** The end of the stream. */
  readonly end: () => Buffer
}

export function openPacker(): Packer {
  let checksum = 0
  let length = 0
  return {
    pack: (text) => {
      const bytes = Buffer.from(text, 'latin1')
      checksum = crc32(bytes, checksum)
      length = (length + bytes.length) % 2 ** 32
      return deflateRawSync(bytes, PACKING)
    },
    end: () => {
      const trailer = Buffer.alloc(8)
      trailer.writeUInt32LE(checksum, 0)
      trailer.writeUInt32LE(length, 4)
      return Buffer.concat([LAST_BLOCK, trailer])
    },
  }
}

/** The text of one part. */
export function unpackPart(part: Uint8Array): string {
  return inflateRawSync(part, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
}

/** The gzip stream from its parts, its end included. */
export async function* gzipOf(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield HEADER
  yield* parts
}

/** SHA-256 and HMAC by Node's own library, several times faster than the browser's portable ones. */
export const nodeSha256: Digest = (bytes) => hash('sha256', bytes, 'buffer')
export const nodeHmac: Mac = (key, bytes) => createHmac('sha256', key).update(bytes).digest()
