/** How prices and trades change the weights of a portfolio. Used by backtest, mixture and record. */
import type { Weights } from '../rule.ts'
import { dot, sum } from './vector.ts'

/** Below this, what is missing to one is rounding and no cash. */
const NO_CASH = 1e-12

/** By how much a portfolio's value multiplies over a bar: cash + Σw·x, cash = 1 − Σw. Zero or below: the short side has eaten it all. */
export function growth(weights: Weights, relatives: readonly number[]): number {
  const cash = 1 - sum(weights)
  return (Math.abs(cash) < NO_CASH ? 0 : cash) + dot(weights, relatives)
}

/** The shares after a bar in which nothing was traded. */
export function drift(weights: Weights, relatives: readonly number[], grown: number): number[] {
  return weights.map((weight, i) => (weight * (relatives[i] as number)) / grown)
}
