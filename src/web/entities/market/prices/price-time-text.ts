import { DAY_MS } from '#kernel/duration'
import { briefText, hourText } from '#web/shared/locale/dates.ts'

/** `14:02`, and on another day `20 Nov, 14:02`; in the viewer's time zone. */
export function priceTimeText(at: string, now: number = performance.timeOrigin + performance.now()): string {
  const then = new Date(at)
  const today = Math.abs(now - then.getTime()) < DAY_MS && then.getDate() === new Date(now).getDate()
  return today ? hourText(then) : briefText(then)
}
