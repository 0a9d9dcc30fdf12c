/**
 * The days of the model: where volatility has its memory and the heavy tails are. Of a day are drawn, for each of sixteen series (the
 * market, then each coin's own part), its variance s² = h·V and the normal N of its whole move √s²·N; h follows GARCH(1,1) (T. Bollerslev,
 * Journal of Econometrics 31, 1986) with the innovations of `tail.ts` (Bollerslev, Review of Economics and Statistics 69, 1987). A coin's
 * day is then
 *   ln P' = ln P + a·N(market) + b·N(own)
 * so that the price's median stays: a rise by some factor is as likely as a fall by the same. Its mean then grows by half the variance,
 * e^((a² + b²)/2) a day (docs/decisions/109-median-prices.md).
 */
import { coins } from '../coins.ts'
import { drawNormals } from './draws.ts'
import { ln, mixtureMoment, mixtureOf } from './exponential.ts'
import { HIGHEST, LOWEST, market, models, type Series } from './parameters.ts'
import type { Key } from './philox.ts'

export const COINS = coins.length
/** The market is series 0, coin i's own part series i + 1. */
export const SERIES = COINS + 1
/** h is at most this multiple of its long-run value: with the cap on V, a day's variance is bounded. */
const HIGHEST_H = 12
/** Minimum distance between a coin and its bound in daily standard deviations; otherwise the day is scaled down. */
const ROOM = 6
const DRAWS = 12

/** One day, the input of its refinement. Arrays by coin, `total` by series. */
export type Day = {
  /** Days since 1970. */
  readonly number: number
  /** Logarithms of the prices at its start. */
  readonly log: Float64Array
  /** a: a coin's sensitivity to the market's path. */
  readonly common: Float64Array
  /** b: its sensitivity to its own path. */
  readonly ownPart: Float64Array
  /** N: the end of each path, which starts at zero. */
  readonly total: Float64Array
  /** h·V, in units of the long run. */
  readonly variance: Float64Array
  /** h at its start, in units of the long run. */
  readonly heat: Float64Array
}

/** By series. */
export const series: readonly Series[] = [market, ...coins.map(({ symbol }) => models[symbol].own)]
/** E[V] before scaling, by series. */
export const unscaled = series.map(({ degrees, cap }) => mixtureMoment(degrees, cap, 1))
/** Daily standard deviation in the long run, by coin: from the market's path, and from the coin's own. */
export const sizes = coins.map(({ symbol }) => {
  const { volatility, loading } = models[symbol]
  const daily = volatility / Math.sqrt(365)
  return { common: daily * loading, own: daily * Math.sqrt(1 - loading * loading) }
})
const starts = Float64Array.from(coins, ({ symbol }) => ln(models[symbol].start))
const floor = ln(LOWEST)
const ceiling = ln(HIGHEST)
const deviates = new Float64Array(DRAWS)

/** The day that begins at the genesis: start prices, volatility at its long-run level. */
export function firstDay(key: Key, number: number): Day {
  return makeDay(key, number, starts.slice(), new Float64Array(SERIES).fill(1))
}

export function nextDay(key: Key, day: Day): Day {
  const log = day.log.map((_, coin) => logAt(day, coin, day.total[0] as number, day.total[coin + 1] as number))
  return makeDay(key, day.number + 1, log, heatAfter(day))
}

/** The logarithm of a coin's price given the two paths. */
export function logAt({ log, common, ownPart }: Day, coin: number, marketPath: number, ownPath: number): number {
  return (log[coin] as number) + (common[coin] as number) * marketPath + (ownPart[coin] as number) * ownPath
}

/** Draws a day's variances and totals. */
function makeDay(key: Key, number: number, log: Float64Array, heat: Float64Array): Day {
  const total = new Float64Array(SERIES)
  const variance = new Float64Array(SERIES)
  series.forEach(({ degrees, cap }, at) => {
    drawNormals(deviates, 0, 1 + degrees, key, 'day', at, number)
    total[at] = deviates[0] as number
    variance[at] = ((heat[at] as number) * mixtureOf(deviates, 1, degrees, cap)) / (unscaled[at] as number)
  })
  const common = new Float64Array(COINS)
  const ownPart = new Float64Array(COINS)
  sizes.forEach((size, coin) => {
    const a = size.common * Math.sqrt(variance[0] as number)
    const b = size.own * Math.sqrt(variance[coin + 1] as number)
    const damping = dampingOf(log[coin] as number, Math.sqrt(a * a + b * b))
    common[coin] = a * damping
    ownPart[coin] = b * damping
  })
  return { number, log, common, ownPart, total, variance, heat }
}

function heatAfter({ heat, variance, total }: Day): Float64Array {
  return heat.map((before, at) => {
    const { alpha, beta } = series[at] as Series
    const squared = (variance[at] as number) * (total[at] as number) * (total[at] as number)
    return Math.min(HIGHEST_H, 1 - alpha - beta + alpha * squared + beta * before)
  })
}

/** One, or less for a day that could reach a bound: fixed at the day's start, so that up and down stay as likely. */
export function dampingOf(log: number, deviation: number): number {
  const room = Math.max(0, Math.min(log - floor, ceiling - log))
  return Math.min(1, room / (ROOM * deviation))
}
