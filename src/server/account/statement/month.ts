/** A month of the calendar, in UTC, as `YYYY-MM`. */

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** First instant of the month, and of the one after. */
export function boundsOf(month: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), until: new Date(Date.UTC(year, number, 1)) }
}

export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}

/** `November 2026` */
export function monthName(month: string): string {
  const { from } = boundsOf(month)
  return `${NAMES[from.getUTCMonth()]} ${from.getUTCFullYear()}`
}

/** `3 Nov 2026` */
export function dayName(at: Date): string {
  return `${at.getUTCDate()} ${NAMES[at.getUTCMonth()]?.slice(0, 3)} ${at.getUTCFullYear()}`
}
