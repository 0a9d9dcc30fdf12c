/** Walks over days that are over, and over the one that is about to end: forecasts and scores in the order in which they happen. */

import type { Day } from '../day.ts'
import { forecastNext, type Trained } from './forecast-next.ts'
import { type Score, scoreDay } from './score-day.ts'
import { type AwaitedDay, type CoinState, NEEDS, type Seen } from './state.ts'
import { warmCoin } from './warm-coin.ts'

export type Step =
  | { readonly forecast: AwaitedDay; readonly trained: readonly Trained[]; readonly base_at: number; readonly state: CoinState }
  | { readonly scored: Day; readonly scores: readonly Score[]; readonly state: CoinState }

/** `seen` oldest first; what `state` has already had is passed over. `cut`: the day after them up to 23:30, once that is over. */
export function* walkDays(state: CoinState, seen: readonly Seen[], cut: Day | null): Generator<Step> {
  const whole = seen.map((one) => one.whole)
  let now = state
  const next = (before: number, last: Day): Step | null => {
    if (before + 1 < NEEDS || (now.newest !== null && last.at < now.newest)) return null
    if (now.newest === null) now = warmCoin(now, whole.slice(0, before))
    const { state: after, made, trained } = forecastNext(now, whole.slice(0, before), last)
    now = after
    return { forecast: made, trained, base_at: last.at, state: now }
  }
  for (const [at, one] of seen.entries()) {
    const forecast = next(at, one.cut)
    if (forecast) yield forecast
    const scored = scoreDay(now, one.whole)
    if (!scored) continue
    now = scored.state
    yield { scored: one.whole, scores: scored.scores, state: now }
  }
  const last = cut && next(seen.length, cut)
  if (last) yield last
}
