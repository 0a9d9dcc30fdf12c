/** A coin's first intervals are compared with how EWMA did on the days before every model could forecast. */
import type { Day } from '../day.ts'
import { ewma } from '../models/baselines.ts'
import { type Thirds, warmUp } from '../thirds.ts'
import { sizeOf } from './score-day.ts'
import type { CoinState } from './state.ts'

/** `days` oldest first. */
export function warmCoin(state: CoinState, days: readonly Day[]): CoinState {
  const pairs = days.slice(ewma.needs).map((day, n) => {
    const variance = ewma.variance([], days.slice(0, ewma.needs + n))
    return { variance, size: sizeOf(day.gain, variance) }
  })
  const warm = (thirds: Thirds): Thirds => pairs.reduce((sum, { variance, size }) => warmUp(sum, variance, size), thirds)
  return { ...state, intervals: Object.fromEntries(Object.entries(state.intervals).map(([name, thirds]) => [name, warm(thirds)])) }
}
