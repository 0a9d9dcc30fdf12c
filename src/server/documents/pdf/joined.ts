/**
 * Draws letters that join, each in the place that the face's tables give it. Vowel marks are drawn as shapes: as text they would stand above the line,
 * and programs that read a page out would take them for lines of their own and the sentence apart.
 */
import { type Color, PDFOperator, PDFOperatorNames, type PDFPage } from 'pdf-lib'
import type { Shaped } from './face.ts'

/** `hex` has four digits a glyph. In an array of TJ a number moves what follows to the left, by thousandths of the size. */
export function showLetters(hex: string, { glyphs }: Shaped): PDFOperator {
  const codes = glyphs.map(({ right, advance, own, mark }, at) =>
    mark ? move(-advance) : `${move(-right)}<${hex.slice(4 * at, 4 * at + 4)}>${move(right + own - advance)}`,
  )
  return PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[${codes.join('')}]`])
}

function move(thousandths: number): string {
  const rounded = Math.round(thousandths)
  return rounded === 0 ? '' : ` ${rounded} `
}

/** Of a run that begins at `x`. */
export function drawMarks(
  page: PDFPage,
  { glyphs }: Shaped,
  { x, y, size, color }: { x: number; y: number; size: number; color: Color },
): void {
  let pen = x
  for (const { right, up, advance, mark } of glyphs) {
    if (mark) page.drawSvgPath(mark.path, { x: pen + (right * size) / 1000, y: y + (up * size) / 1000, scale: size * mark.unit, color })
    pen += (advance * size) / 1000
  }
}
