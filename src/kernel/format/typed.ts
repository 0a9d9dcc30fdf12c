/**
 * The one reader of figures and codes that a person types or pastes: digits of any script, the separators of every language of the
 * product, minus signs, currency marks, spaces and invisible characters. A text with one meaning is read, one with two is asked about.
 */
import { formatDecimal, parseAmount } from '../money.ts'

const PLAIN = /^[ -~]*$/
const DIGIT = /\p{Nd}/u
/** Characters written alike, by the one that the patterns below know. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\p{Zs}\t]/gu, ' '],
  [/[\u2018\u2019\u02bc\uff07`\u00b4]/g, "'"],
  [/[\u2212\u2010-\u2015\ufe63\uff0d]/g, '-'],
  [/[\uff0b\ufe62]/g, '+'],
  [/[\u066b\uff0e]/g, '.'],
  [/[\u066c\u060c\uff0c]/g, ','],
  [/[\uff04\ufe69]/g, '$'],
]

/** The text with ASCII digits, separators, signs and spaces; `invisible` replaces each invisible character. Letters stay as they are. */
export function foldTyped(text: string, invisible: '' | ' ' = ''): string {
  if (PLAIN.test(text)) return text
  const folded = ALIKE.reduce((so_far, [from, to]) => so_far.replace(from, to), text.replace(/\p{Cf}/gu, invisible))
  return asciiDigits(folded)
}

export function asciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, asciiDigit)
}

/** Every script has its ten digits in one run of code points, so the distance from the run's first is the value. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let first = code
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1
  return String((code - first) % 10)
}

/** Only the digits: `١٢٣ ٤٥٦` is `123456`. For codes. */
export function typedDigits(text: string): string {
  return foldTyped(text).replace(/\D/g, '')
}

/** `500`, `500.`, `.5`; the only form with a point before three digits that is a decimal sign. */
const POINT = /^(\d*)(?:\.(\d*))?$/
/** As printed on the screen: `1,250.50`. */
const PRINTED = /^([1-9]\d{0,2}(?:,\d{3})+)\.?(\d*)$/
const DOTTED = /^([1-9]\d{0,2}(?:\.\d{3})+),(\d*)$/
const DOTTED_WHOLE = /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/
const SPACED = /^([1-9]\d{0,2}(?: \d{3})+|[1-9]\d{0,2}(?:'\d{3})+)[.,]?(\d*)$/
const COMMA = /^(\d*),(\d*)$/
const FORMS = [POINT, PRINTED, DOTTED, DOTTED_WHOLE, SPACED, COMMA]

type Parts = { readonly whole: string; readonly fraction: string }

/** The digits before and after the decimal sign, if the folded text is a number in a form of the product's languages. */
function partsOf(bare: string): Parts | null {
  if (!/\d/.test(bare)) return null
  for (const form of FORMS) {
    const match = form.exec(bare)
    if (match) return { whole: match[1]?.replace(/\D/g, '') || '0', fraction: match[2] ?? '' }
  }
  return null
}

/** One number; or several readings, of which the person must choose, each as it can be typed with one meaning; or none. */
export type TypedNumber = { readonly number: number } | { readonly readings: readonly string[] } | { readonly fault: 'form' }

/** One separator before three digits: of thousands or of decimals. */
const THREE_DIGITS = /^[1-9]\d{0,2}[.,]\d{3}$/
/** The Arabic separators have one meaning each. */
const ONE_MEANING = /[\u066b\u066c]/

/** Reads a number with at most that many decimal places, with or without a sign. For figures that are not money. */
export function readTypedNumber(text: string, places: number): TypedNumber {
  const folded = foldTyped(text).trim()
  const bare = folded.replace(/^[+-] ?/, '')
  const decimal = Number(bare.replace(',', '.'))
  const two = THREE_DIGITS.test(bare) && decimal === Number(decimal.toFixed(places))
  const minus = folded.startsWith('-')
  if (two && text.includes('\u066b')) return { number: minus ? 0 - decimal : decimal }
  // No decimals, no second meaning; a point before three digits is then no form of the product's.
  if (two && places > 0 && !ONE_MEANING.test(text)) return { readings: readingsOf(bare, minus) }
  const parts = partsOf(bare)
  if (!parts || parts.whole.length > 15 || parts.fraction.length > places) return { fault: 'form' }
  const size = Number(`${parts.whole}.${parts.fraction || '0'}`)
  return { number: minus ? 0 - size : size }
}

function readingsOf(bare: string, minus: boolean): readonly string[] {
  return [bare.replace(/[.,]/, ''), writtenNumber(Number(bare.replace(',', '.')))].map((text) => (minus ? `-${text}` : text))
}

/** The number with one meaning; null if the text is none, or can mean two. */
export function typedNumber(text: string, places: number): number | null {
  const read = readTypedNumber(text, places)
  return 'number' in read ? read.number : null
}

/** A number as a field shows it, so that it is read as itself: `1.0950`, because `1.095` can mean two. */
export function writtenNumber(value: number): string {
  const text = String(value).includes('e') ? withoutZeros(value.toFixed(15)) : String(value)
  return THREE_DIGITS.test(text.replace('-', '')) ? `${text}0` : text
}

/** A whole number without a sign: `1,000` and `١٠٠٠` are 1000. */
export function typedCount(text: string): number | null {
  return /^[+-]/.test(foldTyped(text).trim()) ? null : typedNumber(text, 0)
}

function withoutZeros(decimals: string): string {
  let end = decimals.length
  while (decimals[end - 1] === '0') end -= 1
  return decimals.slice(0, end)
}

/** One amount; several readings, of which the person must choose; or why it is none. */
export type TypedAmount =
  | { readonly amount: string }
  | { readonly readings: readonly string[] }
  | { readonly fault: 'places' | 'currency' | 'form' }

const DOLLAR = String.raw`(?:us ?\$|\$ ?usd?|usd|\$)`
const BEFORE = new RegExp(`^${DOLLAR} ?`, 'i')
const AFTER = new RegExp(` ?${DOLLAR}$`, 'i')
const OTHER_CURRENCY = /\p{Sc}|^[a-z]{3} ?\d|\d ?[a-z]{3}$/iu
/** Thousands by a point, which can also be the decimal sign. */
const TWO_MEANINGS = /^[1-9]\d{0,2}\.\d{2}0$/
/** Commas throughout: the last one probably sets the cents apart. */
const COMMAS = /^([1-9]\d{0,2}(?:,\d{3})+),(\d{1,2})$/

/** Reads an amount in US dollars as typed. The wire's form has two decimals. */
export function readTypedAmount(typed: string): TypedAmount {
  const bare = foldTyped(typed).trim().replace(BEFORE, '').replace(AFTER, '')
  // The Arabic decimal sign has one meaning.
  if (TWO_MEANINGS.test(bare) && typed.includes('\u066b')) return { amount: wireOf(bare.slice(0, -1)) as string }
  if (TWO_MEANINGS.test(bare)) return { readings: [bare.replace('.', ''), bare.slice(0, -1)].map((text) => wireOf(text) as string) }
  const commas = COMMAS.exec(bare)
  const parts = partsOf(bare)
  const reading = wireOf(commas ? `${commas[1]?.replaceAll(',', '')}.${commas[2]}` : parts ? joined(parts) : '')
  if (commas) return reading === null ? { fault: 'form' } : { readings: [reading] }
  if (reading !== null) return { amount: reading }
  if (parts && parts.fraction.length > 2) return { fault: 'places' }
  return { fault: OTHER_CURRENCY.test(bare) ? 'currency' : 'form' }
}

/** The wire's form of a typed amount with one meaning: `1,250.5`, `500 $` and `١٬٢٥٠٫٥` are `1250.50`, `500.00` and `1250.50`. */
export function typedAmount(typed: string): string | null {
  const read = readTypedAmount(typed)
  return 'amount' in read ? read.amount : null
}

function joined({ whole, fraction }: Parts): string {
  return fraction === '' ? whole : `${whole}.${fraction}`
}

function wireOf(text: string): string | null {
  const parsed = parseAmount(text)
  return parsed === null ? null : formatDecimal(parsed)
}
