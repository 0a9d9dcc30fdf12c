/** Walk-forward: each day's forecast is made from the days before it, with parameters that were trained on those days or fewer. */
import { DAY_MS } from '#kernel/duration'
import type { Day } from './day.ts'
import { type Fit, LEAST_VARIANCE, type Model } from './model.ts'

export type Forecast = {
  /** Start of the UTC day that it is for. */
  readonly at: number
  readonly variance: number
}

/** Training falls on the same days on every machine: those whose number since 1970 is a multiple of `trained_every`. */
export function trainsAt(model: Model, at: number): boolean {
  return model.trained_every > 0 && (at / DAY_MS) % model.trained_every === 0
}

/** A forecast for each of `days` from the first with enough of a past, and for the day after the last one. @internal */
export function walkForward(model: Model, days: readonly Day[]): Forecast[] {
  const forecasts: Forecast[] = []
  let fit: Fit | null = null
  for (let t = model.needs; t <= days.length; t += 1) {
    const past = days.slice(0, t)
    const at = (past.at(-1) as Day).at + DAY_MS
    if (fit === null || trainsAt(model, at)) fit = model.train(past)
    forecasts.push({ at, variance: Math.max(model.variance(fit, past), LEAST_VARIANCE) })
  }
  return forecasts
}
