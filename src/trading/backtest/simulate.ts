/**
 * Runs a rule over a series of price relatives, with costs proportional to the traded value. Pure; runs in a server, a worker or a page.
 */
import type { Rule, Weights } from '../rule.ts'
import { drift, growth } from '../rules/holdings.ts'
import { distance } from '../vector.ts'

/** `relatives[t][i]` = close of asset i at bar t over its close one bar before; finite and above zero. */
export type Relatives = readonly (readonly number[])[]

export type Costs = {
  /** Basis points of the traded value, deducted from the portfolio at the trade. */
  readonly cost_bps?: number
  /** Progress: called at intervals with the number of finished bars. */
  readonly onProgress?: (done: number, bars: number) => void
}

export type Run = {
  /** Wealth after each bar, starting with 1 before the first. With and without costs. */
  readonly net: readonly number[]
  readonly gross: readonly number[]
  /** Maximum drawdown of the net wealth: 0.25 is 25 %. */
  readonly max_drawdown: number
  /** Value bought and sold over the value held, summed over all trades; the first allocation from cash counts 1. */
  readonly turnover: number
}

const PROGRESS_BARS = 256

/** The rule decides before the first bar and after each but the last; a decision applies to the next bar. */
export function simulate<State>(rule: Rule<State>, relatives: Relatives, { cost_bps = 0, onProgress }: Costs = {}): Run {
  const net = [1]
  const gross = [1]
  let state = rule.start(relatives[0]?.length ?? 0)
  let held: Weights | null = null
  let turnover = 0
  for (const [t, row] of relatives.entries()) {
    if (t > 0) state = rule.update(state, relatives[t - 1] as readonly number[])
    const wanted = rule.decide(state, held)
    const traded = wanted ? distance(wanted, held) : 0
    held = wanted ?? held
    turnover += traded
    const kept = Math.max(0, 1 - (cost_bps / 10_000) * traded)
    const grown: number = held ? Math.max(0, growth(held, row)) : 1
    net.push((net[t] as number) * kept * grown)
    gross.push((gross[t] as number) * grown)
    if (grown === 0) return ruined(net, gross, relatives.length, turnover)
    held = held && drift(held, row, grown)
    if (t % PROGRESS_BARS === 0) onProgress?.(t + 1, relatives.length)
  }
  onProgress?.(relatives.length, relatives.length)
  return { net, gross, max_drawdown: maxDrawdown(net), turnover }
}

/** Ruined: wealth stays at zero. */
function ruined(net: readonly number[], gross: readonly number[], bars: number, turnover: number): Run {
  const zeros = new Array<number>(bars + 1 - net.length).fill(0)
  return { net: [...net, ...zeros], gross: [...gross, ...zeros], max_drawdown: 1, turnover }
}

/** 1 − min over t of Sₜ / max of S before it. */
export function maxDrawdown(wealth: readonly number[]): number {
  let high = 0
  let worst = 0
  for (const value of wealth) {
    high = Math.max(high, value)
    if (high > 0) worst = Math.max(worst, 1 - value / high)
  }
  return worst
}
