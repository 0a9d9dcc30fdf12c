/**
 * How counts, percentages, durations and moments are written in a language: once for the server, the screens and the saved page. Digits are Latin and
 * the calendar is Gregorian in each; English is that of `20 Nov 2026`. Money has one form in all of them (money.ts).
 */

/** The locale of a language's code, for what formats by itself. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`
}
