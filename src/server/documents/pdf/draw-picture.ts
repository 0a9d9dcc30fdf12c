/** A picture as wide as the text, on one page, with a hairline around it. */
import type { Picture } from './document.ts'
import { ink } from './paper.ts'
import type { Sheet } from './sheet.ts'

const GAP = 10
const CAPTION = 12

export async function drawPicture(sheet: Sheet, { jpeg, label }: Picture): Promise<void> {
  const picture = await sheet.page().doc.embedJpg(jpeg)
  const { width } = sheet
  const height = (width * picture.height) / picture.width
  if (!sheet.fits(height + GAP + CAPTION)) await sheet.turn()
  sheet.down(height + GAP)
  const at = { x: sheet.left, y: sheet.y(), width, height }
  sheet.page().drawImage(picture, at)
  sheet.page().drawRectangle({ ...at, borderColor: ink.line, borderWidth: 0.5 })
  sheet.down(CAPTION)
  const [line] = sheet.pen.lines(label, 'text', 8, width)
  if (line) await sheet.pen.write(sheet.page(), line, { x: sheet.left, y: sheet.y(), size: 8, colour: 'quiet' })
  sheet.down(GAP)
}
