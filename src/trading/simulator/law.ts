/**
 * The law of a coin's daily log return given everything before the day: what a perfect forecast would state. The day's volatility level is
 * known then; given the two variances that are drawn for the day the return is normal, so the law is a mixture of normals over both.
 */
import { normalBelow } from '../normal.ts'
import { type Day, dampingOf, series, sizes, unscaled } from './day.ts'
import { exp } from './exponential.ts'
import type { Series } from './parameters.ts'

/** Draws of a variance are represented by so many values of equal probability, each the mean of its part. */
const PARTS = 16
const STEPS = 4_000
const FARTHEST = 12

const values = series.map(({ degrees, cap }, at) => variancesOf({ degrees, cap }).map((value) => value / (unscaled[at] as number)))

/** Probability of a log return of at most `gain` on `day`. */
export function returnBelow(day: Day, coin: number, gain: number): number {
  const { common, own } = sizes[coin] as (typeof sizes)[number]
  let sum = 0
  for (const ofMarket of values[0] as readonly number[])
    for (const ofCoin of values[coin + 1] as readonly number[]) {
      const drawn = common * common * (day.heat[0] as number) * ofMarket + own * own * (day.heat[coin + 1] as number) * ofCoin
      const damping = dampingOf(day.log[coin] as number, Math.sqrt(drawn))
      const variance = drawn * damping * damping
      sum += normalBelow(gain / Math.sqrt(variance))
    }
  return sum / (PARTS * PARTS)
}

/** min(ν/χ², cap), smallest first. χ has a density proportional to x^(ν−1)·e^(−x²/2). */
function variancesOf({ degrees, cap }: Pick<Series, 'degrees' | 'cap'>): number[] {
  const points = Array.from({ length: STEPS }, (_, step) => {
    const x = (FARTHEST * (STEPS - step - 0.5)) / STEPS
    return { mass: x ** (degrees - 1) * exp((-x * x) / 2), value: Math.min(degrees / (x * x), cap) }
  })
  const total = points.reduce((sum, { mass }) => sum + mass, 0)
  const sums = new Array<number>(PARTS).fill(0)
  const masses = new Array<number>(PARTS).fill(0)
  let before = 0
  for (const { mass, value } of points) {
    const part = Math.min(PARTS - 1, Math.floor((PARTS * (before + mass / 2)) / total))
    before += mass
    sums[part] = (sums[part] as number) + mass * value
    masses[part] = (masses[part] as number) + mass
  }
  return sums.map((sum, part) => sum / (masses[part] as number))
}
