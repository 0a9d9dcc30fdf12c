/** A QR code, black on white with its quiet zone, and its content beside it. */
import { encode } from 'uqr'
import { type Code, ink } from './document.ts'
import type { Sheet } from './sheet.ts'

const EDGE = 92
const GAP = 14
const QUIET = 4
const SIZE = 9.5
const LEADING = 13.5

export async function drawCode(sheet: Sheet, { text, label }: Omit<Code, 'kind'>): Promise<void> {
  if (!sheet.fits(EDGE + GAP)) await sheet.turn()
  sheet.down(EDGE)
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const module_ = EDGE / size
  const quiet = QUIET * module_
  const { pdf, pen, tags } = sheet
  const [left, top] = [pen.across(sheet.left, EDGE - 2 * quiet) - quiet, pdf.page.height - sheet.y() - EDGE]
  const bbox = [left, top, left + EDGE, top + EDGE]
  tags.root.add('Figure', { alt: `${label} ${text}`, bbox }).draw(() => {
    for (const [row, cells] of data.entries()) {
      for (const { from, length } of runs(cells)) pdf.rect(left + from * module_, top + row * module_, length * module_, module_)
    }
    pdf.fill(ink.text)
  })
  drawBeside(sheet, { text, label }, sheet.left - quiet + EDGE + GAP)
  sheet.down(GAP)
}

function drawBeside({ pen, tags, right, y }: Sheet, { text, label }: Omit<Code, 'kind'>, x: number): void {
  const [name, said] = [tags.root.add('P', { text: label }), tags.root.add('P', { text })]
  const lines = [
    ...pen.lines(label, 'strong', SIZE, right - x).map((line) => [name, line] as const),
    ...pen.lines(text, 'text', SIZE, right - x).map((line) => [said, line] as const),
  ]
  for (const [n, [element, line]] of lines.entries()) {
    element.draw(() => pen.write(line, { x, y: y() + EDGE - 24 - n * LEADING, size: SIZE, colour: 'text' }))
  }
}

/** Adjacent dark modules are one rectangle: fewer seams, and a smaller file. */
function runs(cells: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const dark_runs: { from: number; length: number }[] = []
  cells.forEach((dark, at) => {
    const last = dark_runs.at(-1)
    if (!dark) return
    if (last && last.from + last.length === at) last.length += 1
    else dark_runs.push({ from: at, length: 1 })
  })
  return dark_runs
}
