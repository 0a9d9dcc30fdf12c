/** Where bars are cut so that one large value does not flatten the rest; null: nowhere. The value itself is printed at its bar. */

/** A value this many times the next largest is an outlier. */
const TIMES = 4
/** Room above the next largest value. */
const ROOM = 1.2
/** At least this many values besides the outlier, or there is nothing to flatten. */
const MIN_VALUES = 3

export function clipAt(values: readonly number[]): number | null {
  const sorted = values.filter((value) => value > 0).toSorted((one, other) => other - one)
  const [largest = 0, next = 0] = sorted
  return sorted.length > MIN_VALUES && largest > next * TIMES ? next * ROOM : null
}
