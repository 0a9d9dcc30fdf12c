/** What blocks closing an account: money, and anything that will still move money. */
import { type Cents, formatDecimal } from '#kernel/money'
import type { Cause } from '#kernel/refusal'
import { readMemberBalances } from '#server/books'
import { countInvestments } from '#server/plans'
import type { Query } from '#server/store'
import { countTransactions, statesOf } from '#server/transactions'

type ObstacleKind = 'administrator' | 'balance' | 'bonus' | 'earning' | 'plans' | 'withdrawals' | 'deposits'

export type Obstacle = {
  readonly kind: ObstacleKind
  /** The amount in question; null if it has none. */
  readonly amount: Cents | null
  readonly count: number | null
}

export async function findObstacles(query: Query, user: { readonly id: string; readonly role: string }): Promise<Obstacle[]> {
  const user_id = user.id
  const states = statesOf('pending')
  const [balances, plans, withdrawals, deposits] = await Promise.all([
    readMemberBalances({ query }, user_id),
    countInvestments(query, { user_id, active: true }),
    countTransactions(query, { user_id, states, type: 'debit' }),
    countTransactions(query, { user_id, states, type: 'credit' }),
  ])
  const all: Obstacle[] = [
    { kind: 'administrator', amount: null, count: user.role === 'member' ? 0 : 1 },
    { kind: 'balance', amount: balances.main, count: null },
    { kind: 'bonus', amount: balances.bonus, count: null },
    { kind: 'earning', amount: balances.earning, count: null },
    { kind: 'plans', amount: balances.locked, count: plans },
    { kind: 'withdrawals', amount: balances.held, count: withdrawals },
    { kind: 'deposits', amount: null, count: deposits },
  ]
  return all.filter(({ amount, count }) => (amount ?? 0n) > 0n || (count ?? 0) > 0)
}

/** Why it blocks the closing. */
export function obstacleCause({ kind, amount: cents_held, count: counted }: Obstacle): Cause {
  const amount = formatDecimal(cents_held ?? 0n)
  const count = counted ?? 0
  switch (kind) {
    case 'administrator':
      return { reason: 'holds_administrator' }
    case 'balance':
    case 'bonus':
    case 'earning':
      return { reason: `holds_${kind}`, params: { amount } }
    case 'plans':
      return count === 1 ? { reason: 'holds_plan', params: { amount } } : { reason: 'holds_plans', params: { count, amount } }
    case 'withdrawals':
      return count === 1 ? { reason: 'holds_withdrawal', params: { amount } } : { reason: 'holds_withdrawals', params: { count, amount } }
    case 'deposits':
      return count === 1 ? { reason: 'holds_deposit' } : { reason: 'holds_deposits', params: { count } }
  }
}
