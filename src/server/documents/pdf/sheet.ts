/** The pages of a document under a cursor that moves down; a block that doesn't fit gets a new page. */
import { setImmediate } from 'node:timers/promises'
import { FOOT, MARGIN, type PageSize, sizes } from './document.ts'
import type { Pen } from './pen.ts'
import type { Tags } from './tags.ts'

export type Sheet = {
  readonly pdf: PDFKit.PDFDocument
  readonly pen: Pen
  readonly tags: Tags
  readonly left: number
  readonly right: number
  readonly width: number
  /** The cursor, points from the bottom. */
  y(): number
  down(points: number): void
  fits(points: number): boolean
  turn(): Promise<void>
  /** Draws at the top of the next page, regardless of what breaks the page: text continues in the remaining space. */
  postpone(draw: () => void): void
  /** Whether content is still pending. */
  postponed(): boolean
  /** Called when everything is drawn; earlier pages can be revisited. */
  flush(): void
}

/** `head` is drawn at the top of each page but the first, and returns its height. */
export function openSheet(opened: Pick<Sheet, 'pdf' | 'pen' | 'tags'>, size: PageSize, head: () => number): Sheet {
  const { pdf } = opened
  const [width, height] = sizes[size]
  const flush = gatherContent(pdf)
  const add = (): void => {
    flush()
    pdf.addPage({ size: [width, height], margin: 0 })
  }
  add()
  let y = height - MARGIN
  let waiting: (() => void)[] = []
  return {
    ...opened,
    left: MARGIN,
    right: width - MARGIN,
    width: width - 2 * MARGIN,
    y: () => y,
    down: (points) => {
      y -= points
    },
    fits: (points) => y - points >= FOOT,
    turn: async () => {
      // A long document yields to other work once a page.
      await setImmediate()
      add()
      y = height - MARGIN - head()
      const due = waiting
      waiting = []
      for (const draw of due) draw()
    },
    postpone: (draw) => {
      waiting.push(draw)
    },
    postponed: () => waiting.length > 0,
    flush,
  }
}

/** pdfkit copies each operator into a new byte array; a page has thousands, so they are passed page by page. */
function gatherContent(pdf: PDFKit.PDFDocument): () => void {
  let content: string[] = []
  pdf.addContent = (operator: string) => {
    content.push(operator)
    return pdf
  }
  return () => {
    if (content.length > 0) pdf.page.write(content.join('\n'))
    content = []
  }
}
