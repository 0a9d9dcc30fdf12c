/** A QR code, black on white with its quiet zone, and beside it what it holds. */
import { encode } from 'uqr'
import type { Code } from './document.ts'
import { ink } from './paper.ts'
import type { Sheet } from './sheet.ts'

const EDGE = 92
const GAP = 14
const QUIET = 4
const SIZE = 9.5
const LEADING = 13.5

export async function drawCode(sheet: Sheet, { text, label }: Code): Promise<void> {
  if (!sheet.fits(EDGE + GAP)) await sheet.turn()
  sheet.down(EDGE)
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const module_ = EDGE / size
  const quiet = QUIET * module_
  const [left, top] = [sheet.pen.across(sheet.page(), sheet.left, EDGE - 2 * quiet) - quiet, sheet.y() + EDGE]
  for (const [row, cells] of data.entries()) {
    for (const { from, length } of runs(cells)) {
      const at = { x: left + from * module_, y: top - (row + 1) * module_ }
      sheet.page().drawRectangle({ ...at, width: length * module_, height: module_, color: ink.text })
    }
  }
  await drawBeside(sheet, { text, label }, sheet.left - quiet + EDGE + GAP)
  sheet.down(GAP)
}

async function drawBeside({ pen, page, right, y }: Sheet, { text, label }: Omit<Code, 'kind'>, x: number): Promise<void> {
  const lines = [...pen.lines(label, 'strong', SIZE, right - x), ...pen.lines(text, 'text', SIZE, right - x)]
  for (const [n, line] of lines.entries()) {
    await pen.write(page(), line, { x, y: y() + EDGE - 24 - n * LEADING, size: SIZE, colour: 'text' })
  }
}

/** Dark modules side by side are one rectangle: fewer seams, and a smaller file. */
function runs(cells: readonly boolean[]): readonly { readonly from: number; readonly length: number }[] {
  const found: { from: number; length: number }[] = []
  cells.forEach((dark, at) => {
    const last = found.at(-1)
    if (!dark) return
    if (last && last.from + last.length === at) last.length += 1
    else found.push({ from: at, length: 1 })
  })
  return found
}
