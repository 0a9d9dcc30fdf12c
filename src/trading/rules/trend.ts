/** Time-series momentum: long risen assets, short fallen ones, each scaled by its volatility. */
import type { Rule, Weights } from '../rule.ts'
import { distance } from '../vector.ts'

type State = {
  /** Log returns of the last `lookback` bars, oldest first. */
  readonly returns: readonly (readonly number[])[]
  readonly seen: number
  /** Exponentially weighted mean of the log return and of its square, of each asset, and the sum of the weights so far. */
  readonly mean: readonly number[]
  readonly square: readonly number[]
  readonly weight: number
}

export type TrendParameters = {
  readonly lookback?: number
  /** Target volatility a year per asset: 0.4 is 40 %. */
  readonly target?: number
  readonly bars_per_year?: number
  /** Centre of mass of the volatility's weights, in bars. */
  readonly memory?: number
}

/**
 * wᵢ = sign(return over `lookback` bars)·target / σᵢ / m, all scaled down together where Σ|w| > 1. σ² = bars a year · Σ(1 − d)dᵏ(r − r̄)²,
 * d / (1 − d) = memory (the paper: 12 months, 40 %, 60 days). Buys nothing until `lookback` bars were seen.
 */
export function trend({ lookback = 28, target = 0.4, bars_per_year = 365, memory = 60 }: TrendParameters = {}): Rule<State> {
  const decay = memory / (1 + memory)
  return {
    id: 'trend',
    source:
      'T. J. Moskowitz, Y. H. Ooi, L. H. Pedersen, "Time series momentum", Journal of Financial Economics 104 (2012): equations 1 and 5',
    parameters: { lookback, target, bars_per_year, memory },
    start(assets) {
      const none = new Array<number>(assets).fill(0)
      return { returns: [], seen: 0, mean: none, square: none, weight: 0 }
    },
    update(state, relatives) {
      const logs = relatives.map(Math.log)
      const fold = (value: number, added: number) => decay * value + (1 - decay) * added
      return {
        returns: [...state.returns, logs].slice(-lookback),
        seen: state.seen + 1,
        mean: state.mean.map((value, i) => fold(value, logs[i] as number)),
        square: state.square.map((value, i) => fold(value, (logs[i] as number) ** 2)),
        weight: fold(state.weight, 1),
      }
    },
    decide(state) {
      if (state.seen < lookback) return null
      const wanted = state.mean.map((_, i) => {
        const risen = state.returns.reduce((total, logs) => total + (logs[i] as number), 0)
        const volatility = Math.sqrt(bars_per_year * variance(state, i))
        return volatility > 0 ? (Math.sign(risen) * target) / volatility / state.mean.length : 0
      })
      return withinOne(wanted)
    },
  }
}

function variance({ mean, square, weight }: State, i: number): number {
  const centre = (mean[i] as number) / weight
  return (square[i] as number) / weight - centre ** 2
}

function withinOne(weights: Weights): Weights {
  const gross = distance(weights, null)
  return gross > 1 ? weights.map((weight) => weight / gross) : weights
}
