/** Tables: headings repeated on each page, a row never cut in two unless it is taller than a page, figures at the right and on one line. */
import type { Cell, Column, Ink, Table } from './document.ts'
import type { Sheet } from './sheet.ts'
import type { Element } from './tags.ts'
import type { Line } from './text.ts'

const SIZE = 8.5
const LEADING = 11.5
const NOTE = 7
const NOTE_LEADING = 9
const PADDING = 4
const GAP = 10

type Placed = { readonly line: Line; readonly size: number; readonly leading: number; readonly colour: Ink }
/** A row's element and those of its cells. */
type Tagged = { readonly row: Element; readonly cells: readonly Element[] }
type Box = { readonly x: number; readonly width: number; readonly end: boolean }

export async function drawTable(sheet: Sheet, { columns, rows, empty }: Table): Promise<void> {
  const boxes = boxesOf(sheet, columns, rows)
  if (!sheet.fits(60)) await sheet.turn()
  const { root } = sheet.tags
  const table = root.add('Table')
  const head = table.add('THead').add('TR')
  drawHead(sheet, columns, boxes, (text) => head.add('TH', { scope: 'Column', text }))
  if (rows.length === 0 && empty) await drawWhole(sheet, empty)
  const body = rows.length > 0 ? table.add('TBody') : null
  for (const row of rows) {
    const cells = boxes.map((box, index) => setCell(sheet, row[index] ?? '', box, columns[index]?.align))
    if (!sheet.fits(heightOf(cells))) {
      await sheet.turn()
      drawHead(sheet, columns, boxes)
    }
    const tagged = body?.add('TR')
    if (tagged)
      await drawRow(sheet, {
        cells,
        boxes,
        tagged: { row: tagged, cells: cells.map((_lines, index) => tagged.add('TD', { text: textOf(row[index]) })) },
        again: () => drawHead(sheet, columns, boxes),
      })
  }
  table.end()
  sheet.down(8)
}

/**
 * The gap between columns belongs to the first of the two. Figures are right-aligned: from right to left that is where their column begins.
 */
function boxesOf(sheet: Sheet, columns: readonly Column[], rows: Table['rows']): readonly Box[] {
  const shares = sharesOf(sheet, columns, rows)
  let x = sheet.left
  return columns.map(({ align }, index) => {
    const whole = sheet.width * (shares[index] ?? 0)
    const box = { x, width: whole - (index < columns.length - 1 ? GAP : 0), end: align === 'right' && sheet.pen.direction === 'ltr' }
    x += whole
    return box
  })
}

/** A column of words keeps at least this share of the width when figures need room: a date fits. */
const MIN_SHARE = 0.14

/** Shares of the width: columns of long figures get what they need from the columns of words, as far as these can give. */
function sharesOf(sheet: Sheet, columns: readonly Column[], rows: Table['rows']): readonly number[] {
  const last = columns.length - 1
  const needs = columns.map(({ share, align }, at) => {
    if (align !== 'right') return 0
    const longest = rows.reduce((found, row) => (textOf(row[at]).length > textOf(found[at]).length ? row : found), rows[0] ?? [])
    const needed = ((lineOf(sheet, longest[at] ?? '').width * SIZE) / 1000 + (at < last ? GAP : 0)) / sheet.width
    return Math.max(0, needed - share)
  })
  const needed = needs.reduce((sum, need) => sum + need, 0)
  const gives = columns.map(({ share, align }) => (align === 'right' ? 0 : Math.max(0, share - MIN_SHARE)))
  const given = gives.reduce((sum, give) => sum + give, 0)
  if (needed === 0 || given === 0) return columns.map(({ share }) => share)
  const part = Math.min(1, given / needed)
  const taken = Math.min(1, needed / given)
  return columns.map(({ share }, at) => share + (needs[at] ?? 0) * part - (gives[at] ?? 0) * taken)
}

function lineOf({ pen }: Sheet, cell: Cell): Line {
  const { text, strong } = typeof cell === 'string' ? { text: cell, strong: false } : cell
  return pen.line(text, strong ? 'strong' : 'text')
}

/** A figure is never broken: one that does not fit is smaller. */
function setFigure(sheet: Sheet, cell: Cell, { width }: Box): readonly Placed[] {
  const line = lineOf(sheet, cell)
  const size = Math.min(SIZE, (width * 1000) / Math.max(1, line.width))
  return [{ line, size, leading: LEADING, colour: 'text' }]
}

function setCell(sheet: Sheet, cell: Cell, box: Box, align?: 'right'): readonly Placed[] {
  if (align === 'right' && (typeof cell === 'string' || !cell.note)) return setFigure(sheet, cell, box)
  const { width } = box
  const { text, note, strong } = typeof cell === 'string' ? { text: cell } : cell
  const cellLines = sheet.pen.lines(text, strong ? 'strong' : 'text', SIZE, width)
  const beneath = note ? sheet.pen.lines(note, 'text', NOTE, width) : []
  return [
    ...cellLines.map((line, at) => ({
      line: note && at === cellLines.length - 1 ? { ...line, continues: true } : line,
      size: SIZE,
      leading: LEADING,
      colour: 'text' as const,
    })),
    ...beneath.map((line) => ({ line, size: NOTE, leading: NOTE_LEADING, colour: 'quiet' as const })),
  ]
}

function textOf(cell: Cell = ''): string {
  return typeof cell === 'string' ? cell : [cell.text, cell.note ?? ''].join(' ').trim()
}

function heightOf(cells: readonly (readonly Placed[])[]): number {
  const heights = cells.map((lines) => lines.reduce((sum, { leading }) => sum + leading, 0))
  return Math.max(...heights) + 2 * PADDING
}

/** Without an element it is what a page repeats. */
function drawHead(
  { pen, tags, left, right, ...sheet }: Sheet,
  columns: readonly Column[],
  boxes: readonly Box[],
  tag?: (heading: string) => Element,
): void {
  sheet.down(14)
  for (const [index, { heading }] of columns.entries()) {
    const box = boxes[index]
    if (!box) continue
    const write = (): void => pen.write(pen.line(heading, 'strong'), { ...placeIn(box), y: sheet.y() + 4.5, size: 7.5, colour: 'quiet' })
    if (tag) tag(heading).draw(write)
    else tags.artifact('Pagination', write)
  }
  pen.rule({ from: left, to: right, y: sheet.y(), colour: 'rule', thickness: 0.8 })
}

/** In place of rows. */
async function drawWhole(sheet: Sheet, text: string): Promise<void> {
  const box = { x: sheet.left, width: sheet.width, end: false }
  const cells = [setCell(sheet, text, box)]
  const paragraph = sheet.tags.root.add('P', { text })
  await drawRow(sheet, { cells, boxes: [box], tagged: { row: paragraph, cells: [paragraph] }, again: () => {} })
}

/** `again` draws the headings on a page that a very tall row goes on to. */
type Row = {
  readonly cells: readonly (readonly Placed[])[]
  readonly boxes: readonly Box[]
  readonly tagged: Tagged
  readonly again: () => void
}

async function drawRow(sheet: Sheet, { cells, boxes, tagged, again }: Row): Promise<void> {
  let remaining = cells.map((lines) => [...lines])
  for (;;) {
    sheet.down(PADDING)
    const room = sheet.y() - PADDING
    const taken = remaining.map((lines) => take(lines, (points) => sheet.fits(points + PADDING), room))
    for (const [index, lines] of taken.entries()) {
      const [box, element] = [boxes[index], tagged.cells[index]]
      if (box && element && lines.length > 0) drawLines(sheet, lines, box, element)
    }
    sheet.down(heightOf(taken) - PADDING)
    remaining = remaining.map((lines, index) => lines.slice(taken[index]?.length ?? 0))
    if (remaining.every((lines) => lines.length === 0)) break
    await sheet.turn()
    again()
  }
  tagged.row.end()
  sheet.pen.rule({ from: sheet.left, to: sheet.right, y: sheet.y(), colour: 'line', thickness: 0.5 })
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

function drawLines(sheet: Sheet, lines: readonly Placed[], box: Box, element: Element): void {
  let y = sheet.y()
  element.draw(() => {
    for (const { line, size, leading, colour } of lines) {
      y -= leading
      sheet.pen.write(line, { ...placeIn(box), y: y + leading - size, size, colour })
    }
  })
}

function placeIn({ x, width, end }: Box): { x: number; end?: true } {
  return end ? { x: x + width, end } : { x }
}
