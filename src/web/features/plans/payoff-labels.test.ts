import { expect, it } from 'vitest'
import { type End, GAP, placeLabels } from './PayoffDrawing.tsx'

/** The five plans of a new instance on a plot of 300 by 200 pixels, up to 30 dollars and 65 days. */
const ends: readonly End[] = [
  [7, 10],
  [30, 14.5],
  [30, 18],
  [45, 22],
  [60, 28],
].map(([days = 0, percent = 0]) => ({ x: (days / 65) * 300, y: 200 - (percent / 30) * 200, width: 52 }))

it('keeps every label inside the plot and off the other labels', () => {
  const boxes = placeLabels(ends, 300, 200).map(({ side, dy }, at) => {
    const { x = 0, y = 0, width = 0 } = ends[at] ?? {}
    const left = side === 'after' ? x + GAP : side === 'before' ? x - GAP - width : x - width / 2
    return { left, right: left + width, top: y + dy - 8, bottom: y + dy + 8 }
  })
  for (const [at, box] of boxes.entries()) {
    expect([at, box.left >= 0, box.right <= 300, box.bottom <= 200]).toEqual([at, true, true, true])
    for (const other of boxes.slice(at + 1)) {
      const over = box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom
      expect([at, over]).toEqual([at, false])
    }
  }
})

it('puts a single label after the end of its line', () => {
  expect(placeLabels([{ x: 100, y: 100, width: 50 }], 300, 200)).toEqual([{ side: 'after', dy: 0 }])
})
