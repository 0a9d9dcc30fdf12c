/** How old a bot's record is. Before seven days, a sentence replaces its results. */
import type { Bot } from '#web/entities/bot/index.ts'
import type { T } from '#web/shared/locale/text.ts'

const FIRST_DAYS = 7
const DAY_MS = 86_400_000

type Released = Pick<Bot, 'released_at'>

export function isYoung({ released_at }: Released, now = Date.now()): boolean {
  return released_at === null || now - Date.parse(released_at) < FIRST_DAYS * DAY_MS
}

/** `Released 2 days ago. The record starts on day 7.` */
export function ageText(t: T, { released_at }: Released, now = Date.now()): string {
  if (released_at === null) return t('record.age.waiting')
  const count = Math.max(0, Math.floor((now - Date.parse(released_at)) / DAY_MS))
  return count === 0 ? t('record.age.today') : t('record.age.days', { count })
}
