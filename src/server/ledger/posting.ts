/** Postings: the two sides of moves, each with its effect on its account's balance. */
import type { Query } from '#server/store'

export type Posting = {
  readonly entry_id: string
  readonly account: string
  /** In the sign of the account's normal side: what it did to the balance. */
  readonly amount: bigint
  readonly kind: string
  readonly at: Date
}

const SIDES = `
  SELECT m.id, a.code, CASE a.normal_side WHEN 'debit' THEN m.amount ELSE -m.amount END AS amount, m.kind, m.recorded_at, a.owner, 0 AS side
    FROM move m JOIN account a ON a.id = m.debit WHERE m.ref = $1
  UNION ALL
  SELECT m.id, a.code, CASE a.normal_side WHEN 'credit' THEN m.amount ELSE -m.amount END, m.kind, m.recorded_at, a.owner, 1
    FROM move m JOIN account a ON a.id = m.credit WHERE m.ref = $1
  ORDER BY 1, 7`

/** All postings of one business row, oldest first. */
export async function postingsOf(query: Query, ref: string): Promise<Posting[]> {
  const rows = await query<{ id: bigint; code: string; amount: bigint; kind: string; recorded_at: Date }>(SIDES, [ref])
  return rows.map((row) => ({ entry_id: String(row.id), account: row.code, amount: row.amount, kind: row.kind, at: row.recorded_at }))
}

/** Lifetime sum of one member account's moves of a kind, on the given side. */
export async function sumsByKind(query: Query, user_id: string): Promise<Map<string, bigint>> {
  const rows = await query<{ kind: string; total: bigint }>(
    `WITH own AS (SELECT array_agg(id) AS ids FROM account WHERE owner = $1)
     SELECT kind, sum(amount)::bigint AS total FROM (
       SELECT m.kind, m.amount FROM own, move m WHERE m.debit = ANY (own.ids)
       UNION ALL
       SELECT m.kind, m.amount FROM own, move m WHERE m.credit = ANY (own.ids) AND m.debit <> ALL (own.ids)
     ) t GROUP BY kind`,
    [user_id],
  )
  return new Map(rows.map((row) => [row.kind, row.total]))
}
