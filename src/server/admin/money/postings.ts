/** A person's postings, newest first, paged in journal order. */
import { findNewestPostings } from '#server/books'
import type { Queryable } from '#server/store'

type PostingsPage = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly account?: 'main' | 'bonus' | 'earning' | 'locked' | 'held' | undefined
}

const CURSOR = /^(\d{1,18}):([01])$/

export async function listPostings({ query }: Queryable, user_id: string, { limit, cursor, account }: PostingsPage) {
  const [, id, side] = CURSOR.exec(cursor ?? '') ?? []
  const before = id === undefined ? null : { id: BigInt(id), side: Number(side) }
  const rows = await findNewestPostings(query, user_id, { account, before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const data = shown.map(({ entry_id, ref, recorded_at, account: of, amount, kind }) => ({
    entry_id: String(entry_id),
    account: of,
    amount,
    kind,
    at: recorded_at,
    transaction_id: ref,
  }))
  return { data, page: { next_cursor: rows.length > limit && last ? `${last.entry_id}:${last.amount > 0n ? 1 : 0}` : null, total: null } }
}
