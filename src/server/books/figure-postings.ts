/**
 * The postings that sum to a figure of one member's account. A reader that keeps `upto` sees one state of the journal over all
 * pages.
 */
import { type MemberAccount, type MoveKind, member } from '#server/ledger'
import type { Query } from '#server/store'
import type { MemberPosting } from './statement.ts'

export type FigurePostingsFilter = {
  readonly account: MemberAccount
  readonly kinds?: readonly MoveKind[] | undefined
  readonly upto: bigint
}
export type FigureSum = {
  /** Cents; the postings' signed effect on the account. */
  readonly total: bigint
  readonly count: number
}

/** $1 the account's code, $2 the kinds or null, $3 the last move. */
const POSTINGS = `
  WITH own AS (SELECT id FROM account WHERE code = $1), posting AS (
    SELECT m.id, -m.amount AS amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM own JOIN move m ON m.debit = own.id
      WHERE m.id <= $3 AND ($2::text[] IS NULL OR m.kind = ANY ($2))
    UNION ALL
    SELECT m.id, m.amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM own JOIN move m ON m.credit = own.id
      WHERE m.id <= $3 AND ($2::text[] IS NULL OR m.kind = ANY ($2))
  )`

export async function sumFigurePostings(query: Query, user_id: string, { account, kinds, upto }: FigurePostingsFilter): Promise<FigureSum> {
  const [row] = await query<{ total: bigint; count: bigint }>(
    `${POSTINGS} SELECT coalesce(sum(amount), 0)::bigint AS total, count(*) AS count FROM posting`,
    [member(user_id, account), kinds ?? null, upto],
  )
  return { total: row?.total ?? 0n, count: Number(row?.count ?? 0) }
}

/** A page of postings before an entry, newest first. */
export async function findFigurePostings(
  query: Query,
  user_id: string,
  { account, kinds, upto }: FigurePostingsFilter,
  before: bigint | null,
  limit: number,
): Promise<MemberPosting[]> {
  const rows = await query<Pick<MemberPosting, 'amount' | 'kind' | 'ref' | 'recorded_at' | 'effective_at'> & { id: bigint }>(
    `${POSTINGS} SELECT id, amount, kind, ref, recorded_at, effective_at FROM posting WHERE $4::bigint IS NULL OR id < $4 ORDER BY id DESC LIMIT $5`,
    [member(user_id, account), kinds ?? null, upto, before, limit],
  )
  return rows.map(({ id, ...row }) => ({ ...row, entry_id: id, account }))
}
