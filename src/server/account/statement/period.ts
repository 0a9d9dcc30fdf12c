/** A month of the business date, in UTC, as `YYYY-MM`. */
import type { Language } from '#contract/shared/language'
import { formatMoment } from '#kernel/format/moment'
import { type Cents, cents } from '#kernel/money'
import { readLastMove, sumMonths } from '#server/books'
import type { AccountDependencies } from '../dependencies.ts'

/** First instant of the month, and of the next. */
export function boundsOf(month: string): { readonly from: Date; readonly until: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: new Date(Date.UTC(year, number - 1, 1)), until: new Date(Date.UTC(year, number, 1)) }
}

export function monthOf(at: Date): string {
  return at.toISOString().slice(0, 7)
}

/** `November 2026` */
export function monthName(month: string, language: Language = 'en'): string {
  return formatMoment(language, boundsOf(month).from, 'month')
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
