/**
 * The simulated prices of one seed at any instant: days are walked once from the genesis (microseconds each) and kept; of hours, minutes
 * and seconds only the last that was asked for is kept, so that a second after a second costs nearly nothing and any other a thousand
 * draws.
 */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#kernel/duration'
import { type Day, firstDay, logAt, nextDay } from './day.ts'
import { HOURS, hourlyVarianceShares, MINUTES, minuteVarianceShares, SECONDS } from './intraday-volatility.ts'
import type { Key } from './philox.ts'
import { ends, type Points, refine } from './refine.ts'

const even = new Float64Array(SECONDS).fill(1)

export type Path = {
  readonly genesis: number
  dayOf(number: number): Day
  /** The 61 minute points of an hour, counted since 1970; the last is the first of the next hour. */
  minutesOf(hour: number): Points
  /** The 61 second points of a minute, counted since 1970. */
  secondsOf(minute: number): Points
}

/** `genesis` in seconds since 1970, at midnight. */
export function openPath(key: Key, genesis: number): Path {
  const first = genesis / DAY_SECONDS
  const days: Day[] = [firstDay(key, first)]
  const dayOf = (number: number): Day => {
    while (days.length <= number - first) days.push(nextDay(key, days.at(-1) as Day))
    return days[number - first] as Day
  }
  const hoursOf = kept((day) => refine(key, 'hours', day, ends(dayOf(day).total), 0, hourlyVarianceShares(key, day)))
  const minutesOf = kept((hour) =>
    refine(key, 'minutes', hour, hoursOf(Math.floor(hour / HOURS)), hour % HOURS, minuteVarianceShares(key, hour)),
  )
  const secondsOf = kept((minute) => refine(key, 'seconds', minute, minutesOf(Math.floor(minute / MINUTES)), minute % MINUTES, even))
  return { genesis, dayOf, minutesOf, secondsOf }
}

/** Writes the logarithm of each coin's price at point `at` of points that belong to `day`. */
export function logsAt(out: Float64Array, day: Day, points: Points, at: number): void {
  const stride = points.count + 1
  const common = points.paths[at] as number
  for (let coin = 0; coin < out.length; coin += 1) out[coin] = logAt(day, coin, common, points.paths[(coin + 1) * stride + at] as number)
}

/** Writes the logarithm of each coin's price at a second since 1970. */
export function logsOf(out: Float64Array, path: Path, second: number): void {
  const day = path.dayOf(Math.floor(second / DAY_SECONDS))
  const minute = Math.floor(second / MINUTE_SECONDS)
  const within = second % MINUTE_SECONDS
  if (within === 0) logsAt(out, day, path.minutesOf(Math.floor(second / HOUR_SECONDS)), minute % MINUTES)
  else logsAt(out, day, path.secondsOf(minute), within)
}

function kept(make: (unit: number) => Points): (unit: number) => Points {
  let last: { unit: number; points: Points } | null = null
  return (unit) => {
    if (last?.unit !== unit) last = { unit, points: make(unit) }
    return last.points
  }
}
