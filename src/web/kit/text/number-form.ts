/** Formats percentages and counts. The kit doesn't know the language: a switch sets it here. Money has one format in all of them. */
import { formatNumber, formatPercent, type Percentage, type Sign, toPlaces } from '#kernel/format/number'

let language = 'en'

/** Applies to later rendering. */
export function setNumberLanguage(chosen: string): void {
  language = chosen
}

/** How many of anything but money. */
export function countText(count: number): string {
  return formatNumber(language, count)
}

/** A plain number such as a ratio, with that many places; not for money and shares. */
export function decimalText(value: number, places: number): string {
  return formatNumber(language, value, toPlaces(places))
}

/** `14.50%`, `−1.83%`; a text keeps its places, basis points get two. A dash for null. */
export function percentText(value: Percentage, sign?: Sign): string {
  return formatPercent(language, value, sign)
}
