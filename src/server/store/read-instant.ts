/**
 * Reads a timestamp with time zone by the places of its digits: a page of rows has hundreds, and the driver's pattern takes three times as
 * long.
 */

const ZERO = 48
const FRACTION = 20

/** `2026-11-28 02:20:15.123456+00`, as a session in UTC is sent it, cut to milliseconds; null: another form, which the driver reads. */
export function readInstant(text: string): Date | null {
  const end = text.length - 3
  if (end < 19 || text[4] !== '-' || text[10] !== ' ' || !text.endsWith('+00')) return null
  const two = (at: number): number => (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO
  const year = two(0) * 100 + two(2)
  // Date.UTC takes a year before 100 for one of the last century.
  if (year < 100) return null
  let milliseconds = 0
  for (let at = FRACTION, unit = 100; unit >= 1; at += 1, unit /= 10) if (at < end) milliseconds += (text.charCodeAt(at) - ZERO) * unit
  return new Date(Date.UTC(year, two(5) - 1, two(8), two(11), two(14), two(17), milliseconds))
}
