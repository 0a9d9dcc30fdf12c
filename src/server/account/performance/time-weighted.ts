/**
 * The time-weighted return: the growth of one dollar that was there from the first day, chained over the days on which money came in or
 * went out. Money in counts from the start of its day, money out until its end. Pure.
 */
import type { NoRate } from '#contract/member/returns'

/** A day with entries: what was owned at its start and its end, and what came in and went out between. Cents. */
export type Step = {
  readonly day: number
  readonly before: bigint
  readonly money_in: bigint
  readonly money_out: bigint
  readonly after: bigint
}

/** Whole days, ascending. `first` is the day of the opening value: the one before the period. */
export type Course = {
  readonly first: number
  readonly opening: bigint
  readonly steps: readonly Step[]
  readonly last: number
  readonly closing: bigint
}

/** The index at the start and the end of a day with entries; one at the beginning. */
type Level = { readonly day: number; readonly before: number; readonly after: number }
export type Chain = { readonly levels: readonly Level[]; readonly end: number }

export function chainOf({ opening, steps, closing }: Course): Chain | NoRate {
  let [index, value] = [1, opening]
  const levels: Level[] = []
  for (const { day, before, money_in, money_out, after } of steps) {
    const [start, end] = [before + money_in, after + money_out]
    if (isUnfunded(value, before) || isUnfunded(start, end)) return 'unfunded_gain'
    const at_start = index * ratio(before, value)
    index = at_start * ratio(end, start)
    levels.push({ day, before: at_start, after: index })
    value = after
  }
  if (isUnfunded(value, closing)) return 'unfunded_gain'
  return { levels, end: index * ratio(closing, value) }
}

function isUnfunded(from: bigint, to: bigint): boolean {
  return from <= 0n && to > 0n
}

function ratio(to: bigint, from: bigint): number {
  return from > 0n ? Number(to) / Number(from) : 1
}

/** When money first was there and when it last was: what both returns are about. Null: never. */
export function spanOf({ first, opening, steps, last, closing }: Course): { readonly from: number; readonly to: number } | null {
  const moved = steps.filter(({ money_in, money_out }) => money_in > 0n || money_out > 0n)
  const from = opening > 0n ? first : steps.find(({ after, money_in }) => after > 0n || money_in > 0n)?.day
  if (from === undefined) return null
  return { from, to: closing > 0n ? last : Math.max(from, moved.at(-1)?.day ?? from) }
}

export type Drawdown = {
  /** Share of the peak that was lost. */
  readonly fall: number
  readonly from: number
  readonly to: number
  /** Null: not until the end. */
  readonly recovered_on: number | null
}

/** A fall smaller than this is the noise of floats. */
const NOISE = 1e-12

/** The largest fall of the index. Between days with entries plans only accrue, so that it falls on those days alone. */
export function drawdownOf({ first, last }: Pick<Course, 'first' | 'last'>, { levels, end }: Chain): Drawdown | null {
  const points = [
    { day: first, index: 1 },
    ...levels.flatMap(({ day, before, after }) => [
      { day: Math.max(first, day - 1), index: before },
      { day, index: after },
    ]),
    { day: last, index: end },
  ]
  let peak = { day: first, index: 1 }
  let deepest = null as (Drawdown & { readonly peak: number }) | null
  for (const { day, index } of points) {
    if (deepest && deepest.recovered_on === null && index >= deepest.peak * (1 - NOISE)) deepest = { ...deepest, recovered_on: day }
    if (index >= peak.index * (1 - NOISE)) peak = { day, index }
    const fall = 1 - index / peak.index
    if (fall > Math.max(NOISE, deepest?.fall ?? 0)) deepest = { fall, from: peak.day, to: day, recovered_on: null, peak: peak.index }
  }
  if (!deepest) return null
  const { peak: _peak, ...drawdown } = deepest
  return drawdown
}
