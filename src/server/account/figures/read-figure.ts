/** One figure with its entries. */
import type { FigureName } from '#contract/member/figures'
import { type Cents, cents } from '#kernel/money'
import { isRefused, type Refused } from '#kernel/refusal'
import { findFigurePostings, type MemberPosting, readLastMove, sumFigurePostings } from '#server/books'
import { TOTAL_LIMIT } from '#server/http'
import type { AccountDependencies } from '../dependencies.ts'
import { formatCursor, parseCursor } from './cursor.ts'
import { type Definition, definitions, figureOf, type PostingFilter } from './definition.ts'
import { type Part, type PlanFigure, readParts } from './parts.ts'

export type FigurePage = {
  readonly value: Cents
  readonly definition: string
  readonly counts: PostingFilter['counts']
  readonly as_of: Date
  readonly upto: bigint
  readonly parts: readonly Part[]
  readonly postings: readonly MemberPosting[]
  readonly next_cursor: string | null
  readonly total: number | null
}

export type FigureQuery = { readonly name: FigureName; readonly cursor: string | undefined; readonly limit: number }

export async function readFigure(
  dependencies: Pick<AccountDependencies, 'database' | 'business' | 'clock'>,
  user_id: string,
  { name, cursor, limit }: FigureQuery,
): Promise<FigurePage | Refused<'invalid'>> {
  const place = parseCursor(cursor)
  if (isRefused(place)) return place
  const { definition, behind }: Definition = definitions[name]
  const upto = place?.upto ?? (await readLastMove(dependencies.database.query))
  if (!behind) {
    const parts_view = await readParts(dependencies, user_id, name as PlanFigure)
    return { ...parts_view, definition, counts: 'in', upto, postings: [], next_cursor: null, total: 0 }
  }
  const postings_view = await readPostings(dependencies, user_id, { behind, upto, before: place?.before ?? null, limit })
  return { ...postings_view, definition, counts: behind.counts, as_of: dependencies.clock.now(), upto, parts: [] }
}

type PageOf = { readonly behind: PostingFilter; readonly upto: bigint; readonly before: bigint | null; readonly limit: number }

async function readPostings(
  { database: { query } }: Pick<AccountDependencies, 'database'>,
  user_id: string,
  { behind, upto, before, limit }: PageOf,
): Promise<Pick<FigurePage, 'value' | 'postings' | 'next_cursor' | 'total'>> {
  const filter = { ...behind, upto }
  const [sum, rows] = await Promise.all([
    sumFigurePostings(query, user_id, filter),
    findFigurePostings(query, user_id, filter, before, limit + 1),
  ])
  const postings = rows.slice(0, limit)
  const last = postings.at(-1)
  return {
    value: cents(figureOf(behind, sum.total)),
    postings,
    next_cursor: rows.length > limit && last ? formatCursor({ upto, before: last.entry_id }) : null,
    total: sum.count <= TOTAL_LIMIT ? sum.count : null,
  }
}
