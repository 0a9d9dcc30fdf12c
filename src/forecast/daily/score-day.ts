/** A day is over: what its forecasts were worth, and what the ensemble and the intervals learn from it. */
import type { Hedge } from '#trading/experts/ada-hedge'
import type { Day } from '../day.ts'
import { learn } from '../ensemble.ts'
import { models } from '../models/catalogue.ts'
import { pinball, qlike } from '../scores/loss.ts'
import { scoresOf, type Thirds, updateThirds } from '../thirds.ts'
import { type AwaitedDay, type CoinState, ENSEMBLE, type Forecast, TARGET, turnOf } from './state.ts'

export type Score = {
  readonly model: string
  readonly missed: boolean
  readonly qlike: number
  /** Mean pinball loss of both ends; null for an unbounded interval. */
  readonly pinball: number | null
  /** Of the ensemble; null for the others, and for a direction or a return of zero. */
  readonly hit: boolean | null
  /** Of the ensemble: probability that its law gave to returns up to the day's; null with fewer than 20 past scores. */
  readonly pit: number | null
}

const RANKED = 20
/** Scores are kept with so many digits: the same on every machine, and short. */
const DIGITS = 6

/** Null: the day had no forecast. Forecasts of days before it, which stayed without an outcome, are dropped. */
export function scoreDay(state: CoinState, day: Day): { readonly state: CoinState; readonly scores: readonly Score[] } | null {
  const pending = state.pending.find(({ at }) => at === day.at)
  if (!pending) return null
  const scores = pending.forecasts.map((forecast) => scoreOf(forecast, pending, state.intervals[forecast.model] as Thirds, day))
  const intervals = Object.fromEntries(
    pending.forecasts.map((forecast, k) => [
      forecast.model,
      updated(state.intervals[forecast.model] as Thirds, forecast, scores[k] as Score, day),
    ]),
  )
  const variances = pending.forecasts.slice(0, models.length).map(({ variance }) => variance)
  const hedges = state.hedges.map((hedge, turn) => (turn === turnOf(day.at) ? learn(hedge, variances, realised(day)) : hedge))
  const rest = state.pending.filter(({ at }) => at > day.at)
  return { state: { ...state, intervals, hedges: hedges as [Hedge, Hedge], pending: rest }, scores }
}

function scoreOf(forecast: Forecast, { up }: AwaitedDay, intervals: Thirds, day: Day): Score {
  const { model, variance, half_width } = forecast
  const { gain } = day
  const ends = half_width === null ? null : pinball(gain, -half_width, TARGET / 2) + pinball(gain, half_width, 1 - TARGET / 2)
  return {
    model,
    missed: half_width !== null && (Math.abs(gain) > half_width || half_width === 0),
    qlike: Math.max(0, qlike(realised(day), variance)),
    pinball: ends === null ? null : ends / 2,
    hit: model === ENSEMBLE && up !== null && gain !== 0 ? up === gain > 0 : null,
    pit: model === ENSEMBLE ? pitOf(scoresOf(intervals, forecast.third), gain, variance) : null,
  }
}

/** The law of a return: symmetric, its size in deviations as that of the past scores of its third. */
function pitOf(scores: readonly number[], gain: number, variance: number): number | null {
  if (scores.length < RANKED) return null
  const size = sizeOf(gain, variance)
  const below = scores.filter((one) => one < size).length
  const upTo = (below + scores.filter((one) => one <= size).length + 1) / 2 / (scores.length + 1)
  return 0.5 + (Math.sign(gain) * upTo) / 2
}

function updated(intervals: Thirds, { third, variance }: Forecast, { missed }: Score, { gain }: Day): Thirds {
  return updateThirds(intervals, third, sizeOf(gain, variance), missed)
}

/** Of a return, in forecast standard deviations. */
export function sizeOf(gain: number, variance: number): number {
  return Number((Math.abs(gain) / Math.sqrt(variance)).toPrecision(DIGITS))
}

/** A day without any movement has no ratio: as if it had moved by the least that a model may state. */
function realised({ variance }: Day): number {
  return Math.max(variance, 1e-10)
}
