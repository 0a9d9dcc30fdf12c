/**
 * Bands by resampling: D. N. Politis, J. P. Romano, "The Stationary Bootstrap", Journal of the American Statistical Association 89 (1994).
 */
import { quantile } from '../backtest/band.ts'
import { maxDrawdown } from '../backtest/simulate.ts'
import type { Random } from '../seeded.ts'

export type Resampling = {
  readonly runs: number
  /** Mean length of a block, in periods. */
  readonly block: number
  readonly random: Random
}

/** Quantiles 5 %, 50 %, 95 %. */
type Quantiles = { readonly low: number; readonly median: number; readonly high: number }

export type Bands = { readonly final_wealth: Quantiles; readonly max_drawdown: Quantiles }

/** Of the wealth that begins with 1 and follows resampled `returns`. */
export function bootstrapBands(returns: readonly number[], { runs, block, random }: Resampling): Bands {
  const finals = new Float64Array(runs)
  const drawdowns = new Float64Array(runs)
  for (let run = 0; run < runs; run += 1) {
    const wealth = [1]
    for (const one of resample(returns, block, random)) wealth.push((wealth.at(-1) as number) * (1 + one))
    finals[run] = wealth.at(-1) as number
    drawdowns[run] = maxDrawdown(wealth)
  }
  return { final_wealth: quantilesOf(finals), max_drawdown: quantilesOf(drawdowns) }
}

/** As many values as given: blocks of geometric length from anywhere, the end joined to the beginning. */
export function resample(returns: readonly number[], block: number, random: Random): number[] {
  const n = returns.length
  let at = 0
  return returns.map((_, t) => {
    at = t === 0 || random() < 1 / block ? Math.floor(random() * n) : (at + 1) % n
    return returns[at] as number
  })
}

function quantilesOf(values: Float64Array): Quantiles {
  values.sort()
  return { low: quantile(values, 0.05), median: quantile(values, 0.5), high: quantile(values, 0.95) }
}
