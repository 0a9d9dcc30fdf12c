/**
 * Rows to write for one coin: forecasts, scores and trainings, in the order in which they happen. Pure, so that a worker thread can run it.
 */

import { createHash } from 'node:crypto'
import { ensembleOf, type Trained } from '#forecast/daily/forecast-next'
import { type CoinState, startCoin } from '#forecast/daily/state'
import { type Step, walkDays } from '#forecast/daily/walk-days'
import type { Day } from '#forecast/day'
import { DAY_MS } from '#kernel/duration'
import { coins } from '#trading/coins'
import { returnBelow } from '#trading/simulator/law'
import type { Path } from '#trading/simulator/path'
import type { SeenDay } from '../record/days.ts'
import type { ForecastRow, ScoreRow, TrainingRow, Walked } from '../record/write-walk.ts'
import { type CutDay, seenOf } from './seen-day.ts'

export type WalkTask = {
  readonly coin: string
  /** Null: the coin's first. */
  readonly state: CoinState | null
  /** Oldest first. */
  readonly days: readonly SeenDay[]
  readonly cut: CutDay | null
  /** At most so many days in one answer. */
  readonly most: number
}

/** `path`: of the simulator, whose law is known; null for other prices. */
export function walkCoin({ coin, state, days, cut, most }: WalkTask, path: Path | null): Walked {
  let last = state ?? startCoin()
  const forecasts: ForecastRow[] = []
  const scores: ScoreRow[] = []
  const trainings: TrainingRow[] = []
  const prices = new Map([...days.map(({ at, cut_price }) => [at, cut_price] as const), ...(cut ? [[cut.cut.at, cut.price] as const] : [])])
  const widths = new Map(last.pending.map((pending) => [pending.at, ensembleOf(pending).half_width]))
  let steps = 0
  for (const step of walkDays(last, days.map(seenOf), cut?.cut ?? null)) {
    last = step.state
    if ('forecast' in step) {
      const { at, up } = step.forecast
      const base_price = prices.get(step.base_at) as bigint
      widths.set(at, ensembleOf(step.forecast).half_width)
      for (const { model, variance, half_width } of step.forecast.forecasts)
        forecasts.push({ model, day: at, variance, half_width, up, base_price })
      trainings.push(...step.trained.map((one) => trainingOf(one, at)))
    } else scores.push(...scoresOf(coin, step, widths.get(step.scored.at) ?? null, path))
    steps += 1
    if (steps >= 2 * most) return { state: last, forecasts, scores, trainings, done: false }
  }
  return { state: last, forecasts, scores, trainings, done: true }
}

function scoresOf(coin: string, { scored, scores }: Extract<Step, { scored: Day }>, width: number | null, path: Path | null): ScoreRow[] {
  return scores.map((score) => ({ ...score, day: scored.at, ...(score.pit !== null && path ? truth(coin, scored, width, path) : UNKNOWN) }))
}

const UNKNOWN = { true_pit: null, true_cover: null } as const

/** `width` of the ensemble's interval; null: unbounded. */
function truth(coin: string, { at, gain }: Day, width: number | null, path: Path) {
  const place = coins.findIndex(({ id }) => id === coin)
  const day = path.dayOf(at / DAY_MS)
  const cover = width === null ? 1 : returnBelow(day, place, width) - returnBelow(day, place, -width)
  return { true_pit: probability(returnBelow(day, place, gain)), true_cover: probability(cover) }
}

function probability(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function trainingOf({ model, days, fit }: Trained, day: number): TrainingRow {
  const data = days.flatMap(({ at, variance, gain }) => [at, variance, gain])
  return { model, day, days: days.length, data_hash: hashOf(data), fit_hash: hashOf(fit), fit }
}

/** Of the numbers as 64-bit floats, in this machine's byte order (little-endian everywhere that Node runs). */
function hashOf(numbers: readonly number[]): string {
  return createHash('sha256')
    .update(new Uint8Array(Float64Array.from(numbers).buffer))
    .digest('hex')
}
