/** How long something has waited, in its two largest units. */
import type { T } from '#web/shared/locale/text.ts'

export function ageText(t: T, seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return t('admin.age.days', { count: Math.floor(hours / 24) })
  if (hours >= 1) return t('admin.age.hours', { count: hours, minutes: minutes % 60 })
  return minutes >= 1 ? t('admin.age.minutes', { count: minutes }) : t('admin.age.now')
}
