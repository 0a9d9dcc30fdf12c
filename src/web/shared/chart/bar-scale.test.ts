import { expect, it } from 'vitest'
import { barScale } from './bar-scale.ts'

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
