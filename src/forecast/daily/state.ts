/**
 * The forecasts of one coin, day by day. At 23:30 UTC of day d the models forecast day d + 1; at midnight day d is scored. So a day's
 * outcome is known only after the next forecast, and the next but one is the first that learns from it. Plain data, so that a run can stop
 * anywhere and resume.
 */
import { DAY_MS } from '#kernel/duration'
import { type Hedge, regretBound, startHedge } from '#trading/experts/ada-hedge'
import type { Day } from '../day.ts'
import type { Fit, Model } from '../model.ts'
import { models } from '../models/catalogue.ts'
import { startThirds, type Third, type Thirds } from '../thirds.ts'

/** Share of days that an interval may miss. */
export const TARGET = 0.1
export const ENSEMBLE = 'ensemble'
/** In the order of rows: the models, then what mixes them. */
export const names: readonly string[] = [...models.map(({ id }) => id), ENSEMBLE]
/** Every model forecasts from the day on which all can. */
export const NEEDS = Math.max(...models.map(({ needs }) => needs))

/** What a coin's models see of a day that is over. `cut` is it up to 23:30 UTC. */
export type Seen = { readonly whole: Day; readonly cut: Day }

export type Forecast = {
  readonly model: string
  readonly variance: number
  /** The interval is ± so much log return; null: unbounded. */
  readonly half_width: number | null
  readonly third: Third
}

/** A day's forecasts whose outcome is not known yet. */
export type AwaitedDay = {
  /** Start of the day, in milliseconds. */
  readonly at: number
  readonly forecasts: readonly Forecast[]
  /** The sign of the mean of the last 22 returns; null: zero. */
  readonly up: boolean | null
}

/**
 * `hedges` take turns, by even and odd days: then each has learnt from all of its own days when it mixes the next one, and both regret
 * bounds hold. P. Joulani, A. György, C. Szepesvári, "Online Learning under Delayed Feedback", ICML 2013.
 */
export type CoinState = {
  /** By `fitKey`. */
  readonly fits: Readonly<Record<string, Fit>>
  readonly hedges: readonly [Hedge, Hedge]
  readonly intervals: Readonly<Record<string, Thirds>>
  /** At most two, oldest first. */
  readonly pending: readonly AwaitedDay[]
  /** The newest day that was forecast, in milliseconds; null: none yet. */
  readonly newest: number | null
}

/** What a model has learnt, by this key: a new version learns again. */
export function fitKey({ id, version }: Model): string {
  return `${id}/${version}`
}

export function startCoin(): CoinState {
  return {
    fits: {},
    hedges: [startHedge(models.length), startHedge(models.length)],
    intervals: Object.fromEntries(names.map((name) => [name, startThirds(TARGET)])),
    pending: [],
    newest: null,
  }
}

export function turnOf(at: number): 0 | 1 {
  return (at / DAY_MS) % 2 === 0 ? 0 : 1
}

/** Loss of the mixture less that of the best model over all days, and the most that it can be. */
export function ensembleRegret({ hedges: [even, odd] }: CoinState): { readonly regret: number; readonly bound: number } {
  const best = Math.min(...even.losses.map((loss, k) => loss + (odd.losses[k] as number)))
  return { regret: even.mixed + odd.mixed - best, bound: regretBound(even) + regretBound(odd) }
}
