/**
 * The only formats of counts, measures, percentages and axis amounts. Like money (money.ts) they read the same in every
 * language: `1,204`, `14.50%`. Words and dates follow the language.
 */
import { formatUsd } from '../money.ts'
import { localeOf } from './locale.ts'

const numbers = new Map<string, Intl.NumberFormat>()

/** `1,204`: how many of anything but money. */
export function formatCount(count: number): string {
  return written(count, {})
}

/** A plain number such as a ratio, with that many places; not for money and shares. */
export function formatPlaces(value: number, places: number): string {
  return written(value, toPlaces(places))
}

/** Two places, toward the less favourable side: of a gain or a rate `down`, of a loss or a cost `up`. Past the noise of floating point. */
export function unflattering(value: number, side: 'down' | 'up'): number {
  const hundredths = Number((value * 100).toPrecision(14))
  return (side === 'down' ? Math.floor(hundredths) : Math.ceil(hundredths)) / 100 + 0
}

const PERCENT = /^[-−]?\d+(\.\d+)?$/

export type Percentage = bigint | number | string | null | undefined
export type Sign = 'auto' | 'always'

/**
 * Takes whole basis points (1450 is `14.50%`), or percent as text, which keeps its decimal places (at least two). Returns a
 * dash if there is no number.
 */
export function formatPercent(value: Percentage, sign: Sign = 'auto'): string {
  const text = typeof value === 'string'
  if (value == null || (text && !PERCENT.test(value))) return '–'
  const share = (text ? `${value.replace('−', '-')}e-2` : `${value}e-4`) as `${number}`
  const places = Math.max(2, (text && value.split('.')[1]?.length) || 0)
  return written(share, {
    style: 'percent',
    ...toPlaces(places),
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  })
}

const MOST_WHOLE = 9_999_999
const MILLION = 1_000_000
const MILLION_PLACES = 3

/** Whether an axis up to `top` dollars counts in millions. Its name then says so. */
export function inMillions(top: number): boolean {
  return top > MOST_WHOLE
}

/**
 * An amount on an axis, `value` in dollars: without cents, `$7,500`; with `millions` as `$7.5`. Cents remain on an axis below a few
 * dollars.
 */
export function formatAxis(value: number, millions: boolean): string {
  if (millions) return `${value < 0 ? '−' : ''}$${written(Math.abs(value) / MILLION, { maximumFractionDigits: MILLION_PLACES })}`
  const amount = BigInt(Math.round(value * 100))
  return amount % 100n === 0n ? formatUsd(amount).slice(0, -3) : formatUsd(amount)
}

function written(value: number | `${number}`, form: Intl.NumberFormatOptions): string {
  const name = JSON.stringify(form)
  const how = numbers.get(name) ?? new Intl.NumberFormat('en-US', form)
  numbers.set(name, how)
  return how.format(value).replace('-', '−')
}

/** Number format with exactly this many decimal places. */
function toPlaces(places: number): Intl.NumberFormatOptions {
  return { minimumFractionDigits: places, maximumFractionDigits: places }
}

/** What a spreadsheet in that language has between whole and part: for files, not for screens. */
export function decimalSignIn(language: string): '.' | ',' {
  return new Intl.NumberFormat(localeOf(language)).format(0.5).includes(',') ? ',' : '.'
}
