/** A month of the business date, in UTC, as `YYYY-MM`. */
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'

/** First instant of the month, and of the next. */
export function boundsOf(month: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), until: new Date(Date.UTC(year, number, 1)) }
}

export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}

/** `November 2026` */
export function monthName(month: string, language: Language = 'en'): string {
  return formatMoment(language, boundsOf(month).from, 'month', 'UTC')
}
