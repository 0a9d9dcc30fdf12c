/** Formats durations in a language. */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../duration.ts'
import { formatNumber } from './number.ts'

const units = [
  ['day', DAY_SECONDS],
  ['hour', HOUR_SECONDS],
  ['minute', MINUTE_SECONDS],
  ['second', 1],
] as const

/**
 * `rough`: in the largest unit with a value of at least two, floored. `exact`: in every unit that is not zero, `2 days 3
 * hours`.
 */
export function formatDuration(language: string, seconds: number, how: 'rough' | 'exact' = 'rough'): string {
  const say = (unit: string, count: number) => formatNumber(language, count, { style: 'unit', unit, unitDisplay: 'long' })
  if (how === 'rough') {
    const [unit, length] = units.find(([, size]) => seconds >= 2 * size) ?? (['second', 1] as const)
    return say(unit, Math.floor(seconds / length))
  }
  let left = seconds
  const parts = units.flatMap(([unit, length]) => {
    const count = Math.floor(left / length)
    left -= count * length
    return count > 0 ? [say(unit, count)] : []
  })
  return parts.join(' ') || say('second', 0)
}
