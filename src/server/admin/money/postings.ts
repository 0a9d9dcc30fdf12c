/** A person's postings, newest first, paged in journal order. */

import { cents } from '#kernel/money'
import { countOperatorPostings, countPostings, findNewestPostings, findOperatorPostings } from '#server/books'
import type { OperatorAccount } from '#server/ledger'
import type { Queryable } from '#server/store'

type PostingsPage = {
  readonly limit: number
  readonly cursor?: string | undefined
  readonly account?: 'main' | 'bonus' | 'earning' | 'locked' | 'held' | undefined
}

const CURSOR = /^(\d{1,18}):([01])$/

/** Beyond this, lists only say that there are more. */
const COUNT_LIMIT = 10_000

export async function listPostings({ query }: Queryable, user_id: string, { limit, cursor, account }: PostingsPage) {
  const [, id, side] = CURSOR.exec(cursor ?? '') ?? []
  const before = id === undefined ? null : { id: BigInt(id), side: Number(side) }
  const [rows, total] = await Promise.all([
    findNewestPostings(query, user_id, { account, before, limit: limit + 1 }),
    countPostings(query, user_id, { account, most: COUNT_LIMIT }),
  ])
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
  const next_cursor = rows.length > limit && last ? `${last.entry_id}:${last.amount > 0n ? 1 : 0}` : null
  return { data, page: { next_cursor, total: total > COUNT_LIMIT ? null : total } }
}

type AskedPostings = { readonly limit: number; readonly cursor?: string | undefined; readonly account?: OperatorAccount | undefined }

/** A page of an account's postings, in journal order. */
export async function listTreasuryPostings({ query }: Queryable, { limit, cursor, account = 'reserve:free' }: AskedPostings) {
  const before = /^\d{1,18}$/.test(cursor ?? '') ? BigInt(String(cursor)) : null
  const [rows, total] = await Promise.all([
    findOperatorPostings(query, account, { before, limit: limit + 1 }),
    countOperatorPostings(query, account),
  ])
  const shown = rows.slice(0, limit)
  const data = shown.map(({ entry_id, amount, after, kind, ref, recorded_at }) => ({
    entry_id: String(entry_id),
    account,
    amount,
    after: cents(after),
    kind,
    at: recorded_at,
    ref,
  }))
  return {
    data,
    page: { next_cursor: rows.length > limit ? String(shown.at(-1)?.entry_id) : null, total: total > COUNT_LIMIT ? null : total },
  }
}
