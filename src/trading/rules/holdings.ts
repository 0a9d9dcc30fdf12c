/** How prices and trades change the weights of a portfolio. Used by backtest, mixture and record. */
import type { Weights } from '../rule.ts'
import { dot, sum } from '../vector.ts'

/** A remainder below this is rounding, not cash. */
const NO_CASH = 1e-12

/** A portfolio's growth factor over a bar: cash + Σw·x, cash = 1 − Σw. Zero or below: the short side has lost everything. */
export function growth(weights: Weights, relatives: readonly number[]): number {
  const cash = 1 - sum(weights)
  return (Math.abs(cash) < NO_CASH ? 0 : cash) + dot(weights, relatives)
}

/** The weights after a bar without trades. */
export function drift(weights: Weights, relatives: readonly number[], grown: number): number[] {
  return weights.map((weight, i) => (weight * (relatives[i] as number)) / grown)
}
