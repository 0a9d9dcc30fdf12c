/** Seconds in words, and as a whole number of the largest unit that fits. */
import type { T } from '#web/shared/locale/text.ts'

export const units = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 } as const
export type Unit = keyof typeof units
export const unitNames = Object.keys(units) as Unit[]

/** Zero has no unit of its own: days, which is what people mean. */
export function unitOf(seconds: number): Unit {
  if (seconds === 0) return 'days'
  return unitNames.find((unit) => seconds % units[unit] === 0) ?? 'seconds'
}

/** `2 days 3 hours`; every part that is not zero. */
export function durationText(t: T, seconds: number): string {
  if (!Number.isInteger(seconds) || seconds <= 0) return t('operating.at_once')
  const parts: string[] = []
  let left = seconds
  for (const unit of unitNames) {
    const count = Math.floor(left / units[unit])
    left -= count * units[unit]
    if (count > 0) parts.push(t(`operating.units.${unit}`, { count }))
  }
  return parts.join(' ')
}
