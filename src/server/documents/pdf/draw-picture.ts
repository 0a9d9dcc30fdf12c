/**
 * A picture with a hairline around it, on one page: as wide as the text, or smaller where that spares a page its white foot. Where even that does not
 * fit it stands at the head of the next page, and the text goes on before it.
 */
import type { PDFImage } from 'pdf-lib'
import type { Picture } from './document.ts'
import { FOOT, ink } from './paper.ts'
import type { Sheet } from './sheet.ts'

const GAP = 10
const CAPTION = 12
/** Of the text's width: below this the words on a screen's picture are hard to read. */
const SMALLEST = 0.72

export async function drawPicture(sheet: Sheet, picture: Picture): Promise<void> {
  const image = await sheet.page().doc.embedJpg(picture.jpeg)
  await placePicture(sheet, picture, image)
}

async function placePicture(sheet: Sheet, picture: Picture, image: PDFImage): Promise<void> {
  const whole = (sheet.width * image.height) / image.width
  const scale = Math.min(1, (sheet.y() - FOOT - GAP - CAPTION) / whole)
  if (sheet.postponed() || scale < SMALLEST) sheet.postpone(() => placePicture(sheet, picture, image))
  else await drawScaled(sheet, picture, image, scale)
}

async function drawScaled(sheet: Sheet, { label }: Picture, image: PDFImage, scale: number): Promise<void> {
  const [width, height] = [sheet.width * scale, (sheet.width * scale * image.height) / image.width]
  sheet.down(height + GAP)
  const at = { x: sheet.left + (sheet.width - width) / 2, y: sheet.y(), width, height }
  sheet.page().drawImage(image, at)
  sheet.page().drawRectangle({ ...at, borderColor: ink.line, borderWidth: 0.5 })
  sheet.down(CAPTION)
  const [line] = sheet.pen.lines(label, 'text', 8, width)
  if (line) await sheet.pen.write(sheet.page(), line, { x: at.x, y: sheet.y(), size: 8, colour: 'quiet' })
  sheet.down(GAP)
}
