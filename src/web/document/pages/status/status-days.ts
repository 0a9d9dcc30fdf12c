/** Ninety days of a service: unsampled, good and broken days. */

import type { WireData } from '#contract/routes'

export type Status = WireData<'readStatus'>
export type ServiceName = Status['services'][number]['name']
export type DayKind = 'none' | 'whole' | 'broken'

export type ServiceDays = {
  /** Oldest first; today is the last. */
  readonly cells: readonly { readonly key: string; readonly kind: DayKind }[]
  readonly seen: number
  readonly broken: number
  /** Uptime of the sampled minutes in percent, floored to two places; null without samples. */
  /** Uptime of the samples, floored to a basis point; null without samples. */
  readonly worked_bps: number | null
}

const DAYS = 90
const WHOLE_BPS = 10_000

export function daysOf(days: Status['days'], name: ServiceName): ServiceDays {
  const shown = days.slice(0, DAYS)
  const recorded = shown.map(({ day, seen, not_ok }) => ({ key: day, kind: kindOf(seen, not_ok[name]) })).reverse()
  const before = Array.from({ length: DAYS - recorded.length }, (_, n) => ({ key: `before-${n}`, kind: 'none' as const }))
  const seen = shown.reduce((sum, day) => sum + day.seen, 0)
  const broken = shown.reduce((sum, day) => sum + day.not_ok[name], 0)
  return { cells: [...before, ...recorded], seen, broken, worked_bps: seen === 0 ? null : Math.floor(((seen - broken) * WHOLE_BPS) / seen) }
}

/** Days with outages, newest first, with the minutes of each. */
export function brokenDays(days: Status['days']): { readonly day: string; readonly minutes: readonly [ServiceName, number][] }[] {
  return days.slice(0, DAYS).flatMap(({ day, not_ok }) => {
    const minutes = (Object.entries(not_ok) as [ServiceName, number][]).filter(([, count]) => count > 0)
    return minutes.length > 0 ? [{ day, minutes }] : []
  })
}

function kindOf(seen: number, not_ok: number): DayKind {
  if (not_ok > 0) return 'broken'
  return seen > 0 ? 'whole' : 'none'
}
