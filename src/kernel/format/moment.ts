/** Formats days and times in a language. */
import { localeOf } from './locale.ts'

const moments = {
  /** `20 Nov 2026` */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `20 November 2026` */
  long_day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `20 Nov` */
  short_day: { day: 'numeric', month: 'short' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
  /** `14:04` */
  time: { hour: '2-digit', minute: '2-digit' },
  /** `20 Nov, 14:04` */
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `20 Nov 2026, 14:04` */
  minute: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** `2:04:07 PM`, the time of a fill: 12-hour in English, as in the specification's rows. */
  time_of_fill: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  /** `20 Nov 2026 at 2:04:07 PM` */
  fill: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type MomentForm = keyof typeof moments
const made = new Map<string, Intl.DateTimeFormat>()

/** An undefined `time_zone` means the machine's own. */
export function formatMoment(language: string, at: Date | string, form: MomentForm, time_zone: string | undefined): string {
  if (form === 'fill' && language === 'en')
    return `${formatMoment(language, at, 'day', time_zone)} at ${formatMoment(language, at, 'time_of_fill', time_zone)}`
  const name = `${language} ${form} ${time_zone}`
  const locale = form === 'time_of_fill' && language === 'en' ? 'en-US' : localeOf(language)
  const how = made.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...moments[form] })
  made.set(name, how)
  return how.format(new Date(at))
}
