/**
 * Dates as the specification's lists say them, and instants in full, in the language in force. Local time zone; digits are the Latin ones in
 * every language, as in amounts. A component that shows one also takes its words from `useText`, which draws it anew after a switch.
 */
import { languageNow } from './language.ts'

type Instant = string | Date
type Form = keyof typeof forms

const forms = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric', timeZone: 'UTC' },
  seconds: { hour: 'numeric', minute: '2-digit', second: '2-digit' },
  clock: { hour: '2-digit', minute: '2-digit' },
  brief: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  utc: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  utc_day: { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
  tick: { day: 'numeric', month: 'short', timeZone: 'UTC' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  second: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit', second: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** English has the day before the month and 24 hours; a fill alone is said in twelve, as the specification has its rows. */
const english: Partial<Record<Form, string>> = { seconds: 'en-US' }
const made = new Map<string, Intl.DateTimeFormat>()
/** The reader's own where it is undefined. */
let time_zone: string | undefined

/** Of what is written from now on; what stands there is drawn anew by `drawAnew`. */
export function showTimesIn(zone: string | undefined): void {
  time_zone = zone
  made.clear()
}

function format(form: Form, at: Instant): string {
  const language = languageNow()
  const name = `${language}.${form}`
  const locale = (language === 'en' && english[form]) || chartLocale()
  const how = made.get(name) ?? new Intl.DateTimeFormat(locale, { timeZone: time_zone, ...forms[form] })
  made.set(name, how)
  return how.format(new Date(at))
}

/** `20 Nov 2026` */
export function dateText(at: Instant): string {
  return format('day', at)
}

/** `20 November 2026` */
export function longDateText(at: Instant): string {
  return format('long', at)
}

/** `20 Nov 2026, 14:04` */
export function momentText(at: Instant): string {
  return format('moment', at)
}

/** `2:04:07 PM`: the time of a fill. */
export function clockText(at: Instant): string {
  return format('seconds', at)
}

/** `20 Nov 2026 at 2:04:07 PM`: the same with its day. */
export function secondText(at: Instant): string {
  return languageNow() === 'en' ? `${format('day', at)} at ${format('seconds', at)}` : format('second', at)
}

/** `14:02` */
export function hourText(at: Instant): string {
  return format('clock', at)
}

/** `20 Nov, 14:02` */
export function briefText(at: Instant): string {
  return format('brief', at)
}

/** `20 Nov 2026, 14:04`, in UTC, as a chart's axis. */
export function utcText(at: Instant): string {
  return format('utc', at)
}

/** `November 2026` for `2026-11`: a month of the calendar, in whatever time zone. */
export function monthText(yearMonth: string): string {
  return format('month', `${yearMonth}-01T00:00:00Z`)
}

/** `20 Nov 2026` for `2026-11-20`: a day of UTC, in whatever time zone. */
export function utcDayText(day: string): string {
  return format('utc_day', `${day}T00:00:00Z`)
}

/** `20 Nov` for `2026-11-20`, on an axis. */
export function dayTickText(day: string): string {
  return format('tick', `${day}T00:00:00Z`)
}

/** For a chart that names days and months itself. */
export function chartLocale(): string {
  const language = languageNow()
  return language === 'en' ? 'en-GB' : `${language}-u-ca-gregory-nu-latn`
}
