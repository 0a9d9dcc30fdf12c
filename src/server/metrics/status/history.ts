/** Days by the minute: sampled, failed and unsampled minutes. Pure. */

import { type ServiceName, serviceNames } from '#contract/stats'
import { MINUTE_MS } from '#kernel/duration'
import type { ServiceDay } from './store.ts'

export const HISTORY_DAYS = 90

const DAY_MINUTES = 1_440

export type HistoryDay = {
  readonly day: string
  readonly seen: number
  readonly missed: number
  readonly not_ok: Record<ServiceName, number>
}

/** Newest first. Minutes before `began_at` or after `now` don't count as missed. */
export function historyOf(rows: readonly ServiceDay[], began_at: Date | null, now: Date): HistoryDay[] {
  const days = [...new Set(rows.map(({ day }) => day))].sort().reverse()
  return days.map((day) => {
    const dayRows = rows.filter((row) => row.day === day)
    const seen = Math.max(...dayRows.map((row) => row.seen))
    const not_ok = Object.fromEntries(
      serviceNames.map((name) => [name, dayRows.find(({ service }) => service === name)?.not_ok ?? 0]),
    ) as Record<ServiceName, number>
    return { day, seen, missed: Math.max(0, minutesOf(day, began_at, now) - seen), not_ok }
  })
}

/** The day's elapsed whole minutes. */
function minutesOf(day: string, began_at: Date | null, now: Date): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const from = Math.max(midnight, began_at?.getTime() ?? midnight)
  const to = Math.min(midnight + DAY_MINUTES * MINUTE_MS, now.getTime())
  return Math.max(0, Math.floor((to - from) / MINUTE_MS))
}
