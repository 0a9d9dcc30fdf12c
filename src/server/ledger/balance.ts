/** Balances as the ledger has them. An account that has never moved is at zero. */
import { type Cents, cents, ZERO } from '#kernel/money'
import type { Database, Query } from '#server/store'
import { CUSTODY, type MemberAccount, memberAccounts, type OperatorAccount, operatorAccounts } from './chart.ts'

export type MemberBalances = Readonly<Record<MemberAccount, Cents>>
export type OperatorBalances = Readonly<Record<OperatorAccount | 'custody', Cents>> & {
  /** Σ all members' accounts. */
  readonly members: Cents
}

export async function readMemberBalances(database: Pick<Database, 'query'>, user_id: string): Promise<MemberBalances> {
  return (await readBalancesOf(database.query, [user_id])).get(user_id) ?? nothing()
}

/** Of many members in one statement. */
export async function readBalancesOf(query: Query, user_ids: readonly string[]): Promise<Map<string, MemberBalances>> {
  const rows = await query<{ owner: string; code: string; balance: bigint }>(
    'SELECT owner, code, balance FROM account WHERE owner = ANY ($1::uuid[])',
    [user_ids],
  )
  const found = new Map(user_ids.map((user_id) => [user_id, nothing() as Record<MemberAccount, Cents>]))
  for (const { owner, code, balance } of rows) {
    const name = memberAccounts.find((account) => code.endsWith(`:${account}`))
    const balances = found.get(owner)
    if (name && balances) balances[name] = cents(balance)
  }
  return found
}

export async function readOperatorBalances(query: Query): Promise<OperatorBalances> {
  const rows = await query<{ code: string; balance: bigint }>(
    `SELECT code, balance FROM account WHERE owner IS NULL
     UNION ALL SELECT 'members', coalesce(sum(balance), 0)::bigint FROM account WHERE owner IS NOT NULL`,
  )
  const found = new Map(rows.map((row) => [row.code, cents(row.balance)]))
  const of = (code: string): Cents => found.get(code) ?? ZERO
  const [free, committed, referral, adjustment] = operatorAccounts
  return {
    custody: of(CUSTODY),
    members: of('members'),
    [free]: of(free),
    [committed]: of(committed),
    [referral]: of(referral),
    [adjustment]: of(adjustment),
  } as OperatorBalances
}

function nothing(): MemberBalances {
  return { main: ZERO, bonus: ZERO, earning: ZERO, locked: ZERO, held: ZERO }
}
