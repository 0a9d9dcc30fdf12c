/**
 * Draws set lines and rules on the current page. Positions count from the start of reading and from the bottom: only the pen mirrors them
 * for right-to-left documents.
 */
import type { Direction } from './direction.ts'
import { type Ink, ink } from './document.ts'
import { type Face, loadFaces, type Style } from './face.ts'
import { loadFallback, othersIn } from './fallback.ts'
import { type Line, type Run, setLine, setLines } from './text.ts'
import { JOINED, typesetting } from './typeset.ts'

export type Pen = {
  /** Breaks into lines of at most `room` points at this size. */
  lines(text: string, style: Style, size: number, room: number): readonly Line[]
  line(text: string, style: Style): Line
  /** The line begins at `x`, or ends there when `end` is given. Baseline at `y`. */
  write(line: Line, at: { x: number; y: number; size: number; colour: Ink; end?: true }): void
  /** The left edge, on paper, of an element that begins at `x` and is `width` wide. */
  across(x: number, width: number): number
  /** Decoration: an artifact. */
  rule(at: { from: number; to: number; y: number; colour: Ink; thickness: number }): void
  readonly direction: Direction
  /** Whether any character had to be replaced. */
  readonly missed: () => boolean
}

/** Measured already, so pdfkit need not do it again. */
const PLAIN = { lineBreak: false, baseline: 'alphabetic', textWidth: 0, wordCount: 1 } as const

/** `texts`: a value with every text that will be drawn. */
export async function openPen(pdf: PDFKit.PDFDocument, direction: Direction, texts: unknown): Promise<Pen> {
  const faces = await facesFor(texts)
  const registered = new Set<Face>()
  let missed = false
  const use = (face: Face): void => {
    // pdfkit accepts a parsed font, too, which its types omit: each is parsed once a process rather than once a document.
    if (!registered.has(face)) pdf.registerFont(face.name, typesetting(face) as unknown as Uint8Array)
    registered.add(face)
    pdf.font(face.name)
  }
  const across: Pen['across'] = (x, width) => (direction === 'rtl' ? pdf.page.width - x - width : x)
  return {
    direction,
    lines: (words, style, size, room) => setLines(words, faces[style], (room * 1000) / size, direction),
    line: (words, style) => setLine(words, faces[style], direction),
    across,
    write: (line, { x: from, y, size, colour, end }) => {
      missed ||= line.missing
      const width = (line.width * size) / 1000
      const left = across(end ? from - width : from, width)
      pdf.fontSize(size).fillColor(ink[colour])
      for (const run of line.runs) {
        const at = { x: left + (run.at * size) / 1000, y: pdf.page.height - y }
        use(run.face)
        const clusters = run.joined && run.face.shapes === 'clusters'
        const draw = (): void => void pdf.text(run.text, at.x, at.y, { ...PLAIN, ...(run.joined ? { features: JOINED } : {}) })
        // Their glyphs may be in another order than their letters.
        if (clusters) markInside(pdf, run.text, draw)
        else draw()
        if (run.joined && !clusters) drawMarks(pdf, run, { ...at, size })
      }
      // Invisible: it separates the words of two lines for screen readers.
      if (line.continues) pdf.text(' ', direction === 'rtl' ? left - size / 4 : left + width, pdf.page.height - y, PLAIN)
    },
    rule: ({ from, to, y, colour, thickness }) => {
      const [left, top] = [across(from, to - from), pdf.page.height - y]
      const artifact: PDFKit.Mixins.MarkingOptions = { type: 'Layout' }
      pdf.markContent('Artifact', artifact)
      pdf
        .lineWidth(thickness)
        .moveTo(left, top)
        .lineTo(left + to - from, top)
        .stroke(ink[colour])
      pdf.endMarkedContent()
    },
    missed: () => missed,
  }
}

/** Our own faces, and others only for characters that these lack. */
async function facesFor(texts: unknown): Promise<Record<Style, readonly Face[]>> {
  const [text, strong, title] = await Promise.all([loadFaces('text'), loadFaces('strong'), loadFaces('title')])
  const others = new Set([...othersIn(texts)].filter((character) => !text.some(({ covers }) => covers(character.codePointAt(0) ?? 0))))
  if (others.size === 0) return { text, strong, title }
  const [plain, bold] = [await loadFallback(others, 400), await loadFallback(others, 700)]
  return { text: [...text, ...plain], strong: [...strong, ...bold], title: [...title, ...bold] }
}

/**
 * Draws glyphs with the text that is read in their place. The mark is inside the text object: a reader that places it by the matrix at
 * its end (Poppler) would otherwise see it upside down on the page, since pdfkit has its own matrix only there.
 */
function markInside(pdf: PDFKit.PDFDocument, actual: string, draw: () => void): void {
  const { addContent } = pdf
  pdf.addContent = (operator: string) => {
    if (operator === 'ET') pdf.endMarkedContent()
    addContent.call(pdf, operator)
    return operator === 'BT' ? pdf.markContent('Span', { actual }) : pdf
  }
  draw()
  pdf.addContent = addContent
}

/** The vowel marks of letters that join, as shapes. */
function drawMarks(pdf: PDFKit.PDFDocument, { face, text }: Run, { x, y, size }: { x: number; y: number; size: number }): void {
  let pen = x
  for (const { right, up, advance, mark } of face.shape(text).glyphs) {
    if (mark) {
      pdf.save().translate(pen + (right * size) / 1000, y - (up * size) / 1000)
      pdf
        .scale(size * mark.unit)
        .path(mark.path)
        .fill()
      pdf.restore()
    }
    pen += (advance * size) / 1000
  }
}
