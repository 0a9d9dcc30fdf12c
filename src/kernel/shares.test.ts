import { expect, it } from 'vitest'
import { sharesOf } from './shares.ts'

const total = (shares: readonly bigint[]) => shares.reduce((sum, share) => sum + share, 0n)

it('gives one part the whole, and parts of nothing no share', () => {
  expect(sharesOf([5n])).toEqual([10_000n])
  expect([sharesOf([]), sharesOf([0n, 0n]), sharesOf([-1n])]).toEqual([[], [0n, 0n], [0n]])
  expect(sharesOf([7n, 0n])).toEqual([10_000n, 0n])
})

it('adds up to 100%, with the missing points at the largest remainders', () => {
  expect(sharesOf([1n, 1n, 1n])).toEqual([3_334n, 3_333n, 3_333n])
  expect(sharesOf([1n, 2n, 3n])).toEqual([1_667n, 3_333n, 5_000n])
  expect(sharesOf([1n, 1n, 1n, 1n, 1n, 1n])).toEqual([1_667n, 1_667n, 1_667n, 1_667n, 1_666n, 1_666n])
  for (let parts = 1; parts <= 60; parts++) {
    const amounts = Array.from({ length: parts }, (_, at) => BigInt((at * 7_919 + parts * 104_729) % 1_000_003))
    expect(total(sharesOf(amounts))).toBe(10_000n)
  }
})

it('keeps a short position negative, and the sum whole', () => {
  expect(sharesOf([-1n, 2n, 2n])).toEqual([-3_333n, 6_667n, 6_666n])
})
