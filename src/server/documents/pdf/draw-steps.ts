/** An amount over time in steps: gridlines with their amounts at the right, days below. From left to right in every language. */
import { ink, type Steps } from './document.ts'
import type { Sheet } from './sheet.ts'

const HEIGHT = 112
const CAPTION = 20
const FEET = 16
/** For the amounts of the lines, at least. */
const AXIS = 58
const SIZE = 7.5

type Frame = { readonly left: number; readonly width: number; readonly axis: number; readonly top: number; readonly bottom: number }

export async function drawSteps(sheet: Sheet, steps: Steps): Promise<void> {
  const whole = CAPTION + HEIGHT + FEET
  if (!sheet.fits(whole + 8)) await sheet.turn()
  const { pdf, pen, left, right } = sheet
  const top = pdf.page.height - sheet.y()
  const axis = Math.max(AXIS, ...steps.lines.map(({ text }) => widthOf(sheet, text) + 8))
  const frame = { left, width: sheet.width - axis, axis, top: top + CAPTION, bottom: top + CAPTION + HEIGHT }
  const figure = sheet.tags.root.add('Figure', { alt: steps.label, bbox: [left, top, right, top + whole] })
  figure.draw(() => {
    pen.write(pen.line(steps.caption, 'text'), { x: left, y: sheet.y() - 9, size: SIZE, colour: 'quiet' })
    drawArea(sheet, steps, frame)
    drawLines(sheet, steps, frame)
    for (const { at, text } of steps.ticks) writeTick(sheet, text, { x: frame.left + at * frame.width, y: frame.bottom + 11, frame })
  })
  figure.end()
  sheet.down(whole + 8)
}

function drawArea({ pdf }: Sheet, { points }: Steps, { left, width, top, bottom }: Frame): void {
  const corners = points.flatMap(({ at, height }, n) => {
    const y = bottom - height * (bottom - top)
    const end = points[n + 1]?.at ?? 1
    return [at, end].map((x) => [left + x * width, y] as const)
  })
  const [first, ...rest] = corners
  if (!first) return
  const trace = (): void => {
    pdf.moveTo(...first)
    for (const corner of rest) pdf.lineTo(...corner)
  }
  trace()
  pdf
    .lineTo(left + width, bottom)
    .lineTo(first[0], bottom)
    .fill(ink.wash)
  pdf.lineWidth(1.2)
  trace()
  pdf.stroke(ink.accent)
}

function drawLines(sheet: Sheet, { lines }: Steps, { left, width, axis, top, bottom }: Frame): void {
  for (const { height, text } of lines) {
    const y = bottom - height * (bottom - top)
    const [thickness, colour] = height === 0 ? ([0.8, ink.rule] as const) : ([0.4, ink.line] as const)
    sheet.pdf
      .lineWidth(thickness)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(colour)
    writeAt(sheet, text, { right: left + width + axis, y: y + 2.5 })
  }
}

/** Below its day, and never beyond the drawing. */
function writeTick(sheet: Sheet, text: string, { x, y, frame }: { x: number; y: number; frame: Frame }): void {
  const width = widthOf(sheet, text)
  const start = Math.min(Math.max(frame.left, x - width / 2), frame.left + frame.width - width)
  writeAt(sheet, text, { right: start + width, y })
}

/** Ends at `right` on paper, also in a document from right to left. `y` counts from the top. */
function writeAt({ pdf, pen }: Sheet, text: string, { right, y }: { right: number; y: number }): void {
  const line = pen.line(text, 'text')
  const at = { y: pdf.page.height - y, size: SIZE, colour: 'quiet' } as const
  if (pen.direction === 'rtl') pen.write(line, { ...at, x: pdf.page.width - right })
  else pen.write(line, { ...at, x: right, end: true })
}

function widthOf({ pen }: Sheet, text: string): number {
  return (pen.line(text, 'text').width * SIZE) / 1000
}
