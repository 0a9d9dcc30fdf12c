/** A duration setting: as text, and as a whole number of the largest unit that fits. */
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '#kernel/duration'
import { durationText } from '#web/shared/locale/duration-text.ts'
import type { T } from '#web/shared/locale/text.ts'

export const units = { days: DAY_SECONDS, hours: HOUR_SECONDS, minutes: MINUTE_SECONDS, seconds: 1 } as const
export type Unit = keyof typeof units
export const unitNames = Object.keys(units) as Unit[]

/** Zero has no natural unit: days, the usual meaning. */
export function unitOf(seconds: number): Unit {
  if (seconds === 0) return 'days'
  return unitNames.find((unit) => seconds % units[unit] === 0) ?? 'seconds'
}

/** The units that divide it; all of them for zero. */
export function settingDurationText(t: T, seconds: number): string {
  return seconds > 0 ? durationText(seconds, 'exact') : t('operating.at_once')
}
