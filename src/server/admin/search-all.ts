/** One box that finds anybody and anything: an id finds the record that has it, a word finds people, wallets and plans. */
import { isId } from '#kernel/id'
import { formatUsd } from '#kernel/money'
import { fullName, type User } from '#server/identity'
import { labelOf, readTransaction } from '#server/ledger'
import { planName, viewPlans } from '#server/plans'
import type { AdminDependencies } from './dependencies.ts'

type Dependencies = Pick<AdminDependencies, 'database' | 'identity' | 'funding'>
export type Found = {
  readonly kind: 'user' | 'transaction' | 'investment' | 'change' | 'wallet' | 'plan'
  readonly title: string
  readonly detail: string
  readonly href: string
  readonly at: Date | null
}
const MOST = 8

export async function searchAll(dependencies: Dependencies, q: string): Promise<Found[]> {
  return isId(q.toLowerCase()) ? byId(dependencies, q.toLowerCase()) : byWord(dependencies, q)
}

function person(user: User): Found {
  const detail = `${user.email} · ${user.status}`
  return { kind: 'user', title: fullName(user) || user.email, detail, href: `/admin/user/${user.id}`, at: user.created_at }
}

async function byId({ database, identity }: Dependencies, id: string): Promise<Found[]> {
  const { query } = database
  const [user, transaction, investments, changes] = await Promise.all([
    identity.readUser(id),
    readTransaction(query, id),
    query<{ user_id: string; plan: string; principal: bigint; started_at: Date }>(
      'SELECT user_id, plan, principal, started_at FROM investment WHERE id = $1',
      [id],
    ),
    query<{ kind: string; state: string; created_at: Date }>('SELECT kind, state, created_at FROM admin_change WHERE id = $1', [id]),
  ])
  return [
    ...(user ? [person(user)] : []),
    ...(transaction
      ? [
          {
            kind: 'transaction' as const,
            title: `${labelOf(transaction)} ${formatUsd(transaction.amount)}`,
            detail: transaction.state,
            href: `/admin/transaction?id=${id}`,
            at: transaction.created_at,
          },
        ]
      : []),
    ...investments.map((row) => ({
      kind: 'investment' as const,
      title: `${planName(row.plan)} ${formatUsd(row.principal)}`,
      detail: '',
      href: `/admin/user/${row.user_id}`,
      at: row.started_at,
    })),
    ...changes.map((row) => ({
      kind: 'change' as const,
      title: row.kind,
      detail: row.state,
      href: '/admin/approvals',
      at: row.created_at,
    })),
  ]
}

async function byWord({ database, identity, funding }: Dependencies, q: string): Promise<Found[]> {
  const [{ users }, wallets, plans] = await Promise.all([
    identity.findUsers({ limit: MOST, q }),
    funding.listWallets(),
    viewPlans(database.query),
  ])
  const has = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(q.toLowerCase()))
  return [
    ...users.map(person),
    ...wallets
      .filter(({ name, symbol, network, address }) => has(name, symbol, network, address))
      .map(({ _id, name, network, updated_at }) => ({
        kind: 'wallet' as const,
        title: name,
        detail: network,
        href: `/admin/wallets/${_id}`,
        at: updated_at,
      })),
    ...plans
      .filter(({ id, name }) => has(id, name))
      .map(({ id, name, terms }) => ({
        kind: 'plan' as const,
        title: name,
        detail: terms?.on_sale ? 'on sale' : 'not offered',
        href: `/admin/plans/${id}`,
        at: null,
      })),
  ]
}
