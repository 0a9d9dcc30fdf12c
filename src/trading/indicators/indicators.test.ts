/** Against hand-calculated values. */
import { expect, it } from 'vitest'
import { bollinger, ema, rsi, sma } from './index.ts'

it('means the last three: (1+2+6)/3 = 3, (2+6+4)/3 = 4, (6+4+8)/3 = 6', () => {
  expect(sma([1, 2, 6, 4, 8], 3)).toEqual([null, null, 3, 4, 6])
})

it('weighs the newest of three by a half: 3, then 3 + (4−3)/2 = 3.5, then 3.5 + (8−3.5)/2 = 5.75', () => {
  expect(ema([1, 2, 6, 4, 8], 3)).toEqual([null, null, 3, 3.5, 5.75])
})

it('sets gains against losses as Wilder does', () => {
  // Changes +2, −1, +3: gain 5/3, loss 1/3, ratio 5. Then −3: gain 10/9, loss 2/9 + 1 = 11/9, ratio 10/11.
  const [, , , first, second] = rsi([10, 12, 11, 14, 11], 3)
  expect(first).toBeCloseTo(100 - 100 / 6, 10)
  expect(second).toBeCloseTo(100 - 100 / (1 + 10 / 11), 10)
  expect(rsi([1, 2, 3, 4], 3)).toEqual([null, null, null, 100])
  expect(rsi([4, 3, 2, 1], 3)).toEqual([null, null, null, 0])
  expect(rsi([5, 5, 5, 5], 3)).toEqual([null, null, null, 50])
})

it('lays bands of two deviations about the mean: of 2, 4, 4, 4, 5, 5, 7, 9 the mean is 5 and the deviation 2', () => {
  const bands = bollinger([2, 4, 4, 4, 5, 5, 7, 9], 8, 2)
  expect(bands.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => null))
  expect(bands[7]).toEqual({ lower: 1, middle: 5, upper: 9 })
})

it('says nothing of fewer closes than it needs, and does not fall over none', () => {
  for (const length of [1, 14]) {
    expect(sma([], length)).toEqual([])
    expect(ema([], length)).toEqual([])
    expect(rsi([], length)).toEqual([])
    expect(bollinger([], length, 2)).toEqual([])
  }
  expect([...sma([1, 2], 3), ...ema([1, 2], 3), ...rsi([1, 2], 3), ...bollinger([1, 2], 3, 2)].every((value) => value === null)).toBe(true)
})
