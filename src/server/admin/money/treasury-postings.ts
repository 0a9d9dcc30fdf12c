/** Postings of the operator's accounts, for administrators. */
import { cents } from '#kernel/money'
import { countOperatorPostings, findOperatorPostings } from '#server/books'
import type { OperatorAccount } from '#server/ledger'
import type { Queryable } from '#server/store'

/** Beyond this, lists only say that there are more. */
const COUNT_LIMIT = 10_000

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
