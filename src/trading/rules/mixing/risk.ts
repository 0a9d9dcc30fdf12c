/** Covariances of hourly or daily returns, and the volatility of a portfolio under them, with forecasts where there are some. */
import type { Outlook, Weights } from '../../rule.ts'

/** Exponentially weighted means of the products of two assets' log returns, row by row, and the sum of the weights so far. */
export type Risk = { readonly products: readonly number[]; readonly weight: number }

export function startRisk(assets: number): Risk {
  return { products: new Array<number>(assets * assets).fill(0), weight: 0 }
}

/** `memory`: centre of mass of the weights, in bars. */
export function updateRisk({ products, weight }: Risk, relatives: readonly number[], memory: number): Risk {
  const decay = memory / (1 + memory)
  const logs = relatives.map(Math.log)
  const n = logs.length
  return {
    products: products.map((value, at) => decay * value + (1 - decay) * (logs[Math.floor(at / n)] as number) * (logs[at % n] as number)),
    weight: decay * weight + 1 - decay,
  }
}

/**
 * Variance of a portfolio over a bar: Σᵢⱼ wᵢwⱼρᵢⱼσᵢσⱼ. Correlations ρ come from past bars; σᵢ is the forecast, or the past bars' value for
 * an asset without one. Null before the first bar.
 */
export function portfolioVariance(
  { products, weight }: Risk,
  weights: Weights,
  outlook: Outlook | null,
  bars_a_day: number,
): number | null {
  if (weight === 0) return null
  const n = weights.length
  const sized = weights.map((share, i) => {
    const past = (products[i * n + i] as number) / weight
    const forecast = outlook?.[i] ?? null
    return past > 0 && forecast !== null ? share * Math.sqrt(forecast / bars_a_day / past) : share
  })
  let variance = 0
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < n; j += 1) variance += ((products[i * n + j] as number) / weight) * (sized[i] as number) * (sized[j] as number)
  }
  return Math.max(0, variance)
}
