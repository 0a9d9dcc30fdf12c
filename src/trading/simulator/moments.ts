/**
 * Statistics of the model's days over many simulated markets: for the fit in the tests and for `npm run bench -- models`. Returns are daily
 * and logarithmic, like the targets'.
 */
import { coins } from '../coins.ts'
import { COINS, firstDay, nextDay } from './day.ts'
import { type Key, keyOf, type Seed } from './philox.ts'

/** The number of days in the targets' sample. */
const SAMPLE = 1_000
/** Burn-in: volatility starts at its long-run level. */
const FORGET = 200

export type Moments = {
  readonly symbol: string
  /** Standard deviation × √365, over all samples. */
  readonly volatility: number
  /** Over all samples; and the 5 %, 50 % and 95 % quantiles of single samples of 1,000 days. */
  readonly kurtosis: number
  readonly kurtosis_of_samples: readonly [number, number, number]
  /** Mean daily return, and the same in standard errors. */
  readonly mean: number
  readonly mean_in_errors: number
  /** Covariance of consecutive daily returns, in standard errors that allow for changing volatility. */
  readonly memory_in_errors: number
  /** Autocorrelation of squared daily returns. */
  readonly squares: number
  /** Correlation with the market factor. */
  readonly factor: number
}

type Sample = { readonly returns: readonly Float64Array[]; readonly factor: Float64Array }

/** One market per seed. */
export function measure(seeds: readonly Seed[]): Moments[] {
  const samples = seeds.map((seed) => sampleOf(keyOf(seed)))
  const factor = samples.map((sample) => sample.factor)
  return coins.map(({ symbol }, coin) =>
    momentsOf(
      symbol,
      samples.map(({ returns }) => returns[coin] as Float64Array),
      factor,
    ),
  )
}

function sampleOf(key: Key): Sample {
  const returns = Array.from({ length: COINS }, () => new Float64Array(SAMPLE))
  const factor = new Float64Array(SAMPLE)
  let day = firstDay(key, 0)
  for (let at = -FORGET; at < SAMPLE; at += 1) {
    const next = nextDay(key, day)
    if (at >= 0) {
      factor[at] = (day.total[0] as number) * Math.sqrt(day.variance[0] as number)
      for (let coin = 0; coin < COINS; coin += 1)
        (returns[coin] as Float64Array)[at] = (next.log[coin] as number) - (day.log[coin] as number)
    }
    day = next
  }
  return { returns, factor }
}

function momentsOf(symbol: string, samples: readonly Float64Array[], factors: readonly Float64Array[]): Moments {
  const all = joined(samples)
  const whole = spreadOf(all)
  const kurtoses = samples.map((sample) => spreadOf(sample).kurtosis).sort((a, b) => a - b)
  const quantile = (share: number): number => kurtoses[Math.floor(share * kurtoses.length)] as number
  const products = spreadOf(joined(samples.map((sample) => sample.subarray(1).map((value, at) => value * (sample[at] as number)))))
  const squared = samples.map((sample) => sample.map((value) => value * value))
  return {
    symbol,
    volatility: Math.sqrt(whole.variance * 365),
    kurtosis: whole.kurtosis,
    kurtosis_of_samples: [quantile(0.05), quantile(0.5), quantile(0.95)],
    mean: whole.mean,
    mean_in_errors: whole.mean / Math.sqrt(whole.variance / all.length),
    memory_in_errors: products.mean / Math.sqrt(products.variance / (all.length - samples.length)),
    squares: correlation(joined(squared.map((sample) => sample.subarray(0, -1))), joined(squared.map((sample) => sample.subarray(1)))),
    factor: correlation(all, joined(factors)),
  }
}

function joined(samples: readonly Float64Array[]): Float64Array {
  const all = new Float64Array(samples.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const sample of samples) {
    all.set(sample, at)
    at += sample.length
  }
  return all
}

export function spreadOf(values: Float64Array): { mean: number; variance: number; kurtosis: number } {
  const mean = meanOf(values)
  const squares = values.map((value) => (value - mean) * (value - mean))
  const variance = meanOf(squares)
  return { mean, variance, kurtosis: meanOf(squares.map((square) => square * square)) / (variance * variance) }
}

function correlation(a: Float64Array, b: Float64Array): number {
  const [first, second] = [spreadOf(a), spreadOf(b)]
  const shared = a.reduce((sum, value, at) => sum + (value - first.mean) * ((b[at] as number) - second.mean), 0) / a.length
  return shared / Math.sqrt(first.variance * second.variance)
}

function meanOf(values: Float64Array): number {
  let sum = 0
  for (const value of values) sum += value
  return sum / values.length
}
