/** What the models see of a coin's day, as stored. */

import type { Seen } from '#forecast/daily/state'
import { CUT_MS, cutDayOf, type Day, dayOf, isWhole } from '#forecast/day'
import { DAY_MS, HOUR_MS } from '#kernel/duration'
import type { Price } from '#kernel/price'
import type { SeenDay } from '../record/days.ts'

/** The day that is about to end, up to 23:30. */
export type CutDay = { readonly coin: string; readonly cut: Day; readonly price: bigint }

/** A 5-minute close: when its bar began, and the price. */
export type Close = { readonly at: number; readonly close: Price }

const BAR_MS = 300_000
/** The close before the day may be so old: after that the day has no first price. */
const BEFORE_MS = HOUR_MS

/** Whether the bar that ends at `end` has arrived. */
export function hasArrived(closes: readonly Close[] | undefined, end: number): boolean {
  return closes?.some(({ at }) => at + BAR_MS === end) ?? false
}

/** Null: too many closes are missing. `closes` oldest first, from before the day. */
export function seenDayOf(coin: string, at: number, closes: readonly Close[]): SeenDay | null {
  const cut = cutOf(coin, at, closes)
  const inside = within(closes, at, DAY_MS)
  const day = inside && isWhole(inside.length - 1) ? dayOf(at, inside.map(Number)) : null
  if (!cut || !day) return null
  return { coin, ...day, cut_variance: cut.cut.variance, cut_gain: cut.cut.gain, cut_price: cut.price }
}

export function cutOf(coin: string, at: number, closes: readonly Close[]): CutDay | null {
  const inside = within(closes, at, CUT_MS)
  const cut = inside && isWhole(inside.length - 1, CUT_MS) ? cutDayOf(at, inside.map(Number)) : null
  const price = inside?.at(-1)
  return cut && price ? { coin, cut, price } : null
}

export function seenOf({ at, variance, gain, cut_variance, cut_gain }: SeenDay): Seen {
  return { whole: { at, variance, gain }, cut: { at, variance: cut_variance, gain: cut_gain } }
}

/** The last close before the day, and those up to `span` after its start. */
function within(closes: readonly Close[], at: number, span: number): Price[] | null {
  const first = closes.findLast((one) => one.at < at)
  if (!first || first.at + BAR_MS < at - BEFORE_MS) return null
  return [first.close, ...closes.filter((one) => one.at >= at && one.at + BAR_MS <= at + span).map(({ close }) => close)]
}
