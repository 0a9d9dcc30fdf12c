/** What is said of a bot's performance and of the age of its record. */

import { DAY_MS } from '#kernel/duration'
import type { Bot } from '#web/entities/bot/index.ts'
import type { T } from '#web/shared/locale/text.ts'

export type Performance = NonNullable<Bot['since_release']>

/** The format of each figure: percent with sign, percent of loss, days, times. */
export const lines = [
  ['net', 'result'],
  ['gross', 'result'],
  ['hold', 'result'],
  ['crp', 'result'],
  ['max_drawdown', 'percent'],
  ['under_water', 'days'],
  ['worst_day', 'result'],
  ['worst_month', 'result'],
  ['losing_months', 'months'],
  ['turnover', 'times'],
  ['fees', 'money'],
  ['sharpe', 'sharpe'],
  ['bars', 'count'],
] as const

export type Line = (typeof lines)[number][0]

/** A bot's rule in a few words. */
const keys = { '1.0': 'v1', '2.0': 'v2', '4.0': 'v4', '5.0': 'v5', '7.0': 'v7', '8.0': 'v8' } as const

export function briefText(t: T, { version }: Pick<Bot, 'version'>): string {
  return t(`record.brief.${keys[version]}`)
}

/** How long a bot's record is. Before seven days, a sentence replaces its results. */
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

/** A bot that has not begun because the instance is new: no price yet, or past prices are being stored. Nothing is wrong with it. */
const FIRST: readonly string[] = ['price_missing_yet', 'past_stored']

export function isStarting({ state, halted_note }: Pick<Bot, 'state' | 'halted_note'>): boolean {
  return state === 'halted' && halted_note !== null && FIRST.includes(halted_note.code)
}
