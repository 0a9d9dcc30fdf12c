/** Formats durations in a language. */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../duration.ts'
import { localeOf } from './locale.ts'
import { formatCount } from './number.ts'

const units = [
  ['day', DAY_SECONDS],
  ['hour', HOUR_SECONDS],
  ['minute', MINUTE_SECONDS],
  ['second', 1],
] as const
type Unit = (typeof units)[number][0]

/**
 * How a duration is rounded. There is no default, so that none is rounded in our favour by accident. `at_most` is rounded up: an age, or
 * how long something takes. `at_least` is rounded down: how long is left. Both are in the largest unit with a value of at least two.
 * `exact` is in every unit that is not zero, `2 days 3 hours`.
 */
export type DurationRounding = 'at_most' | 'at_least' | 'exact'

export function formatDuration(language: string, seconds: number, how: DurationRounding): string {
  const say = (unit: Unit, count: number) => inUnit(language, unit, count)
  if (how !== 'exact') {
    const [unit, length] = units.find(([, size]) => seconds >= 2 * size) ?? (['second', 1] as const)
    return say(unit, (how === 'at_most' ? Math.ceil : Math.floor)(seconds / length))
  }
  let left = seconds
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    return count > 0 ? [say(unit, count)] : []
  })
  return parts.join(' ') || say('second', 0)
}

const made = new Map<string, Intl.NumberFormat>()

/** The word and its place follow the language, the number does not. */
function inUnit(language: string, unit: Unit, count: number): string {
  const name = `${language} ${unit}`
  const how = made.get(name) ?? new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long', useGrouping: false })
  made.set(name, how)
  return how
    .formatToParts(count)
    .map(({ type, value }) => (type === 'integer' ? formatCount(count) : value))
    .join('')
}
