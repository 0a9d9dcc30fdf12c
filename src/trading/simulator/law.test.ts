import { expect, it } from 'vitest'
import { COINS, firstDay, logAt, nextDay } from './day.ts'
import { returnBelow } from './law.ts'
import { keyOf } from './philox.ts'

/** Kolmogorov's distance of values from the uniform law on 0 to 1. */
function distance(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.max(...sorted.map((value, at) => Math.max(Math.abs(value - at / sorted.length), Math.abs(value - (at + 1) / sorted.length))))
}

it('is the law that the days are drawn from: the probabilities of their returns are uniform', () => {
  const key = keyOf('law')
  let day = firstDay(key, 0)
  const below: number[][] = [[], [], []]
  for (let n = 0; n < 800; n += 1) {
    for (const [at, coin] of [0, 2, COINS - 1].entries()) {
      const gain = logAt(day, coin, day.total[0] as number, day.total[coin + 1] as number, 1) - (day.log[coin] as number)
      below[at]?.push(returnBelow(day, coin, gain))
    }
    day = nextDay(key, day)
  }
  // 1.63 / √n is exceeded by one sample in a hundred.
  for (const values of below) expect(distance(values)).toBeLessThan(1.63 / Math.sqrt(800))
})

it('has a mean of the price of one: the return is never expected to earn', () => {
  const day = firstDay(keyOf('law'), 0)
  let sum = 0
  let mass = 0
  for (let gain = -1.5; gain < 1.5; gain += 0.005) {
    const share = returnBelow(day, 0, gain + 0.005) - returnBelow(day, 0, gain)
    sum += share * Math.exp(gain + 0.0025)
    mass += share
  }
  expect(mass).toBeCloseTo(1, 4)
  expect(sum).toBeCloseTo(1, 3)
})
