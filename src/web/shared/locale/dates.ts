/**
 * Dates in the specification's format, and full instants, in the current language and the user's time zone. A component that shows one also uses
 * `useText`, which re-renders it after a switch.
 */
import { formatMoment, type MomentForm } from '#kernel/format/moment'
import { languageNow } from './language.ts'

type Instant = string | Date

/** UTC on the server, and in the browser until React has taken over what the server rendered; then the browser's own, which is undefined. */
function zoneNow(): string | undefined {
  const waits = typeof document === 'undefined' || document.querySelector('[data-rendered]:not([data-hydrated])')
  return waits ? 'UTC' : undefined
}

function format(form: MomentForm, at: Instant, zone = zoneNow()): string {
  return formatMoment(languageNow(), at, form, zone)
}

/** `20 Nov 2026` */
export function dateText(at: Instant): string {
  return format('day', at)
}

/** `20 November 2026` */
export function longDateText(at: Instant): string {
  return format('long_day', at)
}

/** `20 Nov 2026, 14:04` */
export function momentText(at: Instant): string {
  return format('minute', at)
}

/** `20 Nov`: a day on an axis. */
export function shortDayText(at: Instant): string {
  return format('short_day', at)
}

/** `2:04:07 PM`: the time of a fill. */
export function timeOfFillText(at: Instant): string {
  return format('time_of_fill', at)
}

/** `20 Nov 2026 at 2:04:07 PM`: the same with its day. */
export function secondText(at: Instant): string {
  return format('fill', at)
}

/** `14:02` */
export function hourText(at: Instant): string {
  return format('time', at)
}

/** `20 Nov, 14:02` */
export function briefText(at: Instant): string {
  return format('short', at)
}

/** `20 Nov 2026, 14:04`, in UTC, as a chart's axis. */
export function utcText(at: Instant): string {
  return format('minute', at, 'UTC')
}

/** `November 2026` for `2026-11`: a calendar month, in any time zone. */
export function monthText(yearMonth: string): string {
  return format('month', `${yearMonth}-01T00:00:00Z`, 'UTC')
}

/** `20 Nov 2026` for `2026-11-20`: a UTC day, in any time zone. */
export function utcDayText(day: string): string {
  return format('day', `${day}T00:00:00Z`, 'UTC')
}

/** `20 November 2026` for `2026-11-20`, in any time zone. */
export function longUtcDayText(day: string): string {
  return format('long_day', `${day}T00:00:00Z`, 'UTC')
}

/** `20 Nov` for `2026-11-20`, on an axis. */
export function dayTickText(day: string): string {
  return format('short_day', `${day}T00:00:00Z`, 'UTC')
}
