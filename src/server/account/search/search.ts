/**
 * The member's own records and pages for what they typed. Each room looks through its own tables, by the member and never beyond. What is closest
 * stands first, of equals what is newest; eight of a kind have their place before more of it fill what is left of twenty.
 */
import { readSought } from '#kernel/sought'
import { searchTransactions } from '#server/ledger'
import { searchMessages } from '#server/messages'
import { searchInvestments } from '#server/plans'
import type { AccountDependencies } from '../dependencies.ts'
import { findMonths } from './find-months.ts'
import { type Found, foundInvestment, foundMessage, foundTransaction } from './found.ts'
import { findPages } from './pages.ts'

const SHOWN = 20
const OF_A_KIND = 8

export async function searchOwn(dependencies: AccountDependencies, user_id: string, q: string): Promise<Found[]> {
  const { query } = dependencies.database
  const sought = readSought(q)
  const [transactions, investments, messages, months] = await Promise.all([
    searchTransactions(query, user_id, sought, SHOWN),
    searchInvestments(query, user_id, sought, SHOWN),
    searchMessages(query, user_id, sought, SHOWN),
    findMonths(dependencies, user_id, sought),
  ])
  return choose([
    findPages(sought),
    transactions.map(foundTransaction),
    investments.map(foundInvestment),
    messages.map(foundMessage),
    months,
  ])
}

/** Each kind comes closest first. */
export function choose(kinds: readonly (readonly Found[])[]): Found[] {
  const first = kinds.flatMap((found) => found.slice(0, OF_A_KIND)).sort(closer)
  const rest = kinds.flatMap((found) => found.slice(OF_A_KIND)).sort(closer)
  return [...first, ...rest].slice(0, SHOWN).sort(closer)
}

/** Pages have no time and stand before records that are as close. */
function closer(one: Found, other: Found): number {
  return one.closeness - other.closeness || (other.at?.getTime() ?? Infinity) - (one.at?.getTime() ?? Infinity) || 0
}
