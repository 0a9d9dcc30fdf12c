/** Blocks without their own file: headings, paragraphs, facts, figures. */
import type { Block, Fact, FigureLine, Ink } from './document.ts'
import { drawCode } from './draw-code.ts'
import { drawBars, drawPicture } from './draw-picture.ts'
import { drawSteps } from './draw-steps.ts'
import { drawTable } from './draw-table.ts'
import type { Style } from './face.ts'
import type { Sheet } from './sheet.ts'
import type { Tag } from './tags.ts'

const BODY = 9.5
const LEADING = 13.5
const NOTE = 8

export async function drawBlock(sheet: Sheet, block: Block): Promise<void> {
  switch (block.kind) {
    case 'heading':
      return drawHeading(sheet, block.text)
    case 'paragraph':
      return drawParagraph(sheet, block.text, block.quiet ? 'quiet' : 'text')
    case 'facts':
      return drawFacts(sheet, block.facts)
    case 'figures':
      return drawFigures(sheet, block.figures)
    case 'bars':
      return drawBars(sheet, block)
    case 'steps':
      return drawSteps(sheet, block)
    case 'code':
      return drawCode(sheet, block)
    case 'picture':
      return drawPicture(sheet, block)
    case 'table':
      return drawTable(sheet, block)
  }
}

type Words = { readonly text: string; readonly style: Style; readonly size: number; readonly leading: number; readonly colour: Ink }

/** Lines below each other from the cursor, over several pages if needed. */
export async function drawWords(sheet: Sheet, tag: Tag, { text, style, size, leading, colour }: Words): Promise<void> {
  const element = sheet.tags.root.add(tag, { text })
  for (const line of sheet.pen.lines(text, style, size, sheet.width)) {
    if (!sheet.fits(leading)) await sheet.turn()
    sheet.down(leading)
    element.draw(() => sheet.pen.write(line, { x: sheet.left, y: sheet.y() + leading - size, size, colour }))
  }
  element.end()
}

/** Never alone at the bottom of a page. */
async function drawHeading(sheet: Sheet, text: string): Promise<void> {
  if (!sheet.fits(72)) await sheet.turn()
  else sheet.down(14)
  await drawWords(sheet, 'H2', { text, style: 'title', size: 12, leading: 16, colour: 'text' })
  sheet.down(4)
}

async function drawParagraph(sheet: Sheet, text: string, colour: Ink): Promise<void> {
  await drawWords(sheet, 'P', { text, style: 'text', size: BODY, leading: LEADING, colour })
  sheet.down(6)
}

async function drawFacts(sheet: Sheet, facts: readonly Fact[]): Promise<void> {
  const { pen, left } = sheet
  const indent = 118
  const table = sheet.tags.root.add('Table')
  for (const { label, value } of facts) {
    const lines = pen.lines(value, 'text', BODY, sheet.width - indent)
    if (!sheet.fits(LEADING * Math.min(lines.length, 3))) await sheet.turn()
    const row = table.add('TR')
    const [name, cell] = [row.add('TH', { scope: 'Row', text: label }), row.add('TD', { text: value })]
    for (const [index, line] of lines.entries()) {
      if (!sheet.fits(LEADING)) await sheet.turn()
      sheet.down(LEADING)
      const y = sheet.y() + 3.5
      if (index === 0) name.draw(() => pen.write(pen.line(label, 'text'), { x: left, y, size: BODY, colour: 'quiet' }))
      cell.draw(() => pen.write(line, { x: left + indent, y, size: BODY, colour: 'text' }))
    }
  }
  table.end()
  sheet.down(6)
}

async function drawFigures(sheet: Sheet, figures: readonly FigureLine[]): Promise<void> {
  const { pen, left, right } = sheet
  const height = 18
  // The last digits are aligned: in right-to-left text that is where the widest figure begins.
  const widest = Math.max(...figures.map(({ value, total }) => (pen.line(value, styleOf(total)).width * BODY) / 1000))
  const figure = pen.direction === 'rtl' ? { x: right - widest } : { x: right, end: true as const }
  const table = sheet.tags.root.add('Table')
  for (const { label, value, total, note } of figures) {
    if (!sheet.fits(height)) await sheet.turn()
    pen.rule({ from: left, to: right, y: sheet.y(), colour: total ? 'rule' : 'line', thickness: total ? 0.8 : 0.5 })
    sheet.down(height)
    const y = sheet.y() + 5.5
    const style = styleOf(total)
    const row = table.add('TR')
    const [header, name] = [row.add('TH', { scope: 'Row' }), pen.line(label, style)]
    header.add('P', { text: label }).draw(() => pen.write(name, { x: left, y, size: BODY, colour: 'text' }))
    const valueStart = left + (name.width * BODY) / 1000 + 8
    if (note)
      header.add('P', { text: note }).draw(() => pen.write(pen.line(note, 'text'), { x: valueStart, y, size: NOTE, colour: 'quiet' }))
    row.add('TD').draw(() => pen.write(pen.line(value, style), { ...figure, y, size: BODY, colour: 'text' }))
  }
  table.end()
  sheet.down(8)
}

function styleOf(total: true | undefined): Style {
  return total ? 'strong' : 'text'
}
