/** How percentages and counts are written. Parts know no language: whoever switches it says so here. Money has one form in all of them. */
const MARKS = /[\u061c\u200e\u200f]/g

let locale = 'en-GB'
const made = new Map<string, Intl.NumberFormat>()

/** For what is drawn from now on. Digits stay Latin, as in amounts. */
export function writeNumbersIn(language: string): void {
  locale = language === 'en' ? 'en-GB' : `${language}-u-nu-latn`
}

/** How many of anything but money. */
export function countText(count: number): string {
  return new Intl.NumberFormat(locale).format(count)
}

/** A measure of anything but money and shares, such as a ratio, with that many places. */
export function decimalText(value: number, places: number): string {
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  return new Intl.NumberFormat(locale, digits).format(value).replace(MARKS, '').replace('-', '−')
}

/** `decimal` is the share, exactly: `0.1450` with two places is `14.50%`. */
export function shareText(decimal: `${number}`, places: number, signed: boolean): string {
  const name = `${locale} ${places} ${signed}`
  const digits = { minimumFractionDigits: places, maximumFractionDigits: places }
  const form =
    made.get(name) ?? new Intl.NumberFormat(locale, { style: 'percent', ...digits, signDisplay: signed ? 'exceptZero' : 'negative' })
  made.set(name, form)
  return form.format(decimal).replace(MARKS, '').replace('-', '−')
}
