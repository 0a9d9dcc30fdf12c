/**
 * Formats days and times in a language. Every day of the product is a calendar day in UTC, and every time of day is in UTC and says so: one
 * event reads the same on every screen, mail and print, in every place.
 */
import { DAY_MS } from '../duration.ts'
import { localeOf } from './locale.ts'

const ZONE = 'UTC'

const days = {
  /** `20 Nov 2026` */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `20 November 2026` */
  long_day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `20 Nov` */
  short_day: { day: 'numeric', month: 'short' },
  /** `Nov` */
  short_month: { month: 'short' },
  /** `November 2026` */
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const times = {
  /** `14:04 UTC` */
  time: { hour: '2-digit', minute: '2-digit' },
  /** `20 Nov, 14:04 UTC` */
  short: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  /** `20 Nov 2026, 14:04 UTC` */
  minute: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** `2:04:07 PM UTC`, the time of a fill: 12-hour in English, as in the specification's rows. */
  time_of_fill: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  /** `20 Nov 2026 at 2:04:07 PM UTC` */
  fill: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const moments = { ...days, ...times }

export type MomentForm = keyof typeof moments
const made = new Map<string, Intl.DateTimeFormat>()

/** A text such as `2026-11` or `2026-11-20` is that month or day. */
export function formatMoment(language: string, at: Date | string, form: MomentForm): string {
  const text = bareMoment(language, at, form)
  return form in times ? `${text} ${ZONE}` : text
}

/** Without the zone's name: where a heading or a caption names it once. */
export function bareMoment(language: string, at: Date | string, form: MomentForm): string {
  if (form === 'fill' && language === 'en') return `${bareMoment(language, at, 'day')} at ${bareMoment(language, at, 'time_of_fill')}`
  const name = `${language} ${form}`
  const locale = form === 'time_of_fill' && language === 'en' ? 'en-US' : localeOf(language)
  const how = made.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...moments[form] })
  made.set(name, how)
  return how.format(new Date(at))
}

/** The number of its calendar day: the only way to compute the day of an instant. */
export function dayNumber(at: Date | string): number {
  return Math.floor(new Date(at).getTime() / DAY_MS)
}

/** Calendar days from one instant to another: the only way to count days. Negative if `to` is earlier. */
export function calendarDays(from: Date | string, to: Date | string): number {
  return dayNumber(to) - dayNumber(from)
}
