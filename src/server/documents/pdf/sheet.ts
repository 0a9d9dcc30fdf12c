/** The pages of a document under a cursor that goes down; whoever needs more room than is left gets a new page. */
import { setImmediate } from 'node:timers/promises'
import type { PDFDocument, PDFPage } from 'pdf-lib'
import type { PageSize } from './document.ts'
import { FOOT, MARGIN, sizes } from './paper.ts'
import type { Pen } from './pen.ts'

export type Sheet = {
  readonly pen: Pen
  readonly left: number
  readonly right: number
  readonly width: number
  page(): PDFPage
  pages(): readonly PDFPage[]
  /** The cursor, points from the bottom. */
  y(): number
  down(points: number): void
  fits(points: number): boolean
  turn(): Promise<void>
  /** Draws at the head of the next page, whoever turns to it: text goes on where there was no room. */
  postpone(draw: () => Promise<void>): void
  /** Whether something is still to be drawn. */
  postponed(): boolean
}

/** `head` is drawn at the top of each page but the first, and returns how much room it took. */
export function openSheet(document: PDFDocument, pen: Pen, size: PageSize, head: (page: PDFPage) => Promise<number>): Sheet {
  const [width, height] = sizes[size]
  const pages: PDFPage[] = [document.addPage([width, height])]
  let y = height - MARGIN
  let waiting: (() => Promise<void>)[] = []
  const last = (): PDFPage => pages.at(-1) ?? document.addPage([width, height])
  return {
    pen,
    left: MARGIN,
    right: width - MARGIN,
    width: width - 2 * MARGIN,
    page: last,
    pages: () => pages,
    y: () => y,
    down: (points) => {
      y -= points
    },
    fits: (points) => y - points >= FOOT,
    turn: async () => {
      // A long document gives others their turn once a page.
      await setImmediate()
      const page = document.addPage([width, height])
      pages.push(page)
      y = height - MARGIN - (await head(page))
      const due = waiting
      waiting = []
      for (const draw of due) await draw()
    },
    postpone: (draw) => {
      waiting.push(draw)
    },
    postponed: () => waiting.length > 0,
  }
}
