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

/** Font size for a figure in a small space: a very long amount gets smaller, so that it fits on one line. */

/** By the number of characters: thirteen is a million with cents, seventeen a thousand of them. `xxl` leads its card and has all of its width. */
export function fitFigure(text: string, size?: 'm' | 'l' | 'xl' | 'xxl'): string | undefined {
  if (size === 'xxl') return text.length > 13 ? 'max-sm:text-24' : undefined
  if (text.length > 18) return 'text-12 md:text-16'
  if (text.length > 16) return 'text-12 min-[22.5em]:text-14 md:text-16'
  return text.length > 12 ? 'text-16 md:text-20' : undefined
}
