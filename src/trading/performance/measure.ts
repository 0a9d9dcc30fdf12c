/** From a session's points and costs to the figures of a record. Shares are plain numbers: 0.125 is 12.5 %. */
import { daysUnderWater, maxDrawdown, type Value } from './drawdown.ts'
import type { Point } from './point.ts'
import { dailyReturns, monthlyReturns, sharpe } from './returns.ts'

export type Measured = {
  readonly from: number
  readonly to: number
  readonly net: number
  readonly gross: number
  readonly hold: number
  readonly crp: number
  readonly max_drawdown: number
  readonly under_water_days: number
  readonly worst_day: number | null
  readonly worst_month: number | null
  readonly months: number
  readonly losing_months: number
  /** Value bought and sold over the mean value held. */
  readonly turnover: number
  readonly sharpe: { readonly ratio: number; readonly n: number } | null
}

/** `points` oldest first; `traded` is the value bought and sold meanwhile, in cents. Null for an empty span. */
export function measure(points: readonly Point[], traded: bigint): Measured | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last || last.at <= first.at) return null
  const values: Value[] = points.map(({ at, net }) => ({ at, value: Number(net) }))
  const mean = values.reduce((sum, { value }) => sum + value, 0) / values.length
  const days = dailyReturns(values)
  const months = monthlyReturns(values)
  return {
    from: first.at,
    to: last.at,
    net: grown(first.net, last.net),
    gross: grown(first.gross, last.gross),
    hold: grown(first.hold, last.hold),
    crp: grown(first.crp, last.crp),
    max_drawdown: maxDrawdown(values),
    under_water_days: daysUnderWater(values),
    worst_day: worst(days),
    worst_month: worst(months),
    months: months.length,
    losing_months: months.filter((one) => one < 0).length,
    turnover: mean > 0 ? Number(traded) / mean : 0,
    sharpe: sharpe(days),
  }
}

function grown(from: bigint, to: bigint): number {
  return Number(to) / Number(from) - 1
}

function worst(returns: readonly number[]): number | null {
  return returns.length > 0 ? Math.min(...returns) : null
}
