import { describe, expect, it } from 'vitest'
import { cents, formatDecimal, formatUsd } from '../money.ts'
import { localeOf } from './locale.ts'
import { formatCount } from './number.ts'
import { foldTyped, readTypedAmount, readTypedNumber, typedAmount, typedCount, typedDigits, typedNumber, writtenNumber } from './typed.ts'

/** Texts by the amount that each is. */
const SAME = {
  '500.00': [
    '500',
    ' 500 ',
    '500.',
    '500,',
    '500.00',
    '$500',
    '$ 500',
    '500 $',
    '500$',
    'US$ 500',
    '500 USD',
    'usd 500',
    '$500 USD',
  ].concat([
    '500,00',
    '500,00 $',
    '٥٠٠',
    '۵۰۰',
    '５００',
    '५००',
    '৫০০',
    '\u200e500.00',
    '5\u200b00',
    '500\u00a0US$',
    '\u200f٥٠٠٫٠٠\u00a0US$',
  ]),
  '500.50': ['500.5', '500,5', '٥٠٠٫٥٠', '500٫50', '500,50\u00a0$', '５００．５０'],
  '1000.00': ['1,000', '1000', '1 000', '1\u202f000', '1’000', '1٬000', '١٬٠٠٠', '1.000,00', '1,000.00', '1\u00a0000,00\u00a0$US'],
  '1000.50': ['1000,5', '1.000,50', '$ 1.000,50', '1 000,50', "1'000.50", '۱٬۰۰۰٫۵'],
  '1000000.00': ['1.000.000', '1,000,000', '1 000 000', '1’000’000.00'],
  '0.50': ['.5', ',5', '0.5', '0,50', '٠٫٥'],
  '1.50': ['١٫٥٠٠', '1٫500'],
  '90071992547409.91': ['90071992547409.91', '$90,071,992,547,409.91'],
} as const

const ASKED = {
  '1.000': ['1000.00', '1.00'],
  '1.250': ['1250.00', '1.25'],
  '$ 500.000': ['500000.00', '500.00'],
  '1,000,50': ['1000.50'],
  '$1,000,000,5': ['1000000.50'],
} as const

const REFUSED = {
  places: ['500.005', '1.234', '0.005', '1.0000', '1,000.505', '0,005', '1000,505'],
  currency: ['500 €', '€500', '500,00 €', '£5', '500 EUR', 'CHF 500', '٥٠٠ ﷼'],
  form: [
    '',
    ' ',
    '$',
    '.',
    ',',
    'abc',
    '-5',
    '−5',
    '+5',
    '1e3',
    '12,34,5',
    '1.00.0',
    '10,00,50',
    '0x10',
    'NaN',
    '007',
    '5²',
    '1 00',
    '1 000’000',
  ].concat(['90071992547409.92', '1.000.000.000.000.000.000', '5 0 0']),
} as const

describe('a typed amount', () => {
  it('with one meaning is read in any script and in the form of any language', () => {
    for (const [amount, texts] of Object.entries(SAME)) for (const text of texts) expect([text, typedAmount(text)]).toEqual([text, amount])
  })

  it('with two meanings is asked about', () => {
    for (const [text, readings] of Object.entries(ASKED)) expect([text, readTypedAmount(text)]).toEqual([text, { readings }])
  })

  it('is refused with its reason, and never becomes another amount', () => {
    for (const [fault, texts] of Object.entries(REFUSED))
      for (const text of texts) expect([text, readTypedAmount(text)]).toEqual([text, { fault }])
  })
})

describe('what is printed can be typed', () => {
  /** A multiplicative generator with a fixed seed: 10⁵ amounts of every length. */
  function* amounts(count: number): Generator<bigint> {
    let state = 20_261_127n
    for (let n = 0; n < count; n += 1) {
      state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn
      yield (state >> 11n) / 10n ** BigInt(n % 16)
    }
  }
  const digitsOf = (script: string) => ({ style: 'decimal', minimumFractionDigits: 2, numberingSystem: script }) as const
  const printers = ['en', 'de', 'es', 'fr', 'ar', 'de-CH', 'ar-EG', 'fa', 'fr-CH'].flatMap((language) => [
    new Intl.NumberFormat(language.length === 2 && language !== 'fa' ? localeOf(language) : language, { minimumFractionDigits: 2 }),
    new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }),
    new Intl.NumberFormat(language, digitsOf('arab')),
    new Intl.NumberFormat(language, digitsOf('fullwide')),
  ])

  it('10⁵ amounts, in our own form and in that of each language', () => {
    let n = 0
    const wrong: string[] = []
    for (const value of amounts(100_000)) {
      n += 1
      const wire = formatDecimal(cents(value))
      const printer = printers[n % printers.length] as Intl.NumberFormat
      for (const text of [formatUsd(value), wire, printer.format(wire as `${number}`)])
        if (typedAmount(text) !== wire) wrong.push(`${text}: ${JSON.stringify(readTypedAmount(text))}`)
    }
    expect(wrong.slice(0, 5)).toEqual([])
  })
})

describe('other typed figures', () => {
  it('codes keep their digits only', () => {
    for (const code of ['٢٠٠٧٤٤', '۲۰۰۷۴۴', '２００７４４', '200 744', '\u200e200-744', '𝟐𝟎𝟎𝟕𝟒𝟒'])
      expect(typedDigits(code), code).toBe('200744')
  })

  it('counts and measures', () => {
    expect(['1,000', '١٠٠٠', '1 000', '1000.', formatCount(1000)].map(typedCount)).toEqual([1000, 1000, 1000, 1000, 1000])
    expect(['', '-1', '+1', '1.5', 'x', '1e3', '9'.repeat(16)].map(typedCount)).toEqual(Array(7).fill(null))
    expect(['14.50', '14,50', '١٤٫٥', '-1.25', '−1.25', '١٫٢٣٤', '.5'].map((text) => typedNumber(text, 3))).toEqual([
      14.5, 14.5, 14.5, -1.25, -1.25, 1.234, 0.5,
    ])
    expect(['1.2345', '--1', '', '%'].map((text) => typedNumber(text, 3))).toEqual([null, null, null, null])
  })

  it('a number with two meanings is asked about, and each reading has one', () => {
    const asked = {
      '1.000': ['1000', '1'],
      '1,000': ['1000', '1'],
      '1.095': ['1095', '1.0950'],
      '٢٥٠.500': ['250500', '250.5'],
      '-1.000': ['-1000', '-1'],
    }
    for (const places of [4, 6, 9, 12])
      for (const [text, readings] of Object.entries(asked)) {
        expect([text, readTypedNumber(text, places), typedNumber(text, places)]).toEqual([text, { readings }, null])
        for (const reading of readings) expect(typedNumber(reading, places), reading).not.toBeNull()
      }
    expect(['0.500', '1000.125', '1.000,5', '1,000.5', '1٬000', '1٫000'].map((text) => typedNumber(text, 4))).toEqual([
      0.5, 1000.125, 1000.5, 1000.5, 1000, 1,
    ])
    // Of two places: `1.250` can be 1.25 of a language with that decimal sign, `1.234` is neither form.
    expect(['1.250', '1,250', '1.234', '1,234'].map((text) => readTypedNumber(text, 2))).toEqual([
      { readings: ['1250', '1.25'] },
      { readings: ['1250', '1.25'] },
      { fault: 'form' },
      { number: 1234 },
    ])
    expect(['1.000', '1,000'].map(typedCount)).toEqual([null, 1000])
  })

  it('a number is read as it is written', () => {
    for (let n = -20_000; n < 20_000; n += 61)
      for (const value of [n, n / 10, n / 100, n / 1000, n / 10_000])
        expect(typedNumber(writtenNumber(value), 9), String(value)).toBe(value + 0)
    expect([1.095, -1.5, 1e-7, 60].map(writtenNumber)).toEqual(['1.0950', '-1.5', '0.0000001', '60'])
  })

  it('letters, signs of phones and plain text stay', () => {
    expect(foldTyped('+٩٧١ (٠٥٠) ١٢٣‎')).toBe('+971 (050) 123')
    expect(foldTyped('Müller, 5²')).toBe('Müller, 5²')
  })
})
