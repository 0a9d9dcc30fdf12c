/**
 * The typefaces that documents embed, read from the packages that also serve the web. Each comes in files of one script; a text is drawn
 * with as many of them as it needs. Of one that is used only the glyphs that occur are embedded.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import type { Font, Glyph } from 'fontkit'
import { openWoff } from './woff.ts'

export type Style = 'text' | 'strong' | 'title'

export type Face = {
  /** Unique among faces. */
  readonly name: string
  readonly font: Font
  covers(code_point: number): boolean
  /** In thousandths of the type's size. */
  advance(code_point: number): number
  /**
   * Whether glyphs take their form and place by their neighbours: letters that join, from right to left, or clusters, from left to right.
   */
  readonly shapes: 'joins' | 'clusters' | null
  /** Letters in the order of reading, as they join or form clusters: glyphs from left to right. */
  shape(text: string): Shaped
}

/** In thousandths of the type's size. */
type Shaped = { readonly width: number; readonly glyphs: readonly PlacedGlyph[] }
export type PlacedGlyph = {
  readonly glyph: Glyph
  /** Its offset from the pen position. */
  readonly right: number
  readonly up: number
  readonly advance: number
  /** How wide it is by itself. */
  readonly own: number
  /** Of a vowel mark: its shape as an SVG path, and what part of the type's size is one unit of it. */
  readonly mark: { readonly path: string; readonly unit: number } | null
}

/** Each of its letters is one glyph, dots included, so that copied text equals the document's text. */
const ARABIC = 'ibm-plex-sans-arabic'
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext', 'greek-ext'] as const

const text = facesOfWeight(400)
const strong = facesOfWeight(700)

/** In the order in which a character is looked for. The title's own face knows Latin; names in other scripts come in the text's bold. */
const files: Record<Style, readonly string[]> = {
  text,
  strong,
  title: [...['latin', 'latin-ext'].map((script) => `mulish/files/mulish-${script}-800-normal.woff`), ...strong],
}

function facesOfWeight(weight: 400 | 700): readonly string[] {
  return [
    ...SCRIPTS.map((script) => `roboto/files/roboto-${script}-${weight}-normal.woff`),
    `${ARABIC}/files/${ARABIC}-arabic-${weight}-normal.woff`,
  ]
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Face>>()

/** Read and parsed once a process. */
export function loadFaces(style: Style): Promise<readonly Face[]> {
  return Promise.all(files[style].map(loadFace))
}

function loadFace(file: string): Promise<Face> {
  const cached = loaded.get(file)
  if (cached) return cached
  const fresh = parseFace(file)
  fresh.catch(() => loaded.delete(file))
  loaded.set(file, fresh)
  return fresh
}

async function parseFace(file: string): Promise<Face> {
  const font = openWoff(await readFile(resolve(`@fontsource/${file}`)))
  return faceOf(font, { name: basename(file, '.woff'), shapes: file.startsWith(ARABIC) ? 'joins' : null })
}

export function faceOf(font: Font, { name, shapes }: Pick<Face, 'name' | 'shapes'>): Face {
  rememberLetters(font, shapes)
  const stored = new Set(font.characterSet)
  const advances = new Map<number, number>()
  return {
    name,
    font,
    covers: (code_point) => stored.has(code_point),
    advance: (code_point) => {
      const cached = advances.get(code_point)
      if (cached !== undefined) return cached
      const width = (font.glyphForCodePoint(code_point).advanceWidth * 1000) / font.unitsPerEm
      advances.set(code_point, width)
      return width
    },
    shapes,
    shape: shaper(font, shapes),
  }
}

/** How many words a face remembers: most words of a document occur in it again. */
const REMEMBERED = 5_000

function shaper(font: Font, shapes: Face['shapes']): Face['shape'] {
  const cached = new Map<string, Shaped>()
  const shapeWord = (word: string): Shaped => {
    const earlier = cached.get(word)
    if (earlier) return earlier
    if (cached.size >= REMEMBERED) cached.clear()
    const shaped = shapeWith(font, word, shapes)
    cached.set(word, shaped)
    return shaped
  }
  return (text) => {
    const words = text.split(/( )/).filter(Boolean)
    // Each space by itself: no letter joins another one over a space.
    const placed = (shapes === 'joins' ? words.toReversed() : words).map(shapeWord)
    return { width: placed.reduce((sum, { width }) => sum + width, 0), glyphs: placed.flatMap(({ glyphs }) => glyphs) }
  }
}

function shapeWith(font: Font, word: string, shapes: Face['shapes']): Shaped {
  const scale = 1000 / font.unitsPerEm
  const { glyphs, positions } = font.layout(word)
  const placed = glyphs.map((glyph, at) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[at] ?? {}
    const mark = shapes === 'joins' && isMark(glyph) ? { path: downwards(glyph.path.toSVG()), unit: 1 / font.unitsPerEm } : null
    return { glyph, right: xOffset * scale, up: yOffset * scale, advance: xAdvance * scale, own: glyph.advanceWidth * scale, mark }
  })
  return { width: placed.reduce((sum, { advance }) => sum + advance, 0), glyphs: placed }
}

function isMark({ codePoints }: Glyph): boolean {
  return codePoints.length > 0 && codePoints.every((code_point) => /\p{M}/u.test(String.fromCodePoint(code_point)))
}

/** A face counts upwards, SVG downwards; each second number of a path is a height. */
function downwards(path: string): string {
  let across = false
  return path.replace(/-?[\d.]+/g, (number) => {
    across = !across
    return across ? number : String(-Number(number))
  })
}

/**
 * The ToUnicode map for text extraction. Readers take glyphs in visual order and reverse right-to-left runs letter by letter, so the
 * letters of one glyph are stored in visual order, too. Clusters run from left to right. A glyph first seen as part of another (the body
 * under a dot, the letter under an accent) gets its entry when a text has it.
 */
function rememberLetters(font: Font, shapes: Face['shapes']): void {
  const getGlyph = font.getGlyph.bind(font)
  const mapped = new Set<number>()
  font.getGlyph = (id, code_points = []) => {
    const glyph = getGlyph(id, code_points)
    if (code_points.length > 0 && !mapped.has(id)) {
      mapped.add(id)
      glyph.codePoints = shapes === 'clusters' ? [...code_points] : code_points.toReversed()
    }
    return glyph
  }
}
