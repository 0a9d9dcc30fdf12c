/**
 * Typefaces for characters that the documents' own lack: ideographs, kana, hangul, Hebrew, Thai, Devanagari, emoji. Each is a variable
 * WOFF2 in slices of Unicode. A slice is read when a document has a character of it, and HarfBuzz makes it a static font, once a process.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { type Face, faceOf } from './face.ts'

const FAMILIES = ['hebrew', 'thai', 'devanagari', 'sc', 'jp', 'kr', 'emoji'] as const
type Family = (typeof FAMILIES)[number]

/** Their glyphs depend on their neighbours. */
const CLUSTERS: ReadonlySet<Family> = new Set(['thai', 'devanagari'])

/** Ideographs look as in the language that the other characters show: kana or hangul. */
function familiesFor(characters: string): readonly Family[] {
  const first = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(characters) ? 'jp' : /\p{Script=Hangul}/u.test(characters) ? 'kr' : 'sc'
  return FAMILIES.toSorted((one, other) => rank(one, first) - rank(other, first))
}

function rank(family: Family, first: Family): number {
  return family === first ? FAMILIES.indexOf('sc') - 0.5 : FAMILIES.indexOf(family)
}

/** What our own faces have: Latin, Greek, Cyrillic, Arabic and usual signs. A quick test for long documents. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they draw nothing, so that no face is looked for
const OTHERS = /[^\u0000-\u024f\u0370-\u052f\u0600-\u06ff\u1e00-\u1eff\u2010-\u2027\u2066-\u2069\u20ac\u2212\ufb50-\ufdff\ufe70-\ufefc]/gu

/** Characters in any text of a value, each once, that may need another face. */
export function othersIn(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') {
    if (value.search(OTHERS) >= 0) for (const [character] of value.normalize('NFC').matchAll(OTHERS)) found.add(character)
  } else if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const part of Object.values(value)) othersIn(part, found)
  }
  return found
}

/** The faces that have these characters; none for those that no family has. */
export async function loadFallback(characters: ReadonlySet<string>, weight: 400 | 700): Promise<readonly Face[]> {
  const faces = new Set<Face>()
  const families = familiesFor([...characters].join(''))
  for (const character of characters) {
    const code_point = character.codePointAt(0) ?? 0
    if ([...faces].some(({ covers }) => covers(code_point))) continue
    const face = await findFace(families, code_point, weight)
    if (face) faces.add(face)
  }
  return [...faces]
}

async function findFace(families: readonly Family[], code_point: number, weight: 400 | 700): Promise<Face | null> {
  for (const family of families) {
    for (const { name, ranges } of await slicesOf(family)) {
      if (!ranges.some(([from, to]) => from <= code_point && code_point <= to)) continue
      const face = await loadSlice(family, { name, ranges }, weight)
      if (face.covers(code_point)) return face
    }
  }
  return null
}

type Slice = { readonly name: string; readonly ranges: readonly (readonly [from: number, to: number])[] }

const { resolve } = createRequire(import.meta.url)
const slices = new Map<Family, Promise<readonly Slice[]>>()

function slicesOf(family: Family): Promise<readonly Slice[]> {
  return keptIn(slices, family, () => readSlices(family))
}

/** Made once; what failed is made again. */
function keptIn<Key, Value>(kept: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>): Promise<Value> {
  const cached = kept.get(key)
  if (cached) return cached
  const fresh = make()
  fresh.catch(() => kept.delete(key))
  kept.set(key, fresh)
  return fresh
}

/** The package's list: `"[21]": "U+2b695,U+2ce0e-2ce11"`, and by name for whole scripts. */
async function readSlices(family: Family): Promise<readonly Slice[]> {
  const listed: Readonly<Record<string, string>> = JSON.parse(await readFile(resolve(`${packageOf(family)}/unicode.json`), 'utf8'))
  return Object.entries(listed).map(([name, ranges]) => ({
    name: name.replace(/[[\]]/g, ''),
    ranges: ranges.split(',').map((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-')
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
    }),
  }))
}

function packageOf(family: Family): string {
  return `@fontsource-variable/${nameOf(family)}`
}

function nameOf(family: Family): string {
  return family === 'emoji' ? 'noto-emoji' : `noto-sans-${family}`
}

/** How many slices are kept: the names of most instances need few. */
const KEPT = 64
const kept = new Map<string, Promise<Face>>()

function loadSlice(family: Family, slice: Slice, weight: 400 | 700): Promise<Face> {
  const name = `${nameOf(family)}-${slice.name}-${weight}`
  const [oldest] = kept.keys()
  if (kept.size >= KEPT && oldest !== undefined && !kept.has(name)) kept.delete(oldest)
  return keptIn(kept, name, () => makeFace(family, slice, { weight, name }))
}

async function makeFace(family: Family, { name: slice, ranges }: Slice, { weight, name }: { weight: number; name: string }): Promise<Face> {
  const file = `${packageOf(family)}/files/${nameOf(family)}-${slice}-wght-normal.woff2`
  const [{ default: subsetFont }, woff2] = await Promise.all([import('subset-font'), readFile(resolve(file))])
  const text = ranges.map(([from, to]) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))).join('')
  const font = create(await subsetFont(woff2, text, { targetFormat: 'truetype', variationAxes: { wght: weight } }))
  if (!('layout' in font)) throw new Error('a typeface is a collection of fonts')
  return faceOf(font, { name, shapes: CLUSTERS.has(family) ? 'clusters' : null })
}
