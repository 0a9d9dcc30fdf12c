/**
 * WOFF 1.0 (W3C recommendation, 2012) to the font inside: the same tables, inflated once instead of at every glyph. Throws on invalid
 * files, since they are part of the product.
 */
import { inflateSync } from 'node:zlib'
import { create, type Font } from 'fontkit'

const SIGNATURE = 0x774f4646
const HEADER = 44
const ENTRY = 20

export function openWoff(woff: Buffer): Font {
  const font = create(unwrapWoff(woff))
  if (!('layout' in font)) throw new Error('a typeface is a collection of fonts')
  return font
}

function unwrapWoff(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== SIGNATURE) throw new Error('a typeface is not a WOFF file')
  const tables = readTables(woff)
  const directory = 12 + 16 * tables.length
  const font = Buffer.alloc(tables.reduce((length, { content }) => length + padded(content.length), directory))
  const power = 2 ** Math.floor(Math.log2(tables.length))
  font.writeUInt32BE(woff.readUInt32BE(4), 0)
  font.writeUInt16BE(tables.length, 4)
  font.writeUInt16BE(power * 16, 6)
  font.writeUInt16BE(Math.log2(power), 8)
  font.writeUInt16BE((tables.length - power) * 16, 10)
  let at = directory
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = 12 + 16 * index
    font.writeUInt32BE(tag, entry)
    font.writeUInt32BE(checksum, entry + 4)
    font.writeUInt32BE(at, entry + 8)
    font.writeUInt32BE(content.length, entry + 12)
    content.copy(font, at)
    at += padded(content.length)
  }
  return font
}

type FontTable = { readonly tag: number; readonly checksum: number; readonly content: Buffer }

function readTables(woff: Buffer): readonly FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = HEADER + ENTRY * index
    const offset = woff.readUInt32BE(entry + 4)
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    const content = stored.length < length ? inflateSync(stored) : stored
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), content }
  })
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4
}
