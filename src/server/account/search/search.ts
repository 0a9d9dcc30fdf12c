/**
 * Search over the member's own records. Each room searches its own tables, by member. Closest match first, then
 * newest; each kind has eight places, and further results fill up to twenty.
 */
import { type Closeness, closenessOf, readSearchTerm, type SearchTerm } from '#kernel/search-term'
import { fold } from '#kernel/text'
import type { Note } from '#sentences/notes'
import { searchMessages } from '#server/messages'
import { searchInvestments } from '#server/plans'
import { searchTransactions } from '#server/transactions'
import type { AccountDependencies } from '../dependencies.ts'
import { boundsOf, listStatements, monthName } from '../statement/period.ts'
import { investmentResult, messageResult, type SearchResult, transactionResult } from './search-result.ts'

const MAX_RESULTS = 20
const OF_A_KIND = 8

export async function searchOwn(dependencies: AccountDependencies, user_id: string, q: string): Promise<SearchResult[]> {
  const { query } = dependencies.database
  const term = readSearchTerm(q)
  const [transactions, investments, messages, months] = await Promise.all([
    searchTransactions(query, user_id, term, MAX_RESULTS),
    searchInvestments(query, user_id, term, MAX_RESULTS),
    searchMessages(query, user_id, term, MAX_RESULTS),
    findMonths(dependencies, user_id, term),
  ])
  return rankResults([transactions.map(transactionResult), investments.map(investmentResult), messages.map(messageResult), months])
}

/** Each kind is sorted by rank. */
function rankResults(kinds: readonly (readonly SearchResult[])[]): SearchResult[] {
  const first = kinds.flatMap((found) => found.slice(0, OF_A_KIND)).sort(closer)
  const further = kinds.flatMap((found) => found.slice(OF_A_KIND)).sort(closer)
  return [...first, ...further].slice(0, MAX_RESULTS).sort(closer)
}

function closer(one: SearchResult, other: SearchResult): number {
  return one.closeness - other.closeness || other.at.getTime() - one.at.getTime()
}

/** Statements by their month: `2026-11`, `November`, `November 2026`, or the word itself. */
const NAMES = Array.from({ length: 12 }, (_none, at) => fold(`statement for ${monthName(`2000-${at + 1}`)}`).replace(' 2000', ''))
const NUMBERS = /^\d{4}(?:-\d{0,2})?$/
const YEAR_AT_END = /\s?\d{1,4}$/

/** Skips reading postings for texts that can't name a month. */
function canName(text: string): boolean {
  const words = text.replace(YEAR_AT_END, '')
  return NUMBERS.test(text) || (words.length >= 3 && NAMES.some((name) => name.includes(words)))
}

async function findMonths(
  dependencies: Pick<AccountDependencies, 'database' | 'business'>,
  user_id: string,
  sought: SearchTerm,
): Promise<SearchResult[]> {
  if (!canName(sought.text)) return []
  const months = await listStatements(dependencies, user_id)
  return months.flatMap(({ month, postings, complete }) => {
    const title = `Statement for ${monthName(month)}`
    const closeness = nearest(
      [closenessOf(month, sought), closenessOf(monthName(month), sought), closenessOf(title, sought)].filter((one) => one !== null),
    )
    if (closeness === null) return []
    const detail = `${postings} ${postings === 1 ? 'posting' : 'postings'}${complete ? '' : ' so far'}`
    const counted: Note =
      postings === 1 && complete
        ? { code: 'one_posting' }
        : { code: complete ? 'postings' : 'postings_so_far', params: { count: postings } }
    const at = boundsOf(month).from
    return [
      { kind: 'statement' as const, title, title_note: null, detail, detail_parts: [counted], at, href: '/settings?tab=data', closeness },
    ]
  })
}

function nearest(found: readonly Closeness[]): Closeness | null {
  return found.length === 0 ? null : (Math.min(...found) as Closeness)
}
