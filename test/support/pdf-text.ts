/** Reads a PDF back as a reader's software would: each page's texts with their places, by the fonts' own maps to Unicode. */
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib'

export type PlacedText = { readonly x: number; readonly y: number; readonly text: string }
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
  let font = new Map<string, string>()
  let at = { x: 0, y: 0 }
  let text = ''
  for (const [, name, x, y, hex, end] of contentOf(page).matchAll(
    /\/(\S+) [\d.]+ Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|<([0-9A-Fa-f]*)> Tj|(\bET\b)/g,
  )) {
    if (name) font = fonts.get(name) ?? new Map()
    if (x && y) at = { x: Number(x), y: Number(y) }
    if (hex) text += (hex.toUpperCase().match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '?').join('')
    if (end) {
      texts.push({ ...at, text })
      text = ''
    }
  }
  return texts
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents]
  return streams.map((stream) => (stream instanceof PDFRawStream ? textOf(stream) : '')).join('\n')
}

function fontsOf(page: PDFPage): Map<string, Map<string, string>> {
  const fonts = page.node.Resources()?.lookup(PDFName.of('Font'))
  if (!(fonts instanceof PDFDict)) return new Map()
  return new Map(
    fonts.keys().map((key) => {
      const font = fonts.lookup(key, PDFDict)
      const map = font.lookup(PDFName.of('ToUnicode'))
      return [key.decodeText(), map instanceof PDFRawStream ? readMap(textOf(map)) : new Map<string, string>()]
    }),
  )
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
