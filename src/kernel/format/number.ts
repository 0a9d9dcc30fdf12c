/** Counts, measures and percentages in a language. */
import { localeOf } from './locale.ts'

/** Marks of direction, which some locales write around a sign: the place where a figure stands sets its direction. */
const MARKS = /[\u061c\u200e\u200f]/g
const numbers = new Map<string, Intl.NumberFormat>()

/** How many of anything but money, or with a form a measure. */
export function formatNumber(language: string, value: number | `${number}`, form: Intl.NumberFormatOptions = {}): string {
  const name = `${language} ${JSON.stringify(form)}`
  const how = numbers.get(name) ?? new Intl.NumberFormat(localeOf(language), form)
  numbers.set(name, how)
  return how.format(value).replace(MARKS, '').replace('-', '−')
}

/** The form that has this many places. */
export function toPlaces(places: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: places, maximumFractionDigits: places }
}

const PERCENT = /^[-−]?\d+(\.\d+)?$/

export type Percentage = bigint | number | string | null | undefined
export type Sign = 'auto' | 'always'

/** Whole basis points (1450 is `14.50%`), or percent as text, which keeps its places and has two at least. A dash where there is no number. */
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
