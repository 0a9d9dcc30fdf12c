/** Moments of a series of returns, none of them annualised. */
import { sum } from '../vector.ts'

export type Moments = {
  readonly n: number
  readonly mean: number
  /** Sample standard deviation (n − 1). */
  readonly deviation: number
  /** 0 for a symmetric distribution. */
  readonly skewness: number
  /** 3 for a normal distribution. */
  readonly kurtosis: number
}

/** Null for under three returns or without variance. */
export function momentsOf(returns: readonly number[]): Moments | null {
  const n = returns.length
  if (n < 3) return null
  const mean = sum(returns) / n
  const powers = [2, 3, 4].map((power) => sum(returns.map((one) => (one - mean) ** power)) / n)
  const [second = 0, third = 0, fourth = 0] = powers
  if (!(second > 1e-24 * mean * mean)) return null
  return { n, mean, deviation: Math.sqrt((second * n) / (n - 1)), skewness: third / second ** 1.5, kurtosis: fourth / second ** 2 }
}

/** Change of the wealth from bar to bar: 0.01 is 1 %. Ends when the wealth is gone. */
export function returnsOf(wealth: readonly number[]): number[] {
  const end = wealth.indexOf(0)
  const alive = end < 0 ? wealth : wealth.slice(0, end + 1)
  return alive.slice(1).map((value, t) => value / (alive[t] as number) - 1)
}
