/** Postings of one of the operator's accounts, newest first. */
import type { MoveKind, OperatorAccount } from '#server/ledger'
import type { Query } from '#server/store'

export type OperatorPosting = {
  readonly entry_id: bigint
  /** Effect on the balance: cents, negative if it fell. */
  readonly amount: bigint
  /** The balance afterwards. */
  readonly after: bigint
  readonly kind: MoveKind
  /** What it belongs to: a transaction, an investment or an operator funding. */
  readonly ref: string
  readonly recorded_at: Date
}

/**
 * Each side by its index. Postings of an account are numbered, and the entry before a page gives its first number, so that the
 * last page costs the same as the first.
 */
export async function findOperatorPostings(
  query: Query,
  account: OperatorAccount,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<OperatorPosting[]> {
  const side = (name: 'debit' | 'credit', sign: '-' | '') =>
    `(SELECT m.id, ${sign}m.amount AS amount, m.${name}_after AS after, m.kind, m.ref, m.recorded_at FROM move m
      WHERE m.${name} = own.id AND m.${name}_seq < coalesce(start.seq, 9223372036854775807) ORDER BY m.${name}_seq DESC LIMIT $3)`
  const rows = await query<Omit<OperatorPosting, 'entry_id'> & { id: bigint }>(
    `SELECT p.* FROM (SELECT id FROM account WHERE code = $1) own
       LEFT JOIN LATERAL (SELECT CASE WHEN m.debit = own.id THEN m.debit_seq WHEN m.credit = own.id THEN m.credit_seq END AS seq
         FROM move m WHERE m.id = $2::bigint) start ON true
       CROSS JOIN LATERAL (${side('debit', '-')} UNION ALL ${side('credit', '')}) p
     ORDER BY p.id DESC LIMIT $3`,
    [account, before, limit],
  )
  return rows.map(({ id, ...row }) => ({ entry_id: id, ...row }))
}

/** The number of an account's postings: they are numbered without gaps. */
export async function countOperatorPostings(query: Query, account: OperatorAccount): Promise<number> {
  const [row] = await query<{ seq: bigint }>('SELECT seq FROM account WHERE code = $1', [account])
  return Number(row?.seq ?? 0n)
}
