/** How long a bot's record is. Before seven days, a sentence replaces its results. */
import { DAY_MS } from '#kernel/duration'
import type { Bot } from '#web/entities/bot/index.ts'
import type { T } from '#web/shared/locale/text.ts'

const FIRST_DAYS = 7

type Recorded = {
  readonly released_at: string | null
  readonly since_release: Pick<NonNullable<Bot['since_release']>, 'from' | 'to'> | null
}

/** By the record's own times: a screen's clock may differ from the server's. */
function daysOf({ since_release }: Recorded): number {
  return since_release ? (Date.parse(since_release.to) - Date.parse(since_release.from)) / DAY_MS : 0
}

export function isYoung(bot: Recorded): boolean {
  return daysOf(bot) < FIRST_DAYS
}

/** `Released 2 days ago. The record starts on day 7.` */
export function ageText(t: T, bot: Recorded): string {
  if (bot.released_at === null) return t('record.age.waiting')
  const count = Math.floor(daysOf(bot))
  return count === 0 ? t('record.age.today') : t('record.age.days', { count })
}
