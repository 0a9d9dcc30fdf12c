/** Draws set lines and rules on pages. A face is embedded when it is first drawn with, once a document. */
import {
  beginText,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib'
import { assert } from '#kernel/assert'
import type { Face, Font, Style } from './face.ts'
import { loadFaces } from './face.ts'
import { type Ink, ink } from './paper.ts'
import { type Line, setLine, setLines } from './text.ts'

export type Pen = {
  /** Breaks into lines of at most `room` points at this size. */
  lines(text: string, style: Style, size: number, room: number): readonly Line[]
  line(text: string, style: Style): Line
  /** At the line's left end, or at its right end when `right` is given. Baseline at `y`. */
  write(page: PDFPage, line: Line, at: { x: number; y: number; size: number; colour: Ink; right?: true }): Promise<void>
  rule(page: PDFPage, at: { from: number; to: number; y: number; colour: Ink; thickness: number }): void
  /** Whether anything drawn so far had to be replaced. */
  readonly missed: () => boolean
}

type Embedded = { readonly font: PDFFont; readonly glyphs: Map<string, string>; readonly keys: Map<PDFPage, PDFName> }

export async function openPen(document: PDFDocument): Promise<Pen> {
  const [text, strong, title] = await Promise.all([loadFaces('text'), loadFaces('strong'), loadFaces('title')])
  const faces: Record<Style, readonly Face[]> = { text, strong, title }
  // Parsed once a process, and not once more for each document.
  const parsed = new Map(Object.values(faces).flatMap((of) => of.map(({ bytes, font }) => [bytes, font] as const)))
  document.registerFontkit({ create: (bytes) => known(parsed.get(bytes)) })
  const embedded = new Map<Face, Embedded>()
  let missed = false
  const embeddedOf = async (face: Face): Promise<Embedded> => {
    const earlier = embedded.get(face)
    if (earlier) return earlier
    const font = await document.embedFont(face.bytes, { subset: true })
    const fresh = { font, glyphs: new Map(), keys: new Map() }
    embedded.set(face, fresh)
    return fresh
  }
  return {
    lines: (words, style, size, room) => setLines(words, faces[style], (room * 1000) / size),
    line: (words, style) => setLine(words, faces[style]),
    write: async (page, line, { x, y, size, colour, right }) => {
      missed ||= line.missing
      const left = right ? x - (line.width * size) / 1000 : x
      const shown = []
      for (const run of line.runs) {
        const own = await embeddedOf(run.face)
        shown.push(setFontAndSize(keyOn(page, own), size), showText(encode(run.text, own)))
      }
      page.pushOperators(beginText(), setFillingColor(ink[colour]), setTextMatrix(1, 0, 0, 1, left, y), ...shown, endText())
    },
    rule: (page, { from, to, y, colour, thickness }) =>
      page.drawLine({ start: { x: from, y }, end: { x: to, y }, color: ink[colour], thickness }),
    missed: () => missed,
  }
}

function known(font: Font | undefined): Font {
  assert(font, 'a document embeds the faces that were loaded')
  return font
}

function keyOn(page: PDFPage, { font, keys }: Embedded): PDFName {
  const earlier = keys.get(page)
  if (earlier) return earlier
  const fresh = page.node.newFontDictionary(font.name, font.ref)
  keys.set(page, fresh)
  return fresh
}

/** Character by character: the faces have no ligatures, and shaping whole texts is what a long table would spend its time on. */
function encode(text: string, { font, glyphs }: Embedded): PDFHexString {
  let hex = ''
  for (const character of text) {
    const earlier = glyphs.get(character)
    const own = earlier ?? font.encodeText(character).asString()
    if (earlier === undefined) glyphs.set(character, own)
    hex += own
  }
  return PDFHexString.of(hex)
}
