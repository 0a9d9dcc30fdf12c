import { DAY_MS } from '#kernel/duration'

export type Value = { readonly at: number; readonly value: number }

/** Maximum drawdown as a share of the earlier high: 0.25 is a quarter lost. Zero without any fall. */
export function maxDrawdown(values: readonly Value[]): number {
  let high = 0
  let deepest = 0
  for (const { value } of values) {
    high = Math.max(high, value)
    if (high > 0) deepest = Math.max(deepest, 1 - value / high)
  }
  return deepest
}

/** The high and the low of the maximum drawdown; null without any fall. */
export function worstDrawdown<Point extends Value>(values: readonly Point[]): { readonly high: Point; readonly low: Point } | null {
  let high: Point | null = null
  let worst: { readonly high: Point; readonly low: Point; readonly fall: number } | null = null
  for (const point of values) {
    if (high === null || point.value > high.value) high = point
    const fall = high.value > 0 ? 1 - point.value / high.value : 0
    if (fall > (worst?.fall ?? 0)) worst = { high, low: point, fall }
  }
  return worst
}

/** The longest time from a high to its recovery, or to the end, in days. */
export function daysUnderWater(values: readonly Value[]): number {
  let longest = 0
  let high: Value | null = null
  let below = false
  for (const point of values) {
    if (high && point.value < high.value) {
      below = true
      longest = Math.max(longest, point.at - high.at)
      continue
    }
    if (high && below) longest = Math.max(longest, point.at - high.at)
    below = false
    high = point
  }
  return longest / DAY_MS
}
