/**
 * The fit, on 100 markets of 1,000 days. Volatility is measured to a percent or two by so many. Kurtosis is not: it hangs on a few days in
 * a hundred thousand, and in one sample of 1,000 days, which is what the targets were taken from, it is mostly far below what the model has
 * (XRP: half of the samples show less than 16 where the model has 33). So it is held between the samples' 5 % and 95 %, and, of all samples
 * together, within a quarter of the target, or a factor of two where the target is above ten. The long form has 4,000 markets.
 */
import { expect, it } from 'vitest'
import { coins } from '../coins.ts'
import { COINS, type Day, firstDay, logAt, nextDay } from './day.ts'
import { hourlyVarianceShares } from './intraday-volatility.ts'
import { measure, spreadOf } from './moments.ts'
import { DEFAULT_SEED, LOWEST, models } from './parameters.ts'
import { logsAt, openPath } from './path.ts'
import { keyOf } from './philox.ts'
import { ends, type Points, refine } from './refine.ts'

const DAYS = 6_000
const moments = measure(Array.from({ length: 100 }, (_, at) => `fit ${at}`))
const perCoin = coins.map(({ symbol }, at) => [symbol, models[symbol], moments[at] as (typeof moments)[number]] as const)

it.each(perCoin)('%s has its volatility and its kurtosis', (_, target, { volatility, kurtosis, kurtosis_of_samples: [low, , high] }) => {
  expect(Math.abs(volatility / target.volatility - 1)).toBeLessThan(0.03)
  expect(target.kurtosis).toBeGreaterThan(low)
  expect(target.kurtosis).toBeLessThan(high)
  const within = target.kurtosis > 10 ? 2 : 1.25
  expect(kurtosis).toBeGreaterThan(target.kurtosis / within)
  expect(kurtosis).toBeLessThan(target.kurtosis * within)
})

it.each(perCoin)('%s forgets which way it went, remembers how far, and goes with the market as told', (_, target, coin) => {
  expect(Math.abs(coin.memory_in_errors)).toBeLessThan(3)
  expect(coin.squares).toBeGreaterThan(0.01)
  expect(Math.abs(coin.factor - target.loading)).toBeLessThan(0.03)
})

it.each(perCoin)('%s keeps its median: the mean of its log returns is zero', (_, __, { mean, mean_in_errors }) => {
  expect(Math.abs(mean_in_errors)).toBeLessThan(3)
  expect(Math.abs(mean)).toBeLessThan(5e-4)
})

it('leads nowhere within the day either, whichever hours are taken', () => {
  const key = keyOf('inside')
  const size = new Float64Array(COINS).fill(0.5)
  const parts = [
    [0, 6],
    [0, 12],
    [6, 18],
    [12, 13],
    [18, 24],
    [0, 24],
  ] as const
  const returns = parts.map(() => new Float64Array(DAYS))
  for (let number = 0; number < DAYS; number += 1) {
    const drawn = firstDay(key, number)
    const day = { ...drawn, common: size, ownPart: size }
    const points = refine(key, 'hours', number, ends(day.total), 0, hourlyVarianceShares(key, number))
    const logs = Array.from({ length: 25 }, (_, hour) => coinAt(day, points, hour))
    parts.forEach(([from, to], at) => {
      ;(returns[at] as Float64Array)[number] = (logs[to] as number) - (logs[from] as number)
    })
  }
  for (const part of returns) {
    const { mean, variance } = spreadOf(part)
    expect(Math.abs(mean) / Math.sqrt(variance / DAYS)).toBeLessThan(3)
  }
})

it('moves inside an hour as much as the hour’s share of the day’s variance says', () => {
  const path = openPath(keyOf('within'), 0)
  const ratios = Float64Array.from({ length: 24 * 20 }, (_, hour) => {
    const day = path.dayOf(Math.floor(hour / 24))
    const points = path.minutesOf(hour)
    const logs = Array.from({ length: 61 }, (__, minute) => coinAt(day, points, minute))
    const squares = logs.slice(1).reduce((sum, log, at) => sum + (log - (logs[at] as number)) ** 2, 0)
    const share = (points.elapsed[60] as number) - (points.elapsed[0] as number)
    return squares / (share * ((day.common[0] as number) ** 2 + (day.ownPart[0] as number) ** 2))
  })
  expect(spreadOf(ratios).mean).toBeCloseTo(1, 1)
})

it('slows down before its bounds and never passes them', () => {
  const key = keyOf('low')
  let day = firstDay(key, 0)
  day = { ...day, log: day.log.map(() => Math.log(LOWEST * 1.05)) }
  let lowest = Number.POSITIVE_INFINITY
  for (let at = 0; at < 2_000; at += 1) {
    day = nextDay(key, day)
    if (at > 0) lowest = Math.min(lowest, ...day.log)
  }
  expect(lowest).toBeGreaterThan(Math.log(LOWEST) - 1e-9)
})

it('ends each day where the next begins, to the bit', () => {
  const path = openPath(keyOf(DEFAULT_SEED), 0)
  for (let number = 0; number < 20; number += 1) {
    const [day, next] = [path.dayOf(number), path.dayOf(number + 1)]
    const points = path.minutesOf(24 * number + 23)
    const out = new Float64Array(COINS)
    logsAt(out, day, points, 60)
    expect(out).toEqual(next.log)
    expect(logAt(day, 0, 0, 0)).toBe(day.log[0])
  }
})

/** Of the first coin. */
function coinAt(day: Day, points: Points, at: number): number {
  return logAt(day, 0, points.paths[at] as number, points.paths[points.count + 1 + at] as number)
}
