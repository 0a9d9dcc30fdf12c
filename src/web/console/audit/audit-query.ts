/** The filters of the log, from the URL to the request. Days are in the viewer's time zone, from midnight to midnight. */
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'

export const filterNames = ['q', 'action', 'actor', 'object_id', 'from', 'to'] as const
export type AuditFilters = Readonly<Record<(typeof filterNames)[number], string>>

const DAY = /^\d{4}-\d\d-\d\d$/

export function toAuditQuery({ from, to, ...rest }: AuditFilters): Record<string, string> {
  const filters = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  const begins = midnight(from)
  const last = midnight(to)
  return {
    ...filters,
    ...(begins ? { from: begins.toISOString() } : {}),
    // Noon of the next day: where a clock is set back, a day has 25 hours.
    ...(last ? { to: startOfDay(addSeconds(last, DAY_SECONDS + DAY_SECONDS / 2)).toISOString() } : {}),
  }
}

function midnight(day: string): Date | null {
  if (!DAY.test(day)) return null
  const at = new Date(`${day}T00:00:00`)
  return Number.isNaN(at.getTime()) ? null : at
}

function startOfDay(at: Date): Date {
  return new Date(at.getFullYear(), at.getMonth(), at.getDate())
}
