/** Statements by their month: `2026-11`, `November`, `November 2026`, or the word itself. */

import { type Closeness, closenessOf, type SearchTerm } from '#kernel/search-term'
import type { Note } from '#sentences/notes'
import type { AccountDependencies } from '../dependencies.ts'
import { listStatements } from '../statement/list.ts'
import { boundsOf, monthName } from '../statement/month.ts'
import type { SearchResult } from './search-result.ts'

const NAMES = Array.from({ length: 12 }, (_none, at) => `statement for ${monthName(`2000-${at + 1}`)}`.toLowerCase().replace(' 2000', ''))
const NUMBERS = /^\d{4}(?:-\d{0,2})?$/
const YEAR_AT_END = /\s?\d{1,4}$/

/** Skips reading postings for texts that can't name a month. */
function canName(text: string): boolean {
  const words = text.toLowerCase().replace(YEAR_AT_END, '')
  return NUMBERS.test(text) || (words.length >= 3 && NAMES.some((name) => name.includes(words)))
}

export async function findMonths(
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
