/** People for administrators: with balances and related records, and a mail to one. */
import type { BusinessClock } from '#kernel/clock'
import { ZERO } from '#kernel/money'
import { type Refused, refuse } from '#kernel/refusal'
import { readWaiting, readWaitingOf } from '#server/approvals'
import type { Actor, Audit } from '#server/audit'
import { readBalancesOf, readMemberBalances } from '#server/books'
import type { Documents } from '#server/documents'
import {
  fullName,
  type Identity,
  isAdministrator,
  roleBlockedUntil,
  socialMediaOf,
  type User,
  type WriteOutbox,
  withdrawalsFrozenUntil,
} from '#server/identity'
import { findInvestments, viewInvestment } from '#server/plans'
import type { Database, Queryable } from '#server/store'
import { findTransactions, viewTransaction } from '#server/transactions'

type Dependencies = {
  readonly database: Database
  readonly business: BusinessClock
  readonly clock: { now(): Date }
  readonly identity: Pick<Identity, 'listSessions' | 'readProfile' | 'hasFactor'>
  readonly documents: Pick<Documents, 'list'>
}

const MAX_ROWS = 50

export async function viewUsers(database: Queryable, users: readonly User[]) {
  const ids = users.map((user) => user.id)
  const [balances, waiting] = await Promise.all([readBalancesOf(database.query, ids), readWaiting(database, 'user', ids)])
  return users.map((user) => ({
    id: user.id,
    full_name: fullName(user),
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    status: user.status,
    is_admin: isAdministrator(user),
    role: user.role,
    created_at: user.created_at,
    last_active_at: user.last_active_at,
    main_balance: balances.get(user.id)?.main ?? ZERO,
    waiting_change: waiting.get(user.id) ?? null,
  }))
}

export async function viewUser(database: Database, user: User) {
  const [view] = await viewUsers(database, [user])
  return view as NonNullable<typeof view>
}

export async function viewUserDetail({ database, business, clock, identity, documents }: Dependencies, user: User) {
  const [view, profile, balances, investments, transactions, sessions, papers, waiting, second_factor, now] = await Promise.all([
    viewUser(database, user),
    identity.readProfile(user.id),
    readMemberBalances(database, user.id),
    findInvestments(database.query, { user_id: user.id }, MAX_ROWS, null),
    findTransactions(database.query, { user_id: user.id, date: 'effective_at' }, MAX_ROWS, null),
    identity.listSessions(user.id),
    documents.list(user.id),
    readWaitingOf(database, 'user', user.id),
    identity.hasFactor(user.id),
    business.now(),
  ])
  return {
    user: view,
    balances,
    suspended_reason: user.suspended_reason,
    frozen_at: user.frozen_at,
    withdrawals_frozen_until: withdrawalsFrozenUntil(user, clock.now()),
    second_factor,
    role_held_until: roleBlockedUntil(user, clock.now()),
    profile: { ...profile, social_media: socialMediaOf(profile) },
    investments: investments.map((investment) => viewInvestment(investment, now)),
    transactions: transactions.map(viewTransaction),
    documents: papers.map(({ id, purpose, kind, bytes, created_at }) => ({ id, purpose, media_type: kind, size_bytes: bytes, created_at })),
    waiting_changes: waiting,
    sessions,
  }
}

export type EmailDependencies = {
  readonly database: Database
  readonly audit: Pick<Audit, 'record'>
  readonly identity: Pick<Identity, 'readUser'>
  readonly writeOutbox: WriteOutbox
  readonly kick: () => void
}

/**
 * Messages a member, in the app and by mail, through the outbox. The audit log records the sender but not the text, because it
 * cannot be erased.
 */
export async function emailUser(
  { database, audit, identity, writeOutbox, kick }: EmailDependencies,
  actor: Actor,
  { user_id, subject, message }: { readonly user_id: string; readonly subject: string; readonly message: string },
): Promise<Refused<'no_user'> | null> {
  const user = await identity.readUser(user_id)
  if (!user || user.status === 'closed') return refuse('no_user')
  await database.transaction(async (tx) => {
    await writeOutbox(tx, {
      kind: 'notify',
      payload: { user_id: user.id, event: 'administrator.mail', params: { subject, body: message } },
    })
    await audit.record(tx, {
      actor: actor.user_id,
      actor_email: actor.email,
      action: 'user.email',
      object_kind: 'user',
      object_id: user.id,
      request_id: actor.request_id,
    })
  })
  kick()
  return null
}
