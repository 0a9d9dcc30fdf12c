import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extremes, series } from '#test/support/series.ts'
import { uniform } from '../vector.ts'
import { bestConstant, bestConstantByPairs, logWealth } from './best-constant.ts'

describe('the best constant rebalanced portfolio', () => {
  it('of cash and a coin that doubles and halves is half and half: 1.125 every two days', () => {
    const days = Array.from({ length: 40 }, (_, t) => [1, t % 2 === 0 ? 2 : 0.5])
    const { weights, gap } = bestConstant(days)
    expect(weights).toEqual([expect.closeTo(0.5, 9), expect.closeTo(0.5, 9)])
    expect(Math.exp(logWealth(days, weights))).toBeCloseTo(1.125 ** 20, 9)
    expect(gap).toBeLessThan(1e-9)
  })

  it('is all of what never loses to anything', () => {
    expect(bestConstant([[1.1, 1], [1.2, 1.1], [1, 0.9]]).weights).toEqual([1, 0]) // biome-ignore format: a table
  })

  it('of two assets that are always alike is any split of them, found all the same', () => {
    const { gap } = bestConstant(series(3, 60, 2).map(([a = 1, b = 1]) => [a, b, b]))
    expect(gap).toBeLessThan(1e-9)
  })

  it('is the same by two methods, and no other portfolio makes more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 2, max: 8 }), (seed, assets) => {
        const relatives = series(seed, 120, assets)
        const [newton, pairs] = [bestConstant(relatives), bestConstantByPairs(relatives)]
        const best = logWealth(relatives, newton.weights)
        return (
          newton.gap <= 1e-9 &&
          Math.abs(best - logWealth(relatives, pairs.weights)) < 1e-7 &&
          best >= logWealth(relatives, uniform(assets)) - 1e-12
        )
      }),
      { numRuns: 40, examples: [[999_999_982, 7]] },
    )
  })

  it('stays a portfolio, better than equal parts, when prices jump by a million', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 6 }), (seed, assets) => {
        const relatives = extremes(seed, 40, assets)
        const { weights } = bestConstant(relatives)
        return (
          weights.every((weight) => weight >= 0 && Number.isFinite(weight)) &&
          Math.abs(weights.reduce((total, weight) => total + weight, 0) - 1) < 1e-9 &&
          logWealth(relatives, weights) >= logWealth(relatives, uniform(assets)) - 1e-9
        )
      }),
      { numRuns: 40 },
    )
  })
})
