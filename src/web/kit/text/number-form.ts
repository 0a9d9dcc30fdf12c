/** Percentages and counts under the names of the screens. Like money they read the same in every language. */
import { formatCount, formatPercent, formatPlaces, type Percentage, type Sign } from '#kernel/format/number'

/** How many of anything but money. */
export function countText(count: number): string {
  return formatCount(count)
}

/** A plain number such as a ratio, with that many places; not for money and shares. */
export function decimalText(value: number, places: number): string {
  return formatPlaces(value, places)
}

/** `14.50%`, `−1.83%`; a text keeps its places, basis points get two. A dash for null. */
export function percentText(value: Percentage, sign?: Sign): string {
  return formatPercent(value, sign)
}
