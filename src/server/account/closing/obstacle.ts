/** What keeps an account from being closed: money, and whatever will still move money. */
import { type Cents, cents, formatUsd } from '#kernel/money'
import { countTransactions, readMemberBalances, statesOf } from '#server/ledger'
import { countInvestments } from '#server/plans'
import type { Query } from '#server/store'

export type ObstacleKind = 'administrator' | 'balance' | 'bonus' | 'earning' | 'plans' | 'withdrawals' | 'deposits'

export type Obstacle = {
  readonly kind: ObstacleKind
  /** Money that it holds; null where it holds none yet. */
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

/** One sentence that names them all. */
export function obstacleMessage(obstacles: readonly Obstacle[]): string {
  return `This account cannot be closed yet: ${obstacles.map(words).join(', ')}.`
}

function words({ kind, amount, count }: Obstacle): string {
  const money = formatUsd(amount ?? cents(0n))
  switch (kind) {
    case 'administrator':
      return 'it belongs to somebody who works in the console'
    case 'balance':
      return `it holds ${money}`
    case 'bonus':
      return `its bonus account holds ${money}`
    case 'earning':
      return `its earning account holds ${money}`
    case 'plans':
      return `${several(count, 'open plan')} with ${money}`
    case 'withdrawals':
      return `${several(count, 'open withdrawal')} with ${money}`
    case 'deposits':
      return several(count, 'pending deposit')
  }
}

function several(count: number | null, thing: string): string {
  return `${count ?? 0} ${thing}${count === 1 ? '' : 's'}`
}
