/** The forecasts of the day after the last one, from the days before it and that day up to its cut. */
import { DAY_MS } from '#kernel/duration'
import type { Day } from '../day.ts'
import { mixedVariance } from '../ensemble.ts'
import { type Fit, LEAST_VARIANCE, type Model } from '../model.ts'
import { models } from '../models/catalogue.ts'
import { rankVariance, type Thirds, thirdOf, thirdWidth } from '../thirds.ts'
import { trainsAt } from '../walk.ts'
import { type AwaitedDay, type CoinState, ENSEMBLE, type Forecast, fitKey, names, turnOf } from './state.ts'

const DIRECTION_DAYS = 22

/** A model that learnt something, from `days`. */
export type Trained = { readonly model: string; readonly key: string; readonly days: readonly Day[]; readonly fit: Fit }
export type Next = { readonly state: CoinState; readonly made: AwaitedDay; readonly trained: readonly Trained[] }

/** `whole`: days that are over, oldest first; `cut`: the day after them. Together at least NEEDS. */
export function forecastNext(state: CoinState, whole: readonly Day[], cut: Day): Next {
  const days = [...whole, cut]
  const at = cut.at + DAY_MS
  const trained = models.flatMap((model) => trainIfDue(state, model, days, at))
  const fits = { ...state.fits, ...Object.fromEntries(trained.map(({ key, fit }) => [key, fit])) }
  const variances = models.map((model) => Math.max(model.variance(fits[fitKey(model)] ?? [], days), LEAST_VARIANCE))
  const mixed = mixedVariance(state.hedges[turnOf(at)], variances)
  const forecasts = names.map((name, k) => forecastOf(name, state.intervals[name] as Thirds, variances[k] ?? mixed))
  const made = { at, forecasts, up: directionOf(days) }
  const intervals = Object.fromEntries(
    forecasts.map(({ model, variance }) => [model, rankVariance(state.intervals[model] as Thirds, variance)]),
  )
  return { state: { ...state, fits, intervals, pending: [...state.pending, made], newest: at }, made, trained }
}

export function ensembleOf({ forecasts }: AwaitedDay): Forecast {
  return forecasts.find(({ model }) => model === ENSEMBLE) as Forecast
}

function trainIfDue({ fits }: CoinState, model: Model, days: readonly Day[], at: number): Trained[] {
  if (model.trained_every === 0 || (fits[fitKey(model)] && !trainsAt(model, at))) return []
  return [{ model: model.id, key: fitKey(model), days, fit: model.train(days) }]
}

function forecastOf(model: string, intervals: Thirds, variance: number): Forecast {
  const third = thirdOf(intervals, variance)
  const width = thirdWidth(intervals, third)
  return { model, variance, half_width: Number.isFinite(width) ? Math.max(0, width) * Math.sqrt(variance) : null, third }
}

function directionOf(days: readonly Day[]): boolean | null {
  const sum = days.slice(-DIRECTION_DAYS).reduce((total, { gain }) => total + gain, 0)
  return sum === 0 ? null : sum > 0
}
