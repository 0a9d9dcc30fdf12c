/** Formats counts, measures and percentages in a language. */
import { localeOf } from './locale.ts'

/** Direction marks that some locales put around a sign; the surrounding markup already sets the direction. */
const MARKS = /[\u061c\u200e\u200f]/g
const numbers = new Map<string, Intl.NumberFormat>()

/** Formats a count, or with `form` a measure; never money. */
export function formatNumber(language: string, value: number | `${number}`, form: Intl.NumberFormatOptions = {}): string {
  const name = `${language} ${JSON.stringify(form)}`
  const how = numbers.get(name) ?? new Intl.NumberFormat(localeOf(language), form)
  numbers.set(name, how)
  return how.format(value).replace(MARKS, '').replace('-', '−')
}

/** Number format with exactly this many decimal places. */
export function toPlaces(places: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: places, maximumFractionDigits: places }
}

const PERCENT = /^[-−]?\d+(\.\d+)?$/

export type Percentage = bigint | number | string | null | undefined
export type Sign = 'auto' | 'always'

/**
 * Takes whole basis points (1450 is `14.50%`), or percent as text, which keeps its decimal places (at least two). Returns a
 * dash if there is no number.
 */
export function formatPercent(language: string, value: Percentage, sign: Sign = 'auto'): string {
  const text = typeof value === 'string'
  if (value == null || (text && !PERCENT.test(value))) return '–'
  const share = (text ? `${value.replace('−', '-')}e-2` : `${value}e-4`) as `${number}`
  const places = Math.max(2, (text && value.split('.')[1]?.length) || 0)
  return formatNumber(language, share, {
    style: 'percent',
    ...toPlaces(places),
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  })
}
