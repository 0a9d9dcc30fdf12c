/** The period of a statement, by business date (UTC): a month as `YYYY-MM`, or whole days. */
import type { Language } from '#contract/shared/language'
import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import { formatMoment } from '#kernel/format/moment'
import { type Cents, cents } from '#kernel/money'
import { type Refused, refuseField } from '#kernel/refusal'
import { readLastMove, sumMonths } from '#server/books'
import type { AccountDependencies } from '../dependencies.ts'

/** From the first instant up to, but not including, the last. */
export type StatementPeriod = { readonly from: Date; readonly until: Date }
/** A month, or the first and the last day as `YYYY-MM-DD`. */
export type PeriodAsked = { readonly month?: string | undefined; readonly from?: string | undefined; readonly to?: string | undefined }

export function periodOf({ month, from, to }: PeriodAsked): StatementPeriod | Refused<'invalid'> {
  const has_days = from !== undefined && to !== undefined
  if ((month === undefined) !== has_days || (month !== undefined && (from ?? to) !== undefined))
    return refuseField('month', { reason: 'period_needed' })
  if (!has_days) return boundsOf(month ?? '')
  if (to < from) return refuseField('to', { reason: 'period_order' })
  return { from: new Date(from), until: addSeconds(new Date(to), DAY_SECONDS) }
}

/** First instant of the month, and of the next. */
export function boundsOf(month: string): StatementPeriod {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), until: new Date(Date.UTC(year, number, 1)) }
}

/** `November 2026` */
export function monthName(month: string, language: Language = 'en'): string {
  return formatMoment(language, boundsOf(month).from, 'month')
}

/** `2026-11`, `2026`, or `2026-04-06-to-2027-04-05`: part of a file's name. */
export function periodKey({ from, until }: StatementPeriod): string {
  const [first, last] = [from, lastDay(until)].map((at) => at.toISOString().slice(0, 10)) as [string, string]
  if (first.endsWith('-01') && boundsOf(first.slice(0, 7)).until.getTime() === until.getTime()) return first.slice(0, 7)
  if (first.endsWith('-01-01') && last === `${first.slice(0, 4)}-12-31`) return first.slice(0, 4)
  return `${first}-to-${last}`
}

/** `November 2026`, `2026`, or both days. */
export function periodName(period: StatementPeriod, language: Language): string {
  const key = periodKey(period)
  if (key.length === 7) return monthName(key, language)
  if (key.length === 4) return key
  return `${formatMoment(language, period.from, 'day')} – ${formatMoment(language, lastDay(period.until), 'day')}`
}

/** An instant of the last day. */
export function lastDay(until: Date): Date {
  return new Date(until.getTime() - 1)
}

export type StatementMonth = {
  readonly month: string
  readonly postings: number
  readonly opening: Cents
  readonly closing: Cents
  /** False while the month is running. */
  readonly complete: boolean
}

/** The months that have postings, newest first, each with its opening and closing total. */
export async function listStatements(
  { database: { query }, business }: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
): Promise<StatementMonth[]> {
  const [now, upto] = await Promise.all([business.now(), readLastMove(query)])
  let balance = cents(0n)
  const months = (await sumMonths(query, user_id, upto)).map(({ month, postings, change }) => {
    const opening = balance
    balance = cents(opening + change)
    return { month, postings, opening, closing: balance, complete: boundsOf(month).until <= now }
  })
  return months.reverse()
}
