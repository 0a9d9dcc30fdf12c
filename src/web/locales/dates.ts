/** Dates as the specification's lists say them, and instants in full. Local time zone. */
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })
const seconds = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

type Instant = string | Date

/** `20 Nov 2026` */
export function dateText(at: Instant): string {
  return day.format(new Date(at))
}

/** `20 November 2026` */
export function longDateText(at: Instant): string {
  return long.format(new Date(at))
}

/** `20 Nov 2026 at 2:04 PM` */
export function momentText(at: Instant): string {
  return `${day.format(new Date(at))} at ${time.format(new Date(at))}`
}

/** `2:04:07 PM` */
export function clockText(at: Instant): string {
  return seconds.format(new Date(at))
}

/** `20 Nov 2026 at 2:04:07 PM` */
export function secondText(at: Instant): string {
  return `${day.format(new Date(at))} at ${seconds.format(new Date(at))}`
}

/** `20 Nov 2026, 14:04`, for administrators. */
export function preciseText(at: Instant): string {
  return `${day.format(new Date(at))}, ${clock.format(new Date(at))}`
}

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `November 2026` for `2026-11`: a month of the calendar, in whatever time zone. */
export function monthText(yearMonth: string): string {
  return month.format(new Date(`${yearMonth}-01T00:00:00Z`))
}
