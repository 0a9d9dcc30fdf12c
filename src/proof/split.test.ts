import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents, MAX_CENTS } from '#kernel/money'
import { splitAmount } from './split.ts'

it('splits every amount into four chunks that add up to it, none negative', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, MAX_CENTS), (amount) => {
      const chunks = splitAmount(cents(amount))
      return chunks.length === 4 && chunks.every((chunk) => chunk >= 0n) && chunks.reduce((sum, chunk) => sum + chunk, 0n) === amount
    }),
  )
})

it('cuts at the drawn points, sorted, and draws again what lies beyond the amount', () => {
  const draws = [250, 90, 20, 200, 20]
  const random = () => Uint8Array.of(draws.shift() ?? 0)
  expect(splitAmount(cents(200n), random)).toEqual([20n, 70n, 110n, 0n])
  expect(draws).toEqual([20])
})

it('draws each cut uniformly over 0..amount, both ends included', () => {
  const draws = Array.from({ length: 8 }, (_, low) => low)
  const cuts = draws.map((low) => splitAmount(cents(5n), () => Uint8Array.of(low <= 5 ? low : 0))[0])
  expect(new Set(cuts)).toEqual(new Set([0n, 1n, 2n, 3n, 4n, 5n]))
})

it('splits zero into zeros', () => {
  expect(splitAmount(cents(0n))).toEqual([0n, 0n, 0n, 0n])
})
