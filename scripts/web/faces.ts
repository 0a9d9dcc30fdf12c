/**
 * The faces of the public pages: each cut down to the letters of the languages that we write with it, so that a first visit loads half the bytes. A
 * name with another letter in it brings the whole face beside it.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const faces = [
  { file: 'roboto-latin-400-normal', family: 'Roboto', weight: 400 },
  { file: 'roboto-latin-500-normal', family: 'Roboto', weight: 500 },
  { file: 'mulish-latin-700-normal', family: 'Mulish', weight: 700 },
  { file: 'pt-serif-latin-400-normal', family: 'PT Serif', weight: 400 },
] as const

/** What is printed of ASCII, the letters of Spanish, French and German, and the signs that our texts have. */
const LETTERS = [
  ...Array.from({ length: 95 }, (_none, index) => 0x20 + index),
  ...[...'ÁÉÍÓÚÑÜáéíóúñü¿¡ÀÂÆÇÈÊËÎÏÔÙÛŒŸàâæçèêëîïôùûœÿÄÖäößªº'].map((letter) => letter.codePointAt(0) ?? 0),
  ...[...'\u00a0\u2009\u202f\u2066\u2068\u2069–—‘’‚“”„«»‹›…·•×÷−§©°€‰¼½¾'].map((sign) => sign.codePointAt(0) ?? 0),
]
/** What the whole faces hold. */
const LATIN = 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-206F,U+20AC,U+2122,U+2212,U+2215'

export type Faces = {
  readonly css: string
  readonly files: readonly { readonly fileName: string; readonly source: Buffer }[]
}

/** `wholeOf` gives the path of a whole face in the build. */
export async function makeFaces(root: string, wholeOf: (file: string) => string): Promise<Faces> {
  const made = await Promise.all(
    faces.map(async ({ file, family, weight }) => {
      const folder = file.split('-latin')[0] ?? ''
      const woff = await readFile(join(root, 'node_modules/@fontsource', folder, 'files', `${file}.woff`))
      // Substitutes for letters are left out: our texts ask for none, and each would be an outline more.
      const source = await subsetFont(woff, String.fromCodePoint(...LETTERS), { targetFormat: 'woff2', noLayoutClosure: true })
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
      const fileName = `assets/${file.replace('-latin', '').replace('-normal', '')}-${hash}.woff2`
      return { fileName, source, css: rule(family, weight, wholeOf(file), LATIN) + rule(family, weight, `/${fileName}`, ranges(LETTERS)) }
    }),
  )
  return { files: made, css: made.map(({ css }) => css).join('') }
}

/** Of two faces that both have a letter the later one is asked. */
function rule(family: string, weight: number, url: string, letters: string): string {
  return `@font-face{font-family:${family};font-style:normal;font-display:swap;font-weight:${weight};src:url(${url})format("woff2");unicode-range:${letters}}`
}

function ranges(letters: readonly number[]): string {
  const sorted = [...new Set(letters)].sort((one, other) => one - other)
  const parts: { from: number; to: number }[] = []
  for (const letter of sorted) {
    const last = parts.at(-1)
    if (last && letter === last.to + 1) last.to = letter
    else parts.push({ from: letter, to: letter })
  }
  const hex = (value: number): string => value.toString(16).toUpperCase()
  return parts.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',')
}
