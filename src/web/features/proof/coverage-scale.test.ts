import { expect, it } from 'vitest'
import { coverageScale } from './coverage-scale.ts'

it.each([
  [[]],
  [[10_400, 10_900]],
  [[400, 9_000]],
  [[12_000_000, 15_000]],
  [[0]],
  [[1_000_000_000_000]],
])('has 100%% and few lines for %j', (values) => {
  const { lines, heightOf } = coverageScale(values)
  expect(lines).toContain(10_000)
  expect(lines.length).toBeLessThanOrEqual(6)
  for (const value of values) expect(heightOf(value)).toBeGreaterThanOrEqual(0)
  for (const value of [...values, ...lines]) expect(heightOf(value)).toBeLessThanOrEqual(1)
})

it('goes up with the coverage, and is under the line of 100% when less is held than owed', () => {
  const { heightOf } = coverageScale([8_000, 12_000, 900_000])
  expect(heightOf(8_000)).toBeLessThan(heightOf(10_000))
  expect(heightOf(12_000)).toBeGreaterThan(heightOf(10_000))
  expect(heightOf(900_000)).toBeGreaterThan(heightOf(12_000))
})
