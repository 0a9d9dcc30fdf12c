/** One decision that waits: its person, what approval changes, what to look at, and what the caller can do. */
import type { WaitingKind } from '#contract/admin/waiting'
import { findMoved, readChange } from '#server/approvals'
import { readMemberBalances } from '#server/books'
import { fullName, type User } from '#server/identity'
import { actionsOf, findTransactions, readTransaction, type Transaction, viewTransaction } from '#server/transactions'
import { readMembers, viewChange } from '../changes/changes.ts'
import type { AdminDependencies } from '../dependencies.ts'
import { accountFlags, bonusFlags, type Effect, effectsOf, type Flag, flag, personFlags, transactionFlags } from './flags.ts'
import { type FoundItem, findWaitingItem, viewItems } from './items.ts'
import {
  accountPermission,
  bonusPermission,
  changePermission,
  NOTHING,
  othersPermission,
  type Permission,
  transactionPermission,
  type Viewer,
} from './permission.ts'

type Subject = {
  readonly permission: Permission
  readonly flags: readonly Flag[]
  readonly effects: readonly Effect[]
  readonly transaction: Transaction | null
  readonly change: ReturnType<typeof viewChange> | null
  readonly testimonial: { readonly text: string; readonly display_name: string; readonly version: number } | null
}
type About = { readonly item: FoundItem; readonly user: User | null; readonly viewer: Viewer; readonly now: Date }

const HISTORY = 6
const NO_SUBJECT: Subject = { permission: NOTHING, flags: [], effects: [], transaction: null, change: null, testimonial: null }

export async function readDecision(dependencies: AdminDependencies, viewer: Viewer, kind: WaitingKind, id: string) {
  const { database, clock, identity } = dependencies
  const now = clock.now()
  const item = await findWaitingItem(database.query, now, kind, id)
  if (!item) return null
  const user = item.user_id ? await identity.readUser(item.user_id) : null
  const [subject, [viewed], history] = await Promise.all([
    readSubject(dependencies, { item, user, viewer, now }),
    viewItems(dependencies, viewer, [item]),
    user ? findTransactions(database.query, { user_id: user.id, date: 'effective_at' }, HISTORY, null) : [],
  ])
  if (!viewed) return null
  return {
    kind,
    ...viewed,
    person: user && viewPerson(user),
    effects: [...subject.effects],
    flags: [...subject.flags, ...(user ? personFlags(user, now) : [])],
    history: history.map(viewTransaction),
    ...subject.permission,
    transaction: subject.transaction && viewOwned(subject.transaction, user, item),
    change: subject.change,
    testimonial: subject.testimonial,
  }
}

function readSubject(dependencies: AdminDependencies, about: About): Promise<Subject> {
  const { kind } = about.item as FoundItem & { readonly kind: WaitingKind }
  if (kind === 'deposits' || kind === 'withdrawals') return transactionSubject(dependencies, about)
  if (kind === 'changes') return changeSubject(dependencies, about)
  if (kind === 'referrals') return bonusSubject(dependencies, about)
  if (kind === 'testimonials') return testimonialSubject(dependencies, about)
  if (kind === 'accounts' && about.user)
    return Promise.resolve({ ...NO_SUBJECT, permission: accountPermission(about.viewer, about.user), flags: accountFlags(about.user) })
  return Promise.resolve(NO_SUBJECT)
}

async function transactionSubject({ database, funding }: AdminDependencies, { item, viewer, now }: About): Promise<Subject> {
  const transaction = await readTransaction(database.query, item.id)
  if (!transaction) return NO_SUBJECT
  const [permission, flags, effects] = await Promise.all([
    transactionPermission(funding, viewer, item.id),
    transactionFlags(database.query, transaction, now),
    railEffects({ database }, transaction),
  ])
  return {
    ...NO_SUBJECT,
    permission,
    flags: [...(permission.approve === 'second' ? [flag('second_needed')] : []), ...flags],
    effects,
    transaction,
  }
}

async function railEffects({ database }: Pick<AdminDependencies, 'database'>, { user_id, type, amount }: Transaction): Promise<Effect[]> {
  const balances = await readMemberBalances(database, user_id)
  return type === 'credit' ? effectsOf(balances, 'main', amount) : effectsOf(balances, 'held', -amount)
}

async function changeSubject(dependencies: AdminDependencies, { item, viewer, now }: About): Promise<Subject> {
  const { database, identity } = dependencies
  const kinds = dependencies.approvals.kinds()
  const change = await readChange(database.query, item.id)
  if (!change) return NO_SUBJECT
  const moved = await findMoved(database.query, kinds, change)
  const view = viewChange(kinds, change, await readMembers(identity, [change], viewer.actor.user_id), viewer.actor.user_id, moved)
  const transaction =
    change.object_kind === 'transaction' && change.object_id ? await readTransaction(database.query, change.object_id) : null
  const permission = changePermission(viewer, view)
  if (transaction) {
    const [flags, effects] = await Promise.all([transactionFlags(database.query, transaction, now), railEffects(dependencies, transaction)])
    return { ...NO_SUBJECT, permission, flags, effects, change: view }
  }
  if (change.object_kind === 'referral_bonus')
    return { ...NO_SUBJECT, permission, ...(await bonusFacts(dependencies, String(change.object_id), item)), change: view }
  return { ...NO_SUBJECT, permission, effects: await adjustmentEffects(dependencies, item, view), change: view }
}

/** A credit or debit by an administrator names its account. */
async function adjustmentEffects(
  { database }: AdminDependencies,
  { user_id, amount }: FoundItem,
  { kind, details }: ReturnType<typeof viewChange>,
): Promise<Effect[]> {
  const account = (['main', 'bonus', 'earning'] as const).find((one) => one === details.account)
  if (!user_id || !amount || !account || !kind.startsWith('adjustment.')) return []
  return effectsOf(await readMemberBalances(database, user_id), account, kind === 'adjustment.credit' ? amount : -amount)
}

async function bonusSubject(dependencies: AdminDependencies, { item, viewer }: About): Promise<Subject> {
  const [facts, permission] = await Promise.all([
    bonusFacts(dependencies, item.id, item),
    bonusPermission(dependencies.referrals, viewer, item.id),
  ])
  const second = permission.approve === 'second' ? [flag('second_needed')] : []
  return { ...NO_SUBJECT, permission, ...facts, flags: [...second, ...facts.flags] }
}

async function bonusFacts({ database }: AdminDependencies, bonus_id: string, { user_id, amount }: FoundItem) {
  const [flags, balances] = await Promise.all([
    bonusFlags(database.query, bonus_id),
    user_id ? readMemberBalances(database, user_id) : null,
  ])
  return { flags, effects: balances && amount ? effectsOf(balances, 'bonus', amount) : [] }
}

async function testimonialSubject({ database }: AdminDependencies, { item, viewer }: About): Promise<Subject> {
  const [testimonial] = await database.query<NonNullable<Subject['testimonial']>>(
    'SELECT text, display_name, version FROM testimonial WHERE id = $1',
    [item.id],
  )
  return { ...NO_SUBJECT, permission: othersPermission(viewer, [item.user_id]), testimonial: testimonial ?? null }
}

function viewPerson(user: User) {
  const { id, email, status, role, created_at, frozen_at, suspended_reason } = user
  return { id, name: fullName(user), email, status, role, member_since: created_at, frozen_at, suspended_reason }
}

function viewOwned(transaction: Transaction, user: User | null, { seconds }: FoundItem) {
  return {
    ...viewTransaction(transaction),
    member_name: user ? fullName(user) : '',
    member_email: user?.email ?? '',
    waiting_change: null,
    actions: actionsOf(transaction),
    waiting_seconds: seconds,
  }
}
