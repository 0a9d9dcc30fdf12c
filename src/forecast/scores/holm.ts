/**
 * Holm's correction for several comparisons at once: with many models, one looks better by luck alone. The
 * chance of even one corrected p below a level, where there is no difference, is at most that level.
 */

/** In the given order. The smallest p counts for all comparisons, the next for those that remain, and none is below the one before it. */
export function holm(values: readonly number[]): number[] {
  const order = values.map((p, place) => ({ p, place })).sort((one, other) => one.p - other.p)
  const corrected: number[] = new Array(values.length)
  let least = 0
  for (const [rank, { p, place }] of order.entries()) {
    least = Math.max(least, Math.min(1, p * (values.length - rank)))
    corrected[place] = least
  }
  return corrected
}
