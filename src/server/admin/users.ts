/** People as administrators see them: with their balances and everything that hangs on them. */
import type { BusinessClock } from '#kernel/clock'
import { ZERO } from '#kernel/money'
import { fullName, type Identity, isAdministrator, socialMediaOf, type User } from '#server/identity'
import { findTransactions, readBalancesOf, readMemberBalances, viewTransaction } from '#server/ledger'
import { findInvestments, viewInvestment } from '#server/plans'
import type { Database } from '#server/store'

type Dependencies = {
  readonly database: Database
  readonly business: BusinessClock
  readonly identity: Pick<Identity, 'listSessions' | 'readProfile'>
}

const SHOWN = 50

export async function viewUsers({ query }: Pick<Database, 'query'>, users: readonly User[]) {
  const balances = await readBalancesOf(
    query,
    users.map((user) => user.id),
  )
  return users.map((user) => ({
    id: user.id,
    full_name: fullName(user),
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    status: user.status,
    is_admin: isAdministrator(user),
    created_at: user.created_at,
    last_active_at: user.last_active_at,
    main_balance: balances.get(user.id)?.main ?? ZERO,
  }))
}

export async function viewUser(database: Database, user: User) {
  const [view] = await viewUsers(database, [user])
  return view as NonNullable<typeof view>
}

export async function viewUserDetail({ database, business, identity }: Dependencies, user: User) {
  const [view, profile, balances, investments, transactions, sessions, now] = await Promise.all([
    viewUser(database, user),
    identity.readProfile(user.id),
    readMemberBalances(database, user.id),
    findInvestments(database.query, { user_id: user.id }, SHOWN, null),
    findTransactions(database.query, { user_id: user.id }, SHOWN, null),
    identity.listSessions(user.id),
    business.now(),
  ])
  return {
    user: view,
    balances,
    suspended_reason: user.suspended_reason,
    profile: { ...profile, social_media: socialMediaOf(profile) },
    investments: investments.map((investment) => viewInvestment(investment, now)),
    transactions: transactions.map(viewTransaction),
    sessions,
  }
}
