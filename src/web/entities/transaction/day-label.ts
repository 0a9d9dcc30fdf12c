/** Relative days in the specification's words. Days are local calendar days, not spans of 24 hours. */
import { DAY_MS } from '#kernel/duration'

export type DayLabel =
  | { kind: 'today' }
  | { kind: 'yesterday' }
  | { kind: 'days_ago'; count: number }
  | { kind: 'week_ago' }
  | { kind: 'date' }

/** Day number in the local calendar, so that a day of 23 or 25 hours counts as one. */
function dayNumber(at: Date): number {
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY_MS
}

export function dayLabel(at: Date, now: Date): DayLabel {
  const days = dayNumber(now) - dayNumber(at)
  if (days <= 0) return { kind: 'today' }
  if (days === 1) return { kind: 'yesterday' }
  if (days < 7) return { kind: 'days_ago', count: days }
  return days < 14 ? { kind: 'week_ago' } : { kind: 'date' }
}
