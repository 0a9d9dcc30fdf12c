/**
 * A member's postings by business date. The journal only grows, so a reader that fixes its last move (`upto`) sees one state
 * over any number of queries. Instants: `from` is inclusive, `until` exclusive.
 */
import { assert } from '#kernel/assert'
import { type MemberAccount, type MoveKind, member, memberAccounts } from '#server/ledger'
import type { Query } from '#server/store'

/** Cents; each account's balance in the member's favour. */
export type AccountSums = Readonly<Record<MemberAccount, bigint>>

/** One side of a move on a member's account. A move between two of their accounts has both. */
export type MemberPosting = {
  readonly entry_id: bigint
  readonly account: MemberAccount
  /** Effect on the balance: cents, negative if it fell. */
  readonly amount: bigint
  readonly kind: MoveKind
  /** The transaction it belongs to. */
  readonly ref: string
  readonly recorded_at: Date
  /** The business date. */
  readonly effective_at: Date
}

export type Period = { readonly from: Date; readonly until: Date; readonly upto: bigint }
export type MonthSums = { readonly month: string; readonly postings: number; readonly change: bigint }

/** $1 the owner, $2 the last move. */
const OWN = `
  WITH own AS (SELECT id, split_part(code, ':', 3) AS account FROM account WHERE owner = $1), posting AS (
    SELECT m.id, 0 AS side, own.account, -m.amount AS amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM own JOIN move m ON m.debit = own.id WHERE m.id <= $2
    UNION ALL
    SELECT m.id, 1, own.account, m.amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM own JOIN move m ON m.credit = own.id WHERE m.id <= $2
  )`

/** For a read whose snapshot is its point of the journal. */
const ALL_MOVES = 9_223_372_036_854_775_807n

/** The journal's last move. */
export async function readLastMove(query: Query): Promise<bigint> {
  const [head] = await query<{ move: bigint }>('SELECT move FROM journal_head')
  assert(head, 'the journal has a head')
  return head.move
}

/** Months of the business date (UTC, `YYYY-MM`) with postings, oldest first, with their net change over all accounts. */
export async function sumMonths(query: Query, user_id: string, upto: bigint): Promise<MonthSums[]> {
  const rows = await query<{ month: string; postings: bigint; change: bigint }>(
    `${OWN} SELECT to_char(effective_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*) AS postings, sum(amount)::bigint AS change
     FROM posting GROUP BY 1 ORDER BY 1`,
    [user_id, upto],
  )
  return rows.map((row) => ({ ...row, postings: Number(row.postings) }))
}

export type DaySum = {
  /** `2026-11-22` (UTC); null: before the period. */
  readonly day: string | null
  readonly kind: MoveKind
  readonly account: MemberAccount
  /** Effect on the account: cents, negative if it fell. */
  readonly total: bigint
}

type DaySums = Pick<Period, 'from' | 'until'> & { readonly kinds: readonly MoveKind[] }

/** The effect of some kinds of entries by day and account, all days before the period as one; and the first day of all entries. */
export async function sumDays(
  query: Query,
  user_id: string,
  { kinds, from, until }: DaySums,
): Promise<{ readonly first_day: string | null; readonly sums: DaySum[] }> {
  const rows = await query<Omit<DaySum, 'day'> & { first_day: string; day: string | null }>(
    `${OWN} SELECT CASE WHEN effective_at >= $3 THEN to_char(effective_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') END AS day, kind, account,
       sum(amount)::bigint AS total, to_char(min(min(effective_at)) OVER () AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS first_day
     FROM posting WHERE kind = ANY ($5::text[]) AND effective_at < $4 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    [user_id, ALL_MOVES, from, until, kinds],
  )
  return { first_day: rows[0]?.first_day ?? null, sums: rows.map(({ first_day: _, ...row }) => row) }
}

/** Balances by account, from the entries before an instant of the business date. */
export async function sumBefore(query: Query, user_id: string, { until, upto }: Pick<Period, 'until' | 'upto'>): Promise<AccountSums> {
  const rows = await query<{ account: MemberAccount; total: bigint }>(
    `${OWN} SELECT account, sum(amount)::bigint AS total FROM posting WHERE effective_at < $3 GROUP BY account`,
    [user_id, upto, until],
  )
  const totals = new Map(rows.map(({ account, total }) => [account, total]))
  return Object.fromEntries(memberAccounts.map((account) => [account, totals.get(account) ?? 0n])) as AccountSums
}

export type AfterPosting = Pick<MemberPosting, 'effective_at' | 'entry_id' | 'amount'> | null

/**
 * A page of the postings in a period, by business date, as the column of a statement is named; those of one instant in journal order, and
 * within a move the decreasing side first. Instants have milliseconds.
 */
export async function findPostings(
  query: Query,
  user_id: string,
  { from, until, upto }: Period,
  after: AfterPosting,
  limit: number,
): Promise<MemberPosting[]> {
  const rows = await query<Omit<MemberPosting, 'entry_id'> & { id: bigint }>(
    `${OWN} SELECT id, account, amount, kind, ref, recorded_at, effective_at FROM posting
     WHERE effective_at >= $3 AND effective_at < $4
       AND ($5::timestamptz IS NULL OR (date_trunc('milliseconds', effective_at), id, side) > ($5, $6, $7))
     ORDER BY date_trunc('milliseconds', effective_at), id, side LIMIT $8`,
    [user_id, upto, from, until, after?.effective_at ?? null, after?.entry_id ?? 0n, after && after.amount > 0n ? 1 : 0, limit],
  )
  return rows.map(({ id, ...row }) => ({ entry_id: id, ...row }))
}

/** Transactions that locked or unlocked capital, before an instant of the business date. */
export async function findLocked(
  query: Query,
  user_id: string,
  { until, upto }: Pick<Period, 'until' | 'upto'>,
): Promise<{ locked: string[]; unlocked: string[] }> {
  const rows = await query<{ ref: string; amount: bigint }>(
    `${OWN} SELECT ref, amount FROM posting WHERE account = 'locked' AND effective_at < $3 ORDER BY id`,
    [user_id, upto, until],
  )
  const refs = (locked: boolean): string[] => rows.filter(({ amount }) => amount > 0n === locked).map(({ ref }) => ref)
  return { locked: refs(true), unlocked: refs(false) }
}

export type Newest = {
  readonly account?: MemberAccount | undefined
  readonly before: { readonly id: bigint; readonly side: number } | null
  readonly limit: number
}

/**
 * The newest postings before a point: each account's sides by index, so that the cost does not depend on the history's length.
 */
export async function findNewestPostings(query: Query, user_id: string, { account, before, limit }: Newest): Promise<MemberPosting[]> {
  const side = (name: 'debit' | 'credit', sign: '-' | '', n: 0 | 1) =>
    `SELECT m.id, ${n} AS side, own.account, ${sign}m.amount AS amount, m.kind, m.ref, m.recorded_at, m.effective_at FROM move m WHERE m.${name} = own.id
       AND ($3::bigint IS NULL OR (m.id, ${n}) < ($3, $4)) ORDER BY m.${name}_seq DESC LIMIT $5`
  const rows = await query<Omit<MemberPosting, 'entry_id'> & { id: bigint }>(
    `SELECT p.* FROM (SELECT id, split_part(code, ':', 3) AS account FROM account WHERE owner = $1 AND ($2::text IS NULL OR code LIKE '%:' || $2)) own
       CROSS JOIN LATERAL ((${side('debit', '-', 0)}) UNION ALL (${side('credit', '', 1)})) p
     ORDER BY p.id DESC, p.side DESC LIMIT $5`,
    [user_id, account ?? null, before?.id ?? null, before?.side ?? null, limit],
  )
  return rows.map(({ id, ...row }) => ({ entry_id: id, ...row }))
}

/** How many postings `findNewestPostings` pages through; counted to one above `most`. */
export async function countPostings(
  query: Query,
  user_id: string,
  { account, most }: Pick<Newest, 'account'> & { readonly most: number },
): Promise<number> {
  const [row] = await query<{ n: number }>(
    `WITH own AS (SELECT id FROM account WHERE owner = $1 AND ($2::text IS NULL OR code LIKE '%:' || $2))
     SELECT count(*)::int AS n FROM (
       SELECT FROM own JOIN move m ON m.debit = own.id UNION ALL SELECT FROM own JOIN move m ON m.credit = own.id LIMIT $3) p`,
    [user_id, account ?? null, most + 1],
  )
  return row?.n ?? 0
}

/** $1 the accounts' codes, $2 the last move, $3 ascending instants. Effects at an instant count toward it. */
const CHANGES = `
  WITH own AS (SELECT id, split_part(code, ':', 3) AS account FROM account WHERE code = ANY ($1::text[])), posting AS (
    SELECT own.account, -m.amount AS amount, m.effective_at FROM own JOIN move m ON m.debit = own.id WHERE m.id <= $2
    UNION ALL
    SELECT own.account, m.amount, m.effective_at FROM own JOIN move m ON m.credit = own.id WHERE m.id <= $2
  )
  SELECT count_before, account, sum(amount)::bigint AS change FROM (
    SELECT account, amount, width_bucket(effective_at - interval '1 microsecond', $3::timestamptz[]) AS count_before FROM posting
  ) t GROUP BY 1, 2`

/** Each account's balance at each instant, in cents, from the entries up to `upto`. */
export async function balancesAt(query: Query, user_id: string, instants: readonly Date[], upto: bigint): Promise<AccountSums[]> {
  const codes = memberAccounts.map((account) => member(user_id, account))
  const rows = await query<{ count_before: number; account: MemberAccount; change: bigint }>(CHANGES, [codes, upto, instants])
  const running = Object.fromEntries(memberAccounts.map((account) => [account, 0n])) as Record<MemberAccount, bigint>
  return instants.map((_, n) => {
    // Bucket n has effects after instant n − 1, up to and including instant n.
    for (const { count_before, account, change } of rows) if (count_before === n) running[account] += change
    return { ...running }
  })
}

/** $1 the accounts' codes, $2 the last move. */
const ENTRY_DAYS = `
  WITH own AS (SELECT id FROM account WHERE code = ANY ($1::text[])), entry AS (
    SELECT m.effective_at FROM own JOIN move m ON m.debit = own.id WHERE m.id <= $2
    UNION ALL
    SELECT m.effective_at FROM own JOIN move m ON m.credit = own.id WHERE m.id <= $2
  )
  SELECT max(effective_at) AS at FROM entry GROUP BY date_trunc('day', effective_at AT TIME ZONE 'UTC') ORDER BY 1`

/** The last entry of each day (UTC) of business time that has any, ascending. */
export async function findEntryDays(query: Query, user_id: string, upto: bigint): Promise<Date[]> {
  const codes = memberAccounts.map((account) => member(user_id, account))
  const rows = await query<{ at: Date }>(ENTRY_DAYS, [codes, upto])
  return rows.map(({ at }) => at)
}
