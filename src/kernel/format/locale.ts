/**
 * Formats of durations and moments, shared by the server, the screens and the saved page. All languages use Latin digits and
 * the Gregorian calendar; English dates read `20 Nov 2026`. Money, percent and counts have the same form in every language
 * (money.ts, number.ts).
 */

/** The BCP 47 locale of a language code, for Intl. */
export function localeOf(language: string): string {
  return language === 'en' ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`
}
