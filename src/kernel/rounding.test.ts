import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { divideFloor, divideHalfEven } from './rounding.ts'

describe('rounding', () => {
  it('floors', () => {
    expect([0n, 1n, 9n, 10n, 19n].map((n) => divideFloor(n, 10n))).toEqual([0n, 0n, 0n, 1n, 1n])
  })

  it('sends a tie to the even neighbour and all else to the nearest', () => {
    expect([4n, 5n, 6n, 14n, 15n, 16n, 25n, 35n].map((n) => divideHalfEven(n, 10n))).toEqual([0n, 0n, 1n, 1n, 2n, 2n, 2n, 4n])
    expect([0n, 1n, 2n, 3n].map((n) => divideHalfEven(n, 3n))).toEqual([0n, 0n, 1n, 1n])
  })

  it('is never off by more than half a unit, and half to even favours nobody over all ties', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 24n), fc.bigInt(1n, 10n ** 12n), (numerator, denominator) => {
        const twice_off = divideHalfEven(numerator, denominator) * denominator * 2n - numerator * 2n
        expect(twice_off <= denominator && -twice_off <= denominator).toBe(true)
        expect(divideFloor(numerator, denominator) * denominator).toBeLessThanOrEqual(numerator)
      }),
      { numRuns: 2_000 },
    )
    const ties = Array.from({ length: 1_000 }, (_, n) => BigInt(n) * 10n + 5n)
    const drift = ties.reduce((total, tie) => total + divideHalfEven(tie, 10n) * 10n - tie, 0n)
    expect(drift).toBe(0n)
  })

  it('asserts its domain', () => {
    for (const [numerator, denominator] of [
      [-1n, 10n],
      [1n, 0n],
      [1n, -1n],
    ] as const)
      expect(() => divideHalfEven(numerator, denominator)).toThrow('numerator ≥ 0')
  })
})
