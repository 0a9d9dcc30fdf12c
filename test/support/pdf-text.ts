/**
 * Reads a PDF back as a reader's software would: each page's texts with their places, by the fonts' own maps to Unicode. What runs from the right
 * stands in a page as it is seen, and is turned around.
 */
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRawStream } from 'pdf-lib'

/** From `x` to `end`. */
export type PlacedText = { readonly x: number; readonly end: number; readonly y: number; readonly text: string }
type Font = { readonly characters: ReadonlyMap<string, string>; readonly widths: ReadonlyMap<string, number> }
export type PdfText = {
  readonly title: string | undefined
  readonly language: string | undefined
  readonly pages: readonly (readonly PlacedText[])[]
  /** All texts in drawing order, one a line. */
  readonly text: string
}

export async function readPdf(bytes: Uint8Array): Promise<PdfText> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const pages = pdf.getPages().map(textsOf)
  const language = pdf.catalog.get(PDFName.of('Lang'))
  return {
    title: pdf.getTitle(),
    language: language?.toString().replace(/[()]/g, ''),
    pages,
    text: pages.map((texts) => texts.map(({ text }) => text).join('\n')).join('\n'),
  }
}

function textsOf(page: PDFPage): PlacedText[] {
  const fonts = fontsOf(page)
  const texts: PlacedText[] = []
  let font: Font = NO_FONT
  let size = 0
  let pen = { x: 0, y: 0 }
  let text: PlacedText | null = null
  for (const [, name, points, x, y, shown, end] of contentOf(page).matchAll(
    /\/(\S+) ([\d.]+) Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|(<[0-9A-Fa-f]*> Tj|\[[^\]]*\] TJ)|(\bET\b)/g,
  )) {
    if (name) [font, size] = [fonts.get(name) ?? NO_FONT, Number(points)]
    if (x && y) pen = { x: Number(x), y: Number(y) }
    if (shown) {
      const { characters, width } = read(shown, font)
      const far = pen.x + (width * size) / 1000
      const earlier: PlacedText = text ?? { ...pen, end: far, text: '' }
      text = { x: Math.min(earlier.x, pen.x), end: Math.max(earlier.end, far), y: pen.y, text: earlier.text + inReadingOrder(characters) }
    }
    if (end && text) texts.push(text)
    if (end) text = null
  }
  return texts
}

/** The operand of Tj or TJ: four digits a glyph, and numbers that move what follows to the left. */
function read(shown: string, { characters, widths }: Font): { characters: string; width: number } {
  let text = ''
  let width = 0
  for (const [part, hex] of shown.matchAll(/<([0-9A-Fa-f]*)>|-?[\d.]+/g)) {
    if (hex === undefined) width -= Number(part)
    for (const glyph of hex?.toUpperCase().match(/.{4}/g) ?? []) {
      text += characters.get(glyph) ?? '?'
      width += widths.get(glyph) ?? 0
    }
  }
  return { characters: text, width }
}

function inReadingOrder(text: string): string {
  return /[\u0590-\u08ff]/.test(text) ? [...text].reverse().join('') : text
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  return streams.map((stream) => (stream instanceof PDFRawStream ? textOf(stream) : '')).join('\n')
}

const NO_FONT: Font = { characters: new Map(), widths: new Map() }

function fontsOf(page: PDFPage): Map<string, Font> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'))
  if (!(fonts instanceof PDFDict)) return new Map()
  return new Map(
    fonts.keys().map((key) => {
      const font = fonts.lookup(key, PDFDict)
      const map = font.lookup(PDFName.of('ToUnicode'))
      const characters = map instanceof PDFRawStream ? readMap(textOf(map)) : new Map<string, string>()
      return [key.decodeText(), { characters, widths: widthsOf(font) }]
    }),
  )
}

/** `[1 [500 520] 7 [300]]`: the first glyph of each stretch, and how wide it and those after it are. */
function widthsOf(font: PDFDict): Map<string, number> {
  const descendant = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookup(0, PDFDict)
  const widths = new Map<string, number>()
  let first = 0
  for (const one of descendant?.lookup(PDFName.of('W'), PDFArray).asArray() ?? []) {
    if (one instanceof PDFNumber) first = one.asNumber()
    if (one instanceof PDFArray)
      for (const [at, width] of one.asArray().entries()) {
        if (width instanceof PDFNumber) widths.set((first + at).toString(16).toUpperCase().padStart(4, '0'), width.asNumber())
      }
  }
  return widths
}

/** `<0001> <0041>` lines: glyph to UTF-16. */
function readMap(cmap: string): Map<string, string> {
  const characters = cmap.split('beginbfchar').slice(1).join('\n')
  return new Map(
    [...characters.matchAll(/<([0-9A-F]{4})>\s*<([0-9A-F]+)>/gi)].map(([, glyph = '', utf16 = '']) => [
      glyph.toUpperCase(),
      Buffer.from(utf16, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}
