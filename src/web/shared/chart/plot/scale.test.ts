import { expect, it } from 'vitest'
import { apart, linesOf, pathOf, rangeOf, wholePercents } from './scale.ts'

it('draws at most four round gridlines inside the range', () => {
  for (const [low, high] of [
    [-5.6, 2.1],
    [-0.03, 0.04],
    [2_969.4, 3_102],
    [0, 100],
    [-83, -2],
  ] as const) {
    const lines = linesOf({ low, high })
    expect(lines.length, `${low} to ${high}`).toBeGreaterThanOrEqual(1)
    expect(lines.length, `${low} to ${high}`).toBeLessThanOrEqual(4)
    for (const line of lines) expect(line >= low && line <= high).toBe(true)
  }
  expect(linesOf({ low: -5.6, high: 2.1 })).toEqual([-4, -2, 0, 2])
})

it('is never flat, and reaches the values that it always shows', () => {
  const flat = rangeOf([100, 100])
  expect(flat.high).toBeGreaterThan(flat.low)
  expect(rangeOf([3, 4], [0]).low).toBeLessThan(0)
})

it('draws from the top left corner', () => {
  expect(
    pathOf([
      { x: 0, y: 1 },
      { x: 1, y: 0 },
    ]),
  ).toBe('M0 0L1000 1000')
})

it('moves labels apart and keeps their order, inside the drawing', () => {
  const moved = apart([0.98, 0.97, 0.2, 0.99], 0.1)
  const sorted = [...moved].sort((one, other) => one - other)
  for (let n = 1; n < sorted.length; n += 1) expect((sorted[n] ?? 0) - (sorted[n - 1] ?? 0)).toBeGreaterThanOrEqual(0.0999)
  expect(Math.max(...moved)).toBeLessThanOrEqual(1)
  expect(moved[2]).toBe(0.2)
  expect((moved[1] ?? 0) < (moved[0] ?? 0) && (moved[0] ?? 0) < (moved[3] ?? 0)).toBe(true)
})

it('rounds shares so that they add up', () => {
  expect(wholePercents([33.34, 33.33, 33.33])).toEqual([34, 33, 33])
  expect(wholePercents([130.5, -20.25, -10.25])).toEqual([130, -20, -10])
  expect(wholePercents([11.1, 11.1, 11.1, 66.7]).reduce((sum, one) => sum + one, 0)).toBe(100)
})
