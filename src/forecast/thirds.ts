/**
 * Intervals whose coverage holds on calm and on wild days alike: a conformal state for each third of forecast volatility, known before the
 * day begins. V. Vovk, D. Lindsay, I. Nouretdinov, A. Gammerman, "Mondrian Confidence Machine" (2003), with the adaptive level of
 * `conformal.ts`: each third has its own deterministic bound, on its own days. One state for all days covers calm days too seldom: realised
 * variance lies further below its forecast in wild times, so that the same multiple of the deviation is wider than it needs to be there.
 */
import { type Conformal, halfWidth, startConformal, updateConformal } from './conformal.ts'

export type Third = 0 | 1 | 2

export type Thirds = {
  /** Calm, middle, wild. */
  readonly states: readonly [Conformal, Conformal, Conformal]
  /** The last forecast variances, oldest first: a day's third is the rank among them. */
  readonly variances: readonly number[]
}

/** One year. */
const WINDOW = 365
/** Before so many forecasts a rank says little: all days are middle ones. */
const RANKED = 30
/** A third is compared with its own scores from so many on. */
const ENOUGH = 80

export function startThirds(target: number): Thirds {
  return { states: [startConformal(target), startConformal(target), startConformal(target)], variances: [] }
}

/** Known when the forecast is made. */
export function thirdOf({ variances }: Thirds, variance: number): Third {
  if (variances.length < RANKED) return 1
  const below = variances.filter((one) => one < variance).length / variances.length
  return below < 1 / 3 ? 0 : below < 2 / 3 ? 1 : 2
}

/** The past scores that a third is compared with: its own, or those of all while they are few. Which ones does not touch the bound. */
export function scoresOf({ states }: Thirds, third: Third): readonly number[] {
  const own = states[third].scores
  return own.length >= ENOUGH ? own : states.flatMap(({ scores }) => scores)
}

/** Half the interval's width in forecast standard deviations. */
export function thirdWidth(thirds: Thirds, third: Third): number {
  return halfWidth({ ...thirds.states[third], scores: scoresOf(thirds, third) })
}

/** Scores of an earlier forecast, for which no interval was published: they are compared with, and move no level. */
export function warmUp(thirds: Thirds, variance: number, score: number): Thirds {
  const third = thirdOf(thirds, variance)
  const [calm, middle, wild] = thirds.states.map((state, at) => (at === third ? { ...state, scores: [...state.scores, score] } : state))
  return rankVariance({ ...thirds, states: [calm, middle, wild] as Thirds['states'] }, variance)
}

/** The forecast of a day was published. */
export function rankVariance({ states, variances }: Thirds, variance: number): Thirds {
  return { states, variances: [...variances, variance].slice(-WINDOW) }
}

/** The day is over; it was published in `third`. */
export function updateThirds({ states, variances }: Thirds, third: Third, score: number, missed: boolean): Thirds {
  const [calm, middle, wild] = states.map((state, at) => (at === third ? updateConformal(state, score, missed) : state))
  return { states: [calm, middle, wild] as Thirds['states'], variances }
}
