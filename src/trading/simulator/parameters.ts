/**
 * The model's parameters. The volatility and kurtosis of eleven coins are those of the daily log returns of 2023 to 2025 on a public
 * exchange; TRX, TON, XLM and SHIB follow the most similar coin: docs/decisions/015-simulated-prices.md.
 */

import { assert } from '#kernel/assert'
import { type Price, priceOf } from '#kernel/price'
import type { CoinSymbol } from '../coins.ts'
import { exp, ln } from './exponential.ts'

/** The volatility dynamics of one series: the market, or a coin's own part. */
export type Series = {
  /** Degrees of freedom of Student's t, whole. */
  readonly degrees: number
  /** A day's variance, as drawn for the t, is at most this many times ν/χ²: without a bound, E[e^x] of a t does not exist. */
  readonly cap: number
  /** GARCH(1,1): h' = (1 − alpha − beta) + alpha ε² + beta h, in units of the long-run variance. */
  readonly alpha: number
  readonly beta: number
}

export type CoinModel = {
  /** USD at the genesis: the real price of that day, rounded (docs/decisions/109-median-prices.md). No return depends on it. */
  readonly start: number
  /** Standard deviation of daily log returns × √365, e.g. 0.47. */
  readonly volatility: number
  /** Kurtosis of daily log returns; 3 is the normal's. */
  readonly kurtosis: number
  /** Correlation with the market factor, the same at all times. */
  readonly loading: number
  readonly own: Series
}

/** 2022-01-01T00:00:00Z, in seconds. */
export const GENESIS = 1_640_995_200
/** The model's name as a source of prices. Another model has another name, so that stored prices of two never mix. */
export const MODEL = 'SIMULATED 2'
export const DEFAULT_SEED = 'Clearterm simulated prices, first seed'

/**
 * USD; a coin that comes near one of them moves less and less, and not past it: prices are stored as whole 10⁻¹² USD and below 9 million.
 */
export const LOWEST = 1e-8
export const HIGHEST = 5e6

export const market: Series = { degrees: 7, cap: 12, alpha: 0.06, beta: 0.91 }

const plain = { alpha: 0.05, beta: 0.91 }
/** Between the two. */
const lively = { alpha: 0.04, beta: 0.91 }
/** If rare large days cause the kurtosis, GARCH may add only little to it. */
const eventful = { alpha: 0.025, beta: 0.93 }

export const models: Readonly<Record<CoinSymbol, CoinModel>> = {
  BTC: { start: 48_000, volatility: 0.47, kurtosis: 5.5, loading: 0.88, own: { degrees: 3, cap: 31, ...plain } },
  ETH: { start: 3_800, volatility: 0.63, kurtosis: 7.3, loading: 0.8, own: { degrees: 2, cap: 72, ...lively } },
  XRP: { start: 0.85, volatility: 0.83, kurtosis: 33, loading: 0.6, own: { degrees: 2, cap: 370, ...eventful } },
  BNB: { start: 530, volatility: 0.52, kurtosis: 7.1, loading: 0.75, own: { degrees: 3, cap: 42, ...plain } },
  SOL: { start: 180, volatility: 0.86, kurtosis: 5.2, loading: 0.78, own: { degrees: 3, cap: 15, ...plain } },
  DOGE: { start: 0.17, volatility: 0.89, kurtosis: 6.7, loading: 0.75, own: { degrees: 3, cap: 35, ...plain } },
  ADA: { start: 1.4, volatility: 0.87, kurtosis: 27, loading: 0.62, own: { degrees: 2, cap: 320, ...eventful } },
  TRX: { start: 0.077, volatility: 0.5, kurtosis: 9, loading: 0.5, own: { degrees: 3, cap: 27, ...plain } },
  AVAX: { start: 110, volatility: 0.9, kurtosis: 6.3, loading: 0.78, own: { degrees: 3, cap: 36, ...plain } },
  SUI: { start: 1.4, volatility: 1.06, kurtosis: 6, loading: 0.66, own: { degrees: 3, cap: 17, ...plain } },
  PEPE: { start: 0.0000011, volatility: 1.52, kurtosis: 15, loading: 0.62, own: { degrees: 2, cap: 130, ...eventful } },
  TON: { start: 4, volatility: 0.75, kurtosis: 7, loading: 0.6, own: { degrees: 3, cap: 21, ...plain } },
  XLM: { start: 0.28, volatility: 0.83, kurtosis: 25, loading: 0.6, own: { degrees: 2, cap: 245, ...eventful } },
  LINK: { start: 21, volatility: 0.87, kurtosis: 6.5, loading: 0.75, own: { degrees: 3, cap: 36, ...plain } },
  SHIB: { start: 0.000034, volatility: 0.92, kurtosis: 9, loading: 0.72, own: { degrees: 2, cap: 69, ...lively } },
}

/** From the model's logarithms to prices. */
const floor = ln(LOWEST)
const ceiling = ln(HIGHEST)

/** Eight significant digits. Clamped to the bounds, which about one path in a hundred million would reach. */
export function priceAt(log: number): Price {
  const price = priceOf(exp(log < floor ? floor : log > ceiling ? ceiling : log))
  assert(price !== null, 'a simulated price is no price')
  return price
}
