/**
 * Days and instants in the current language, in UTC (kernel/format/moment.ts). A component that shows one also uses `useText`, which
 * re-renders it after a switch. A text such as `2026-11-20` is that day, and `2026-11` that month. The contract says of which clock a
 * reply's instant is: one of real time compiles in `realDateText` and `realMomentText` only.
 */
import type { RealInstant } from '#contract/shared/fields'
import { bareMoment, formatMoment } from '#kernel/format/moment'
import { textsAt } from './catalogues.ts'
import { languageNow } from './language.ts'

type Instant = string | Date
type NotReal<At> = [Extract<At, RealInstant>] extends [never] ? unknown : never

let is_ahead = false

/** Whether the business date is ahead of real time: instants of real time then say so. */
export function noteBusinessOffset(days: number): void {
  is_ahead = days > 0
}

function named(text: string): string {
  const words = is_ahead ? textsAt(languageNow(), 'common')?.real_time : null
  return typeof words === 'string' ? words.replace('{at}', text) : text
}

/** `20 Nov 2026`, or `20 Nov 2026 (real time)` */
export function realDateText(at: RealInstant | Date): string {
  return named(formatMoment(languageNow(), at, 'day'))
}

/** `20 Nov 2026, 14:04 UTC`, or `20 Nov 2026, 14:04 UTC (real time)` */
export function realMomentText(at: RealInstant | Date): string {
  return named(formatMoment(languageNow(), at, 'minute'))
}

/** `20 Nov 2026` */
export function dateText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'day')
}

/** `20 November 2026`: in the labels of days that the specification words, and in policies. Lists and tables have `dateText`. */
export function longDateText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'long_day')
}

/** `20 Nov`: a day on an axis. */
export function shortDayText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'short_day')
}

/** `Nov`: a month on an axis. */
export function shortMonthText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'short_month')
}

/** `November 2026` */
export function monthText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'month')
}

/** `20 Nov 2026, 14:04 UTC` */
export function momentText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'minute')
}

/** `20 Nov 2026, 14:04`: under a heading, or in a sentence, that names UTC. */
export function bareText<At extends Instant>(at: At & NotReal<At>): string {
  return bareMoment(languageNow(), at, 'minute')
}

/** `2:04:07 PM UTC`: the time of a fill */
export function timeOfFillText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'time_of_fill')
}

/** `20 Nov 2026 at 2:04:07 PM UTC`: the same with its day. */
export function secondText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'fill')
}

/** `14:02 UTC` */
export function hourText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'time')
}

/** `20 Nov, 14:02 UTC` */
export function briefText<At extends Instant>(at: At & NotReal<At>): string {
  return formatMoment(languageNow(), at, 'short')
}
