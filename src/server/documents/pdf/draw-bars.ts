/** Bars on one scale, each with its name and amount above it. They begin where reading begins. */
import type { BarLines } from './document.ts'
import { ink } from './paper.ts'
import type { Sheet } from './sheet.ts'

const SIZE = 9.5
const ROW = 38
const BAR = 14

export async function drawBars(sheet: Sheet, { label, bars }: BarLines): Promise<void> {
  const height = bars.length * ROW
  if (!sheet.fits(height + 8)) await sheet.turn()
  const { pdf, pen, left, right, width } = sheet
  const top = pdf.page.height - sheet.y()
  const figure = sheet.tags.root.add('Figure', { alt: label, bbox: [left, top, right, top + height] })
  figure.draw(() => {
    for (const bar of bars) {
      sheet.down(ROW)
      const y = sheet.y() + BAR + 10
      pen.write(pen.line(bar.label, 'text'), { x: left, y, size: SIZE, colour: 'text' })
      pen.write(pen.line(bar.value, 'strong'), { x: right, y, size: SIZE, colour: 'text', end: true })
      const above = pdf.page.height - sheet.y() - BAR - 4
      pdf.rect(left, above, width, BAR).fill(ink.wash)
      const length = Math.max(1, width * bar.length)
      pdf.rect(pen.across(left, length), above, length, BAR).fill(ink[bar.ink])
    }
  })
  figure.end()
  sheet.down(8)
}
