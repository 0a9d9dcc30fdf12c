/**
 * Pictures and bars of a printed document. A picture has a hairline border and is on one page: as wide as the text, or smaller if that
 * avoids a blank page foot. If that does not fit either, it moves to the top of the next page.
 */
import { type BarLines, FOOT, ink, type Picture } from './document.ts'
import type { Sheet } from './sheet.ts'
import type { Element } from './tags.ts'

const GAP = 10
const CAPTION = 12
/** Of the text's width: below this the words on a screenshot are hard to read. */
const SMALLEST = 0.72

type Image = { readonly width: number; readonly height: number }
/** Part of pdfkit, but missing in its types. */
type Opening = { openImage(bytes: Uint8Array): Image }

/** Read at its reference in the text, independent of its position. */
export function drawPicture(sheet: Sheet, picture: Picture): void {
  const image = (sheet.pdf as unknown as Opening).openImage(picture.jpeg)
  placePicture(sheet, picture, image, sheet.tags.root.add('Div'))
}

function placePicture(sheet: Sheet, picture: Picture, image: Image, place: Element): void {
  const whole = (sheet.width * image.height) / image.width
  const scale = Math.min(1, (sheet.y() - FOOT - GAP - CAPTION) / whole)
  if (sheet.postponed() || scale < SMALLEST) sheet.postpone(() => placePicture(sheet, picture, image, place))
  else drawScaled(sheet, picture, { image, scale, place })
}

type Scaled = { readonly image: Image; readonly scale: number; readonly place: Element }

function drawScaled(sheet: Sheet, { label }: Picture, { image, scale, place }: Scaled): void {
  const { pdf, pen } = sheet
  const [width, height] = [sheet.width * scale, (sheet.width * scale * image.height) / image.width]
  sheet.down(height + GAP)
  const [x, top] = [sheet.left + (sheet.width - width) / 2, pdf.page.height - sheet.y() - height]
  const figure = place.add('Figure', { alt: label, bbox: [x, top, x + width, top + height] })
  figure.draw(() => {
    pdf.image(image as unknown as Buffer, x, top, { width, height })
    pdf.lineWidth(0.5).rect(x, top, width, height).stroke(ink.line)
  })
  sheet.down(CAPTION)
  const [line] = pen.lines(label, 'text', 8, width)
  if (line) figure.add('Caption', { text: label }).draw(() => pen.write(line, { x, y: sheet.y(), size: 8, colour: 'quiet' }))
  place.end()
  sheet.down(GAP)
}

const SIZE = 9.5
const ROW = 38
const BAR = 14

/** Bars on one scale, each with its name and amount above it. They begin where reading begins. */
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
