/** How often something runs, in its largest whole unit. */
import type { T } from '#web/shared/locale/text.ts'

const units = [
  ['days', 86_400],
  ['hours', 3_600],
  ['minutes', 60],
] as const

export function everyText(t: T, seconds: number): string {
  const [unit, length] = units.find(([, size]) => seconds >= size && seconds % size === 0) ?? ['seconds', 1]
  return t(`desk.jobs.each.${unit}`, { count: seconds / length })
}
