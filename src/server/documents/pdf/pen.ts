/**
 * Draws set lines and rules on pages. A face is embedded when it is first drawn with, once a document. Places are counted from where reading begins:
 * the pen alone knows that a document from right to left is the other one in a mirror.
 */
import {
  beginText,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  setFillingColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from 'pdf-lib'
import { assert } from '#kernel/assert'
import type { Direction } from './direction.ts'
import type { Face, Font, Style } from './face.ts'
import { loadFaces, wordsAsTheyStand } from './face.ts'
import { drawMarks, showLetters } from './joined.ts'
import { type Ink, ink } from './paper.ts'
import { type Line, type Run, setLine, setLines } from './text.ts'

export type Pen = {
  /** Breaks into lines of at most `room` points at this size. */
  lines(text: string, style: Style, size: number, room: number): readonly Line[]
  line(text: string, style: Style): Line
  /** The line begins at `x`, or ends there when `end` is given. Baseline at `y`. */
  write(page: PDFPage, line: Line, at: { x: number; y: number; size: number; colour: Ink; end?: true }): Promise<void>
  /** The left edge, on paper, of what begins at `x` and is `width` wide. */
  across(page: PDFPage, x: number, width: number): number
  rule(page: PDFPage, at: { from: number; to: number; y: number; colour: Ink; thickness: number }): void
  readonly direction: Direction
  /** Whether anything drawn so far had to be replaced. */
  readonly missed: () => boolean
}

type Embedded = { readonly font: PDFFont; readonly glyphs: Map<string, string>; readonly keys: Map<PDFPage, PDFName> }

export async function openPen(document: PDFDocument, direction: Direction): Promise<Pen> {
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
  const across: Pen['across'] = (page, x, width) => (direction === 'rtl' ? page.getWidth() - x - width : x)
  return {
    direction,
    lines: (words, style, size, room) => setLines(words, faces[style], (room * 1000) / size, direction),
    line: (words, style) => setLine(words, faces[style], direction),
    across,
    write: async (page, line, { x: from, y, size, colour, end }) => {
      missed ||= line.missing
      const width = (line.width * size) / 1000
      const left = across(page, end ? from - width : from, width)
      const shown = []
      const joined: [Run, number][] = []
      for (const run of line.runs) {
        const own = await embeddedOf(run.face)
        const x = left + (run.at * size) / 1000
        shown.push(setFontAndSize(keyOn(page, own), size), setTextMatrix(1, 0, 0, 1, x, y), show(run, own))
        if (run.joined) joined.push([run, x])
      }
      page.pushOperators(beginText(), setFillingColor(ink[colour]), ...shown, endText())
      for (const [{ face, text }, x] of joined) drawMarks(page, face.shape(text), { x, y, size, color: ink[colour] })
    },
    rule: (page, { from, to, y, colour, thickness }) => {
      const left = across(page, from, to - from)
      page.drawLine({ start: { x: left, y }, end: { x: left + to - from, y }, color: ink[colour], thickness })
    },
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

function show({ face, text, joined }: Run, embedded: Embedded): PDFOperator {
  if (!joined) return showText(PDFHexString.of(encode(text, embedded)))
  return showLetters(encode(wordsAsTheyStand(text), embedded), face.shape(text))
}

/** Character by character where none changes by its neighbours: shaping whole texts is what a long table would spend its time on. */
function encode(parts: Iterable<string>, { font, glyphs }: Embedded): string {
  let hex = ''
  for (const part of parts) {
    const earlier = glyphs.get(part)
    const own = earlier ?? font.encodeText(part).asString()
    if (earlier === undefined) glyphs.set(part, own)
    hex += own
  }
  return hex
}
