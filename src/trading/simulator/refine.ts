/**
 * Refinement of a path: between two known points of sixteen Brownian paths, the points between, each exactly as it would have come had the
 * path been drawn forward (the Brownian bridge; P. Lévy, Le mouvement brownien plane, 1940; P. Glasserman, Monte Carlo Methods in Financial
 * Engineering, 2003, section 3.1). Time runs in shares of the day's variance.
 */
import { SERIES } from './day.ts'
import { drawNormals, type Level } from './draws.ts'
import type { Key } from './philox.ts'

/** `count` + 1 points of each series; the first and last are the two that were known. */
export type Points = {
  readonly count: number
  /** Series s at point p: `paths[s * (count + 1) + p]`, in deviations of its day. */
  readonly paths: Float64Array
  /** Share of the day's variance gone at point p. */
  readonly elapsed: Float64Array
}

/** The points between point `at` and `at + 1` of `coarse`, whose distances in variance are as the shares. */
export function refine(key: Key, level: Level, unit: number, coarse: Points, at: number, shares: Float64Array): Points {
  const count = shares.length
  const from = coarse.elapsed[at] as number
  const to = coarse.elapsed[at + 1] as number
  const elapsed = elapse(from, to, shares)
  const paths = new Float64Array(SERIES * (count + 1))
  for (let series = 0; series < SERIES; series += 1) {
    const first = series * (count + 1)
    const coarse_at = series * (coarse.count + 1) + at
    drawNormals(paths, first + 1, count, key, level, series, unit)
    bridge(paths, first, elapsed, coarse.paths[coarse_at] as number, coarse.paths[coarse_at + 1] as number)
  }
  return { count, paths, elapsed }
}

/** Both ends of a day: paths from zero to their totals. */
export function ends(total: Float64Array): Points {
  const paths = new Float64Array(2 * SERIES)
  for (let series = 0; series < SERIES; series += 1) paths[2 * series + 1] = total[series] as number
  return { count: 1, paths, elapsed: Float64Array.of(0, 1) }
}

function elapse(from: number, to: number, shares: Float64Array): Float64Array {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const elapsed = new Float64Array(shares.length + 1)
  elapsed[0] = from
  let sum = 0
  for (let at = 1; at < shares.length; at += 1) {
    sum += shares[at - 1] as number
    elapsed[at] = from + (to - from) * (sum / whole)
  }
  elapsed[shares.length] = to
  return elapsed
}

/** Turns the deviates behind `first` into points that lead from `start` to `end`. */
function bridge(paths: Float64Array, first: number, elapsed: Float64Array, start: number, end: number): void {
  const last = elapsed.length - 1
  const from = elapsed[0] as number
  const whole = (elapsed[last] as number) - from
  let free = 0
  for (let at = 1; at <= last; at += 1) {
    free += (paths[first + at] as number) * Math.sqrt((elapsed[at] as number) - (elapsed[at - 1] as number))
    paths[first + at] = free
  }
  const missing = end - start - free
  for (let at = 1; at < last; at += 1) {
    paths[first + at] = start + (paths[first + at] as number) + missing * (((elapsed[at] as number) - from) / whole)
  }
  paths[first] = start
  paths[first + last] = end
}
