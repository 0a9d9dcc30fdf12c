/**
 * Closes an account: every room erases the person and the accounts stay at zero, in one transaction. It first locks the member's row,
 * which their own money writes lock too; before the commit it locks the ledger's accounts, which must be empty. So no concurrent write
 * can slip in.
 */

import { type Cents, formatDecimal } from '#kernel/money'
import { type Cause, type Refused, refuse } from '#kernel/refusal'
import { readMemberBalances } from '#server/books'
import { eraseUser, type Letter, languageOf, letterTo, lockForClosing, type Recipient, readAddresses } from '#server/identity'
import { closeAccounts } from '#server/ledger'
import { countInvestments } from '#server/plans'
import type { Query, Tx } from '#server/store'
import { countTransactions, erasePersonal, statesOf } from '#server/transactions'
import type { AccountDependencies } from '../dependencies.ts'

/** The closer: the member, or an administrator with a reason. */
export type Closer = {
  readonly user_id: string
  readonly email: string | null
  readonly reason: string | null
  readonly request_id: string
}

type Outcome = { readonly closed: true } | Refused<'wrong_status' | 'no_user'>

/** Rolls back the erasure when the ledger refuses. */
class NotEmpty extends Error {
  override readonly name = 'NotEmpty'
}

/** 52 names the obstacles. A closed account behaves as absent. */
export async function closeAccount(dependencies: AccountDependencies, user_id: string, closer: Closer): Promise<Outcome> {
  const { database } = dependencies
  try {
    return await database.transaction((tx) => close(dependencies, tx, user_id, closer))
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
    const user = await dependencies.identity.readUser(user_id)
    return user ? inTheWay(await findObstacles(database.query, user)) : refuse('no_user')
  }
}

async function close({ clock, memberData, mail, audit }: AccountDependencies, tx: Tx, user_id: string, closer: Closer): Promise<Outcome> {
  const user = await lockForClosing(tx, user_id)
  if (!user) return refuse('no_user')
  const obstacles = await findObstacles(tx.query, user)
  if (obstacles.length > 0) return inTheWay(obstacles)
  const now = clock.now()
  const language = await languageOf(tx, user_id)
  const withdrawals = await erasePersonal(tx, user_id)
  if (!(await closeAccounts(tx, user_id, now))) throw new NotEmpty('the accounts hold money by now')
  const emails = await readAddresses(tx, user)
  await memberData.erase(tx, { user_id, emails })
  await eraseUser(tx, { ...user, coded: withdrawals }, now)
  await mail.write(tx, closureMail({ to: user.email, language }))
  await audit.record(tx, {
    actor: closer.user_id,
    actor_email: closer.email,
    action: 'user.close',
    object_kind: 'user',
    object_id: user_id,
    before: { status: user.status },
    after: { status: 'closed' },
    reason: closer.reason,
    request_id: closer.request_id,
  })
  return { closed: true }
}

function inTheWay(obstacles: readonly Obstacle[]): Refused<'wrong_status'> {
  return refuse('wrong_status', {
    reason: 'not_closable',
    params: { obstacles: obstacles.map(obstacleCause) },
    more: { in_the_way: obstacles.map(({ kind }) => kind) },
  })
}

/** The last mail: what was erased and what is kept; deleted itself after at most a day. */
function closureMail(recipient: Recipient): Letter {
  return { ...letterTo(recipient, { name: 'closed' }), farewell: true }
}

type ObstacleKind = 'administrator' | 'balance' | 'bonus' | 'earning' | 'plans' | 'withdrawals' | 'deposits'

export type Obstacle = {
  readonly kind: ObstacleKind
  /** The amount in question; null if it has none. */
  readonly amount: Cents | null
  readonly count: number | null
}

/** What blocks closing an account: money, and anything that will still move money. */
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
function obstacleCause({ kind, amount: cents_held, count: counted }: Obstacle): Cause {
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
