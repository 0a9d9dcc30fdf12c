/**
 * The leaves file as parts that join to one gzip stream (RFC 1952) and can each be unpacked alone (deflate, RFC 1951, flushed at the
 * part's end): a download is sent as stored, and a path needs four parts rather than the file.
 */
import { constants, crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

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
