/** A member's balances at several instants of business time, in one pass over their postings. */
import { type MemberAccount, member, memberAccounts } from '#server/ledger'
import type { Query } from '#server/store'
import type { AccountSums } from './statement.ts'

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
