import { expect, it } from 'vitest'
import { coverageBand, directionBand, scaleAround } from './band.ts'

it('draws the days inside, with the most misses by luck at the lower end', () => {
  const band = coverageBand({ days: 1_000, misses: 90, covered_percent: 91, least: 82, most: 119 })
  expect([band.count, band.percent]).toEqual([90, 91])
  expect(band.from).toBeCloseTo(88.1)
  expect(band.to).toBeCloseTo(91.8)
})

it('has no band without days, or where none is sent', () => {
  const none = coverageBand({ days: 0, misses: 0, covered_percent: null, least: null, most: null })
  expect([none.percent, none.from, none.to]).toEqual([null, null, null])
  const all = directionBand({ days: 500, hits: 260, hit_percent: 52, least: null, most: null })
  expect([all.percent, all.from, all.to]).toEqual([52, null, null])
})

it('has the aim in the middle, every value inside, and no share beyond 0 and 100', () => {
  const band = coverageBand({ days: 14, misses: 5, covered_percent: 64.3, least: 0, most: 3 })
  const { low, high } = scaleAround([band], 90)
  expect(low).toBeLessThan(64.3)
  expect(high).toBe(100)
  expect(scaleAround([], 50)).toEqual({ low: 44, high: 56 })
})
