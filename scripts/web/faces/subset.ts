/**
 * A TrueType font cut down to the letters that are asked for. Glyphs keep their numbers, and those that are not wanted become empty, so that widths
 * and kerning stand as they are and only `glyf`, `loca`, `hmtx` and `cmap` are written anew (OpenType 1.9). Substitutions go: they could name a glyph
 * that is empty now, and figures have one width in our faces without them.
 */
import { readSfnt, type Tables, tableOf } from './sfnt.ts'

export type Glyphs = (code_point: number) => number | null

const KEPT = ['GDEF', 'GPOS', 'OS/2', 'gasp', 'head', 'hhea', 'maxp', 'name']
/** Flags of a part of a composed glyph. */
const WORDS = 0x1
const SCALE = 0x8
const MORE = 0x20
const TWO_SCALES = 0x40
const MATRIX = 0x80

/** `glyphOf` null: the font has no such letter. */
export function subset(font: Buffer, letters: readonly number[], glyphOf: Glyphs): Tables {
  const tables = readSfnt(font)
  const found = letters.flatMap((letter) => {
    const glyph = glyphOf(letter)
    return glyph ? [[letter, glyph] as const] : []
  })
  const outlines = readOutlines(tables)
  const wanted = withParts(new Set([0, ...found.map(([, glyph]) => glyph)]), outlines)
  const kept = outlines.map((outline, glyph) => (wanted.has(glyph) ? outline : Buffer.alloc(0)))
  const head = Buffer.from(tableOf(tables, 'head'))
  head.writeInt16BE(1, 50)
  return new Map([
    ...KEPT.flatMap((tag) => (tables.has(tag) ? [[tag, tableOf(tables, tag)] as const] : [])),
    ['head', head],
    ['cmap', writeCmap(found)],
    ['hmtx', writeWidths(tables, wanted)],
    ['post', withoutNames(tableOf(tables, 'post'))],
    ['glyf', Buffer.concat(kept)],
    ['loca', writePlaces(kept)],
  ])
}

function readOutlines(tables: Tables): readonly Buffer[] {
  const [glyf, loca] = [tableOf(tables, 'glyf'), tableOf(tables, 'loca')]
  const long = tableOf(tables, 'head').readInt16BE(50) === 1
  const at = (index: number): number => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  return Array.from({ length: tableOf(tables, 'maxp').readUInt16BE(4) }, (_none, glyph) => glyf.subarray(at(glyph), at(glyph + 1)))
}

/** Also the glyphs that others are composed of. */
function withParts(wanted: Set<number>, outlines: readonly Buffer[]): ReadonlySet<number> {
  for (const glyph of wanted) for (const part of partsOf(outlines[glyph])) wanted.add(part)
  return wanted
}

function partsOf(outline: Buffer | undefined): number[] {
  if (!outline || outline.length < 10 || outline.readInt16BE(0) >= 0) return []
  const parts: number[] = []
  for (let at = 10, flags = MORE; flags & MORE; ) {
    flags = outline.readUInt16BE(at)
    parts.push(outline.readUInt16BE(at + 2))
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & MATRIX ? 8 : flags & TWO_SCALES ? 4 : flags & SCALE ? 2 : 0)
  }
  return parts
}

function writePlaces(outlines: readonly Buffer[]): Buffer {
  const places = Buffer.alloc(4 * (outlines.length + 1))
  let at = 0
  for (const [glyph, outline] of outlines.entries()) {
    at += outline.length
    places.writeUInt32BE(at, 4 * (glyph + 1))
  }
  return places
}

/** Widths of what is gone are zero: that packs to nothing. */
function writeWidths(tables: Tables, wanted: ReadonlySet<number>): Buffer {
  const widths = Buffer.from(tableOf(tables, 'hmtx'))
  const full = tableOf(tables, 'hhea').readUInt16BE(34)
  for (let glyph = 0; glyph < full - 1; glyph += 1) if (!wanted.has(glyph)) widths.writeUInt32BE(0, glyph * 4)
  return widths
}

function withoutNames(post: Buffer): Buffer {
  const short = Buffer.from(post.subarray(0, 32))
  short.writeUInt32BE(0x00030000, 0)
  return short
}

/** Format 4, one segment a letter: small once it is packed, and simple. */
function writeCmap(found: readonly (readonly [letter: number, glyph: number])[]): Buffer {
  const segments = [...found].sort(([one], [other]) => one - other).concat([[0xffff, 0]])
  const count = segments.length
  const power = 2 ** Math.floor(Math.log2(count))
  const length = 16 + 8 * count
  const table = Buffer.alloc(12 + length)
  const header = [0, 1, 3, 1, 0, 12, 4, length, 0, 2 * count, 2 * power, Math.log2(power), 2 * (count - power)]
  for (const [index, value] of header.entries()) table.writeUInt16BE(value, 2 * index)
  const [ends, starts, deltas] = [26, 28 + 2 * count, 28 + 4 * count]
  for (const [index, [letter, glyph]] of segments.entries()) {
    table.writeUInt16BE(letter, ends + 2 * index)
    table.writeUInt16BE(letter, starts + 2 * index)
    table.writeUInt16BE((glyph - letter) & 0xffff, deltas + 2 * index)
  }
  table.writeUInt16BE(1, deltas + 2 * (count - 1))
  return table
}
