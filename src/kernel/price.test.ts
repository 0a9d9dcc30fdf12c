import { expect, it } from 'vitest'
import { formatPrice, formatQuantity, type Price, priceOf, quantity, quantityFor, toNumber, worth } from './price.ts'

const at = (usd: number): Price => {
  const made = priceOf(usd)
  if (made === null) throw new Error(`${usd} is no price`)
  return made
}

it('keeps eight significant digits, however small or large the price', () => {
  expect([64_250.123456, 0.0000123456789, 1, 0.1 + 0.2, 1_234_567.891].map((usd) => formatPrice(at(usd)))).toEqual([
    '64250.123',
    '0.000012345679',
    '1',
    '0.3',
    '1234567.9',
  ])
  expect(toNumber(at(64_250.123))).toBe(64_250.123)
})

it('takes no number that is no price', () => {
  expect([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 1e-12].map(priceOf)).toEqual([null, null, null, null, null, null])
})

it('makes cents of a price and a quantity, ties to even on either side of zero', () => {
  expect(worth(quantity(150_000_000n), at(100))).toBe(15_000n)
  expect([50_000_000n, 150_000_000n, -50_000_000n, -150_000_000n].map((size) => worth(quantity(size), at(0.01)))).toEqual([0n, 2n, 0n, -2n])
})

it('buys no more than the cents pay for', () => {
  const size = quantityFor(1_000_000n, at(3))
  expect(formatQuantity(size)).toBe('3333.33333333')
  expect(worth(size, at(3))).toBe(1_000_000n)
  expect(formatQuantity(quantity(-5_000_000n))).toBe('-0.05')
})
