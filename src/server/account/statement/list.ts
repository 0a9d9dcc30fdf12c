/** The months that have postings, newest first, each with its opening and closing total. */
import { type Cents, cents } from '#kernel/money'
import { readLastMove, sumMonths } from '#server/books'
import type { AccountDependencies } from '../dependencies.ts'
import { boundsOf } from './month.ts'

export type StatementMonth = {
  readonly month: string
  readonly postings: number
  readonly opening: Cents
  readonly closing: Cents
  /** False while the month is running. */
  readonly complete: boolean
}

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
