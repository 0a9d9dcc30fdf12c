/** Reads balances. An account without moves is at zero. */
import { type Cents, cents, sum, ZERO } from '#kernel/money'
import { CUSTODY, type MemberAccount, memberAccounts, type OperatorAccount, operatorAccounts } from '#server/ledger'
import type { Query, Queryable } from '#server/store'

export type MemberBalances = Readonly<Record<MemberAccount, Cents>>
export type OperatorBalances = Readonly<Record<OperatorAccount | 'custody', Cents>>
/** `members`: Σ all members' accounts. */
export type BalanceSheet = OperatorBalances & { readonly members: Cents }

export async function readMemberBalances(database: Queryable, user_id: string): Promise<MemberBalances> {
  return (await readBalancesOf(database.query, [user_id])).get(user_id) ?? zeroBalances()
}

/** Reads many members in one statement. */
export async function readBalancesOf(query: Query, user_ids: readonly string[]): Promise<Map<string, MemberBalances>> {
  const rows = await query<{ owner: string; code: string; balance: bigint }>(
    'SELECT owner, code, balance FROM account WHERE owner = ANY ($1::uuid[])',
    [user_ids],
  )
  const result = new Map(user_ids.map((user_id) => [user_id, zeroBalances() as Record<MemberAccount, Cents>]))
  for (const { owner, code, balance } of rows) {
    const name = memberAccounts.find((account) => code.endsWith(`:${account}`))
    const balances = result.get(owner)
    if (name && balances) balances[name] = cents(balance)
  }
  return result
}

const OPERATOR = 'SELECT code, balance FROM account WHERE code = ANY ($1)'

/** The operator's accounts and custody; the cost does not depend on the number of members. */
export async function readOperatorBalances(query: Query): Promise<OperatorBalances> {
  return balancesOf(await query<CodeBalance>(OPERATOR, [[CUSTODY, ...operatorAccounts]]))
}

/** Also sums every member's accounts at the same moment, which takes longer with more accounts. */
export async function readBalanceSheet(query: Query): Promise<BalanceSheet> {
  const rows = await query<CodeBalance>(
    `${OPERATOR} UNION ALL SELECT 'members', coalesce(sum(balance), 0)::bigint FROM account WHERE owner IS NOT NULL`,
    [[CUSTODY, ...operatorAccounts]],
  )
  return { ...balancesOf(rows), members: cents(rows.find(({ code }) => code === 'members')?.balance ?? 0n) }
}

/** Money held for members, as its limit counts it: custody minus the operator's. */
export function heldForMembers(balances: OperatorBalances): Cents {
  return cents(balances.custody - heldForOperator(balances))
}

export function heldForOperator(balances: OperatorBalances): Cents {
  return sum(operatorAccounts.map((account) => balances[account]))
}

type CodeBalance = { readonly code: string; readonly balance: bigint }

function balancesOf(rows: readonly CodeBalance[]): OperatorBalances {
  const balances = new Map(rows.map(({ code, balance }) => [code, cents(balance)]))
  const of = (code: string): Cents => balances.get(code) ?? ZERO
  const [free, committed, referral, adjustment] = operatorAccounts
  return {
    custody: of(CUSTODY),
    [free]: of(free),
    [committed]: of(committed),
    [referral]: of(referral),
    [adjustment]: of(adjustment),
  } as OperatorBalances
}

function zeroBalances(): MemberBalances {
  return { main: ZERO, bonus: ZERO, earning: ZERO, locked: ZERO, held: ZERO }
}
