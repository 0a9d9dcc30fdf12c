/** WOFF 2.0 (W3C recommendation, 2022) around the tables of a font, none of them transformed. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Tables } from './sfnt.ts'

const HEADER = 48
const TRUETYPE = 0x00010000
/** The tables that have a number instead of their letters, in the order of the recommendation's section 5.2. */
const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS'
/** Says of `glyf` and `loca` that they are as they were; of others that is zero. */
const AS_IT_IS = 3 << 6

export function writeWoff2(tables: Tables): Buffer {
  // `loca` belongs right behind `glyf`.
  const place = (tag: string): string => (tag === 'loca' ? 'glyf ' : tag)
  const sorted = [...tables].sort(([one], [other]) => (place(one) < place(other) ? -1 : 1))
  const directory = Buffer.concat(sorted.map(([tag, table]) => entryOf(tag, table.length)))
  const packed = brotliCompressSync(Buffer.concat(sorted.map(([, table]) => table)), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_QUALITY]: 11 },
  })
  const header = Buffer.alloc(HEADER)
  const length = padded(HEADER + directory.length + packed.length)
  const unpacked = 12 + 16 * sorted.length + sorted.reduce((sum, [, table]) => sum + padded(table.length), 0)
  header.write('wOF2', 'latin1')
  header.writeUInt32BE(TRUETYPE, 4)
  header.writeUInt32BE(length, 8)
  header.writeUInt16BE(sorted.length, 12)
  header.writeUInt32BE(unpacked, 16)
  header.writeUInt32BE(packed.length, 20)
  const whole = Buffer.alloc(length)
  Buffer.concat([header, directory, packed]).copy(whole)
  return whole
}

function entryOf(tag: string, length: number): Buffer {
  const known = KNOWN.indexOf(tag.padEnd(4))
  if (known < 0) throw new Error(`${tag} has no number`)
  return Buffer.from([(known / 5) | (tag === 'glyf' || tag === 'loca' ? AS_IT_IS : 0), ...base128(length)])
}

/** Seven bits a byte, the highest first, a bit on all but the last. */
function base128(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = value >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80)
  return bytes
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
