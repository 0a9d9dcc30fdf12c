/**
 * Search over the member's own records and pages. Each room searches its own tables, by member. Closest match first, then
 * newest; each kind has eight places, and further results fill up to twenty.
 */
import { readSearchTerm } from '#kernel/search-term'
import { searchMessages } from '#server/messages'
import { searchInvestments } from '#server/plans'
import { searchTransactions } from '#server/transactions'
import type { AccountDependencies } from '../dependencies.ts'
import { findMonths } from './find-months.ts'
import { findPages } from './pages.ts'
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
  return rankResults([
    findPages(term),
    transactions.map(transactionResult),
    investments.map(investmentResult),
    messages.map(messageResult),
    months,
  ])
}

/** Each kind is sorted by rank. */
function rankResults(kinds: readonly (readonly SearchResult[])[]): SearchResult[] {
  const first = kinds.flatMap((found) => found.slice(0, OF_A_KIND)).sort(closer)
  const further = kinds.flatMap((found) => found.slice(OF_A_KIND)).sort(closer)
  return [...first, ...further].slice(0, MAX_RESULTS).sort(closer)
}

/** Pages have no time and sort before records of the same rank. */
function closer(one: SearchResult, other: SearchResult): number {
  return one.closeness - other.closeness || (other.at?.getTime() ?? Infinity) - (one.at?.getTime() ?? Infinity) || 0
}
