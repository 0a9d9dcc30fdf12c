import { expect, it } from 'vitest'
import { barScale, clipAt } from './BarDrawing.tsx'

it('ends at a round value that holds the tallest bar, on at most four lines from zero', () => {
  expect(barScale(1250)).toEqual({ top: 1500, lines: [0, 500, 1000, 1500] })
  expect(barScale(100)).toEqual({ top: 100, lines: [0, 50, 100] })
  for (const tallest of [0, 0.4, 1, 7, 99.99, 31_415.92, 1_000_000, 9_007_199_254]) {
    const { top, lines } = barScale(tallest)
    expect(top).toBeGreaterThanOrEqual(tallest)
    expect(lines.length).toBeLessThanOrEqual(4)
    expect([lines[0], lines.at(-1)]).toEqual([0, top])
  }
})

it('cuts one large value just above the next largest', () => {
  expect(clipAt([10, 20, 10_000, 30, 0])).toBe(36)
})

it('cuts nothing where values are alike, few or zero', () => {
  expect(clipAt([10, 20, 30, 40])).toBeNull()
  expect(clipAt([0, 0, 5_000])).toBeNull()
  expect(clipAt([1, 5_000, 2])).toBeNull()
  expect(clipAt([])).toBeNull()
  expect(clipAt([10, 5_000, 4_000, 20])).toBeNull()
})
