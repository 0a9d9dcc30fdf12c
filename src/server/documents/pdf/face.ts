/**
 * The typefaces that documents embed, read from the packages that also serve the web. Each comes in files of one script; a text is drawn with as
 * many of them as it needs. Of one that is used only the glyphs that occur are embedded.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import fontkit from '@pdf-lib/fontkit'
import { unwrapWoff } from './woff.ts'

export type Style = 'text' | 'strong' | 'title'

export type Font = ReturnType<typeof fontkit.create>

export type Face = {
  readonly bytes: Uint8Array
  readonly font: Font
  covers(code_point: number): boolean
  /** In thousandths of the type's size. */
  advance(code_point: number): number
}

const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext', 'greek-ext'] as const

/** In the order in which a character is looked for. The title's own face knows Latin; names in other scripts come in the text's bold. */
const files: Record<Style, readonly string[]> = {
  text: SCRIPTS.map((script) => `roboto/files/roboto-${script}-400-normal.woff`),
  strong: SCRIPTS.map((script) => `roboto/files/roboto-${script}-700-normal.woff`),
  title: [
    ...['latin', 'latin-ext'].map((script) => `mulish/files/mulish-${script}-800-normal.woff`),
    ...SCRIPTS.map((script) => `roboto/files/roboto-${script}-700-normal.woff`),
  ],
}

const { resolve } = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Face>>()

/** Read and parsed once a process. */
export function loadFaces(style: Style): Promise<readonly Face[]> {
  return Promise.all(files[style].map(loadFace))
}

function loadFace(file: string): Promise<Face> {
  const known = loaded.get(file)
  if (known) return known
  const fresh = parseFace(file)
  loaded.set(file, fresh)
  fresh.catch(() => loaded.delete(file))
  return fresh
}

async function parseFace(file: string): Promise<Face> {
  const bytes = unwrapWoff(await readFile(resolve(`@fontsource/${file}`)))
  const font = fontkit.create(bytes)
  const known = new Set(font.characterSet)
  const advances = new Map<number, number>()
  return {
    bytes,
    font,
    covers: (code_point) => known.has(code_point),
    advance: (code_point) => {
      const cached = advances.get(code_point)
      if (cached !== undefined) return cached
      const width = (font.glyphForCodePoint(code_point).advanceWidth * 1000) / font.unitsPerEm
      advances.set(code_point, width)
      return width
    },
  }
}
