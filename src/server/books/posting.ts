/** Postings: the two sides of moves, each with its effect on its account's balance. */
import type { MemberAccount, MoveKind } from '#server/ledger'
import type { Query } from '#server/store'

export type Posting = {
  readonly entry_id: string
  readonly account: string
  /** Effect on the balance, in the sign of the account's normal side. */
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

/** Total effect of one kind's postings on a member's account; cents, negative if they reduced it. */
export type KindSum = { readonly account: MemberAccount; readonly kind: MoveKind; readonly total: bigint }

export function sumsByKind(query: Query, user_id: string): Promise<KindSum[]> {
  return query<KindSum>(
    `WITH own AS (SELECT id, split_part(code, ':', 3) AS account FROM account WHERE owner = $1)
     SELECT account, kind, sum(amount)::bigint AS total FROM (
       SELECT own.account, m.kind, -m.amount AS amount FROM own JOIN move m ON m.debit = own.id
       UNION ALL
       SELECT own.account, m.kind, m.amount FROM own JOIN move m ON m.credit = own.id
     ) posting GROUP BY account, kind`,
    [user_id],
  )
}
