/** Tables: headings repeated on each page, a row never cut in two unless it is taller than a page, figures at the right. */
import type { Cell, Column, Table } from './document.ts'
import type { Ink } from './paper.ts'
import type { Sheet } from './sheet.ts'
import type { Line } from './text.ts'

const SIZE = 8.5
const LEADING = 11.5
const NOTE = 7
const NOTE_LEADING = 9
const PADDING = 4
const GAP = 10

type Placed = { readonly line: Line; readonly size: number; readonly leading: number; readonly colour: Ink }
type Box = { readonly x: number; readonly width: number; readonly end: boolean }

export async function drawTable(sheet: Sheet, { columns, rows, empty }: Table): Promise<void> {
  const boxes = boxesOf(sheet, columns)
  if (!sheet.fits(60)) await sheet.turn()
  await drawHead(sheet, columns, boxes)
  if (rows.length === 0 && empty) await drawRow(sheet, [setCell(sheet, { text: empty }, wholeBox(sheet))], [wholeBox(sheet)])
  for (const row of rows) {
    const cells = boxes.map((box, index) => setCell(sheet, row[index] ?? '', box))
    if (!sheet.fits(heightOf(cells))) {
      await sheet.turn()
      await drawHead(sheet, columns, boxes)
    }
    await drawRow(sheet, cells, boxes, () => drawHead(sheet, columns, boxes))
  }
  sheet.down(8)
}

/** The gap between columns belongs to the first one of the two. Figures stand at the right: from right to left that is where their column begins. */
function boxesOf(sheet: Sheet, columns: readonly Column[]): readonly Box[] {
  let x = sheet.left
  return columns.map(({ share, align }, index) => {
    const width = sheet.width * share - (index < columns.length - 1 ? GAP : 0)
    const box = { x, width, end: align === 'right' && sheet.pen.direction === 'ltr' }
    x += sheet.width * share
    return box
  })
}

function wholeBox(sheet: Sheet): Box {
  return { x: sheet.left, width: sheet.width, end: false }
}

function setCell(sheet: Sheet, cell: Cell, { width }: Box): readonly Placed[] {
  const { text, note, strong } = typeof cell === 'string' ? { text: cell } : cell
  const own = sheet.pen.lines(text, strong ? 'strong' : 'text', SIZE, width)
  const beneath = note ? sheet.pen.lines(note, 'text', NOTE, width) : []
  return [
    ...own.map((line) => ({ line, size: SIZE, leading: LEADING, colour: 'text' as const })),
    ...beneath.map((line) => ({ line, size: NOTE, leading: NOTE_LEADING, colour: 'quiet' as const })),
  ]
}

function heightOf(cells: readonly (readonly Placed[])[]): number {
  const heights = cells.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0))
  return Math.max(...heights) + 2 * PADDING
}

async function drawHead(sheet: Sheet, columns: readonly Column[], boxes: readonly Box[]): Promise<void> {
  const { pen, left, right } = sheet
  sheet.down(14)
  for (const [index, { heading }] of columns.entries()) {
    const box = boxes[index]
    if (!box) continue
    await pen.write(sheet.page(), pen.line(heading, 'strong'), { ...placeIn(box), y: sheet.y() + 4.5, size: 7.5, colour: 'quiet' })
  }
  pen.rule(sheet.page(), { from: left, to: right, y: sheet.y(), colour: 'rule', thickness: 0.8 })
}

/** `again` draws the headings on a page that a very tall row goes on to. */
async function drawRow(
  sheet: Sheet,
  cells: readonly (readonly Placed[])[],
  boxes: readonly Box[],
  again: () => Promise<void> = async () => {},
): Promise<void> {
  let rest = cells.map((lines) => [...lines])
  for (;;) {
    sheet.down(PADDING)
    const room = sheet.y() - PADDING
    const taken = rest.map((lines) => take(lines, (points) => sheet.fits(points + PADDING), room))
    for (const [index, lines] of taken.entries()) {
      const box = boxes[index]
      if (box) await drawLines(sheet, lines, box)
    }
    sheet.down(heightOf(taken) - PADDING)
    rest = rest.map((lines, index) => lines.slice(taken[index]?.length ?? 0))
    if (rest.every((lines) => lines.length === 0)) break
    await sheet.turn()
    await again()
  }
  sheet.pen.rule(sheet.page(), { from: sheet.left, to: sheet.right, y: sheet.y(), colour: 'line', thickness: 0.5 })
}

/** As many lines as the page has room for, and one at least. */
function take(lines: readonly Placed[], fits: (points: number) => boolean, room: number): readonly Placed[] {
  let height = 0
  let n = 0
  for (const { leading } of lines) {
    height += leading
    if (n > 0 && (height > room || !fits(height))) break
    n += 1
  }
  return lines.slice(0, n)
}

async function drawLines(sheet: Sheet, lines: readonly Placed[], box: Box): Promise<void> {
  let y = sheet.y()
  for (const { line, size, leading, colour } of lines) {
    y -= leading
    await sheet.pen.write(sheet.page(), line, { ...placeIn(box), y: y + leading - size, size, colour })
  }
}

function placeIn({ x, width, end }: Box): { x: number; end?: true } {
  return end ? { x: x + width, end } : { x }
}
