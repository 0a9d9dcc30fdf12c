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
      const gain = logAt(day, coin, day.total[0] as number, day.total[coin + 1] as number) - (day.log[coin] as number)
      below[at]?.push(returnBelow(day, coin, gain))
    }
    day = nextDay(key, day)
  }
  // 1.63 / √n is exceeded by one sample in a hundred.
  for (const values of below) expect(distance(values)).toBeLessThan(1.63 / Math.sqrt(800))
})

it('keeps the median: a rise is as likely as a fall by the same factor', () => {
  const day = firstDay(keyOf('law'), 0)
  for (let coin = 0; coin < COINS; coin += 1) {
    expect(returnBelow(day, coin, 0)).toBeCloseTo(0.5, 9)
    for (const gain of [0.01, 0.05, 0.3]) expect(returnBelow(day, coin, -gain)).toBeCloseTo(1 - returnBelow(day, coin, gain), 9)
  }
})
