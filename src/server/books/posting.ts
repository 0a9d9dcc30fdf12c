/** Postings: the two sides of moves, each with its effect on its account's balance. */
import { type MemberAccount, type MoveKind, member, type OperatorAccount } from '#server/ledger'
import type { Query } from '#server/store'
import type { MemberPosting } from './statement.ts'

export type Posting = {
  readonly entry_id: string
  readonly account: string
  /** Effect on the balance, in the sign of the account's normal side. */
  readonly amount: bigint
  readonly kind: MoveKind
  /** The business date. */
  readonly at: Date
}

const SIDES = `
  SELECT m.id, a.code, CASE a.normal_side WHEN 'debit' THEN m.amount ELSE -m.amount END AS amount, m.kind, m.effective_at, a.owner, 0 AS side
    FROM move m JOIN account a ON a.id = m.debit WHERE m.ref = $1
  UNION ALL
  SELECT m.id, a.code, CASE a.normal_side WHEN 'credit' THEN m.amount ELSE -m.amount END, m.kind, m.effective_at, a.owner, 1
    FROM move m JOIN account a ON a.id = m.credit WHERE m.ref = $1
  ORDER BY 1, 7`

/** All postings of one business row, oldest first. */
export async function postingsOf(query: Query, ref: string): Promise<Posting[]> {
  const rows = await query<{ id: bigint; code: string; amount: bigint; kind: MoveKind; effective_at: Date }>(SIDES, [ref])
  return rows.map((row) => ({ entry_id: String(row.id), account: row.code, amount: row.amount, kind: row.kind, at: row.effective_at }))
}

/** Total effect of one kind's postings on a member's account; cents, negative if they reduced it. */
export type KindSum = { readonly account: MemberAccount; readonly kind: MoveKind; readonly total: bigint }

export function sumsByKind(query: Query, user_id: string): Promise<KindSum[]> {
  return query<KindSum>(
    `SELECT split_part(a.code, ':', 3) AS account, t.kind, t.total FROM account a JOIN account_total t ON t.account = a.id
     WHERE a.owner = $1`,
    [user_id],
  )
}

/** Postings of one of the operator's accounts, newest first. */
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

export type FigurePostingsFilter = {
  /** Of each account all postings, or those of some kinds. */
  readonly of: readonly { readonly account: MemberAccount; readonly kinds?: readonly MoveKind[] | undefined }[]
  readonly upto: bigint
}
export type FigureSum = {
  /** Cents; the postings' signed effect on the account. */
  readonly total: bigint
  readonly count: number
}

/** $1 the accounts' codes and $2 the kinds of each, separated by spaces, or an empty text for all; $3 the last move. */
const POSTINGS = `
  WITH own AS (SELECT id, split_part(code, ':', 3) AS account, nullif(string_to_array(asked.kinds, ' '), '{}') AS kinds
    FROM unnest($1::text[], $2::text[]) AS asked (code, kinds) JOIN account USING (code)), posting AS (
    SELECT m.id, own.account, -m.amount AS amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM own JOIN move m ON m.debit = own.id
      WHERE m.id <= $3 AND (own.kinds IS NULL OR m.kind = ANY (own.kinds))
    UNION ALL
    SELECT m.id, own.account, m.amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM own JOIN move m ON m.credit = own.id
      WHERE m.id <= $3 AND (own.kinds IS NULL OR m.kind = ANY (own.kinds))
  )`

function asked(user_id: string, of: FigurePostingsFilter['of']): [string[], string[]] {
  return [of.map(({ account }) => member(user_id, account)), of.map(({ kinds = [] }) => kinds.join(' '))]
}

/**
 * The postings that sum to a figure of one member's accounts. A reader that keeps `upto` sees one state of the journal over all
 * pages.
 */
export async function sumFigurePostings(query: Query, user_id: string, { of, upto }: FigurePostingsFilter): Promise<FigureSum> {
  const [row] = await query<{ total: bigint; count: bigint }>(
    `${POSTINGS} SELECT coalesce(sum(amount), 0)::bigint AS total, count(*) AS count FROM posting`,
    [...asked(user_id, of), upto],
  )
  return { total: row?.total ?? 0n, count: Number(row?.count ?? 0) }
}

/** A page of postings before an entry, newest first. */
export async function findFigurePostings(
  query: Query,
  user_id: string,
  { of, upto }: FigurePostingsFilter,
  before: bigint | null,
  limit: number,
): Promise<MemberPosting[]> {
  const rows = await query<Omit<MemberPosting, 'entry_id'> & { id: bigint }>(
    `${POSTINGS} SELECT id, account, amount, kind, ref, recorded_at, effective_at FROM posting WHERE $4::bigint IS NULL OR id < $4 ORDER BY id DESC LIMIT $5`,
    [...asked(user_id, of), upto, before, limit],
  )
  return rows.map(({ id, ...row }) => ({ ...row, entry_id: id }))
}

/** The number of the last batch; 0 before the first. */
export async function readLastBatch(query: Query): Promise<bigint> {
  const [head] = await query<{ batch: bigint }>('SELECT batch FROM journal_head')
  return head?.batch ?? 0n
}

/** The number of the last batch, and of its last move. */
export async function readPoint(query: Query): Promise<{ readonly batch: bigint; readonly move: bigint }> {
  const [head] = await query<{ batch: bigint; move: bigint }>('SELECT batch, move FROM journal_head')
  return head ?? { batch: 0n, move: 0n }
}

/** Up to `limit` commitments of the batches after one, by number, up to `last`. */
export async function readCommitments(
  query: Query,
  { after, last, limit }: { readonly after: bigint; readonly last: bigint; readonly limit: number },
): Promise<{ number: bigint; commitment: Buffer }[]> {
  return query('SELECT number, commitment FROM journal_batch WHERE number > $1 AND number <= $2 ORDER BY number LIMIT $3', [
    String(after),
    String(last),
    limit,
  ])
}
