/** Coverage: custody against liabilities, every open promise counted in full. */
import { type Cents, cents, total, ZERO } from '#kernel/money'
import { type BalanceSheet, heldForMembers, readOperatorBalances } from '#server/books'
import type { Query } from '#server/store'

export type TreasuryView = {
  readonly reserve: { readonly free: Cents; readonly committed: Cents; readonly put_in: Cents; readonly taken_back: Cents }
  readonly referral_budget: Cents
  readonly adjustment_budget: Cents
  readonly custody: Cents
  readonly liabilities: Cents
  readonly coverage_bps: number | null
  readonly funding: AccountFunding[]
}

/** The operator's deposits into an account and withdrawals from it, and the current withdrawable maximum. */
export type AccountFunding = {
  readonly account: 'reserve' | 'referral' | 'adjustment'
  readonly balance: Cents
  readonly put_in: Cents
  readonly taken_back: Cents
  readonly may_take: Cents
}

const fundable = [
  ['reserve', 'reserve:free'],
  ['referral', 'referral:budget'],
  ['adjustment', 'adjustment:budget'],
] as const

/** floor(10000 · custody ÷ liabilities); null without liabilities. */
export function coverageBps(custody: bigint, liabilities: bigint): number | null {
  return liabilities === 0n ? null : Number((custody * 10_000n) / liabilities)
}

export function liabilitiesOf(balances: BalanceSheet): Cents {
  return cents(balances.members + balances['reserve:committed'])
}

/**
 * Members' money is custody less the operator's own: each entry has two sides, so it equals the sum of members' accounts, which the
 * auditor and each epoch of the proof add up. Its cost is independent of the number of members.
 */
export async function readTreasury(query: Query): Promise<TreasuryView> {
  const balances = await readOperatorBalances(query)
  const funding = await Promise.all(
    fundable.map(async ([account, code]) => fundingOf(account, balances[code], await readOperatorFunding(query, code))),
  )
  const { put_in = ZERO, taken_back = ZERO } = funding[0] ?? {}
  const liabilities = liabilitiesOf({ ...balances, members: heldForMembers(balances) })
  return {
    reserve: {
      free: balances['reserve:free'],
      committed: balances['reserve:committed'],
      put_in,
      taken_back,
    },
    referral_budget: balances['referral:budget'],
    adjustment_budget: balances['adjustment:budget'],
    custody: balances.custody,
    liabilities,
    coverage_bps: coverageBps(balances.custody, liabilities),
    funding,
  }
}

/** At most the balance, and at most the operator's own contribution. */
export function fundingOf(
  account: AccountFunding['account'],
  balance: Cents,
  { put_in, taken_back }: { readonly put_in: bigint; readonly taken_back: bigint },
): AccountFunding {
  const left = put_in - taken_back
  return { account, balance, put_in: total(put_in), taken_back: total(taken_back), may_take: cents(left < balance ? left : balance) }
}

export type OperatorFunding = { readonly count: number; readonly put_in: bigint; readonly taken_back: bigint }

/** The table operator_funding. */
export async function readOperatorFunding(query: Query, account: string): Promise<OperatorFunding> {
  const [row] = await query<{ count: bigint; put_in: bigint; taken_back: bigint }>(
    `SELECT count(*) AS count, coalesce(sum(amount) FILTER (WHERE direction = 'add'), 0)::bigint AS put_in,
       coalesce(sum(amount) FILTER (WHERE direction = 'take'), 0)::bigint AS taken_back
     FROM operator_funding WHERE account = $1`,
    [account],
  )
  return { count: Number(row?.count ?? 0n), put_in: row?.put_in ?? 0n, taken_back: row?.taken_back ?? 0n }
}
