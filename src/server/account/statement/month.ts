/** A month of the calendar, in UTC, as `YYYY-MM`. */
import { type Language, languages } from '#contract/language'

/** First instant of the month, and of the one after. */
export function boundsOf(month: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), until: new Date(Date.UTC(year, number, 1)) }
}

export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}

const months = inEach({ month: 'long', year: 'numeric' })
const days = inEach({ day: 'numeric', month: 'short', year: 'numeric' })

/** `November 2026` */
export function monthName(month: string, language: Language = 'en'): string {
  return months[language].format(boundsOf(month).from)
}

/** `3 Nov 2026` */
export function dayName(at: Date, language: Language): string {
  return days[language].format(at)
}

/** Made once: a statement may have thousands of days. */
function inEach(parts: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const format = (language: Language) => {
    const locale = `${language === 'en' ? 'en-GB' : language}-u-nu-latn-ca-gregory`
    return [language, new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })]
  }
  return Object.fromEntries(languages.map(format)) as Record<Language, Intl.DateTimeFormat>
}
