/**
 * Days and instants in the current language, in UTC (kernel/format/moment.ts). A component that shows one also uses `useText`, which
 * re-renders it after a switch. A text such as `2026-11-20` is that day, and `2026-11` that month.
 */
import { bareMoment, formatMoment } from '#kernel/format/moment'
import { languageNow } from './language.ts'

type Instant = string | Date

/** `20 Nov 2026` */
export function dateText(at: Instant): string {
  return formatMoment(languageNow(), at, 'day')
}

/** `20 November 2026` */
export function longDateText(at: Instant): string {
  return formatMoment(languageNow(), at, 'long_day')
}

/** `20 Nov`: a day on an axis. */
export function shortDayText(at: Instant): string {
  return formatMoment(languageNow(), at, 'short_day')
}

/** `November 2026` */
export function monthText(at: Instant): string {
  return formatMoment(languageNow(), at, 'month')
}

/** `20 Nov 2026, 14:04 UTC` */
export function momentText(at: Instant): string {
  return formatMoment(languageNow(), at, 'minute')
}

/** `20 Nov 2026, 14:04`: under a heading, or in a sentence, that names UTC. */
export function bareText(at: Instant): string {
  return bareMoment(languageNow(), at, 'minute')
}

/** `2:04:07 PM UTC`: the time of a fill */
export function timeOfFillText(at: Instant): string {
  return formatMoment(languageNow(), at, 'time_of_fill')
}

/** `20 Nov 2026 at 2:04:07 PM UTC`: the same with its day. */
export function secondText(at: Instant): string {
  return formatMoment(languageNow(), at, 'fill')
}

/** `14:02 UTC` */
export function hourText(at: Instant): string {
  return formatMoment(languageNow(), at, 'time')
}

/** `20 Nov, 14:02 UTC` */
export function briefText(at: Instant): string {
  return formatMoment(languageNow(), at, 'short')
}
