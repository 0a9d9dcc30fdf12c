/**
 * Verifies, suspends or reinstates an account. For staff, suspension and reinstatement need a second administrator once there
 * are two. Each change is audited, notified, and effective from its commit.
 */
import { isId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import { platformReasons } from '#sentences/decisions'
import { type ApprovalRequest, type Approvals, type Consent, isInvolved, NO_APPROVAL_NEEDED, type PendingApproval } from '#server/approvals'
import type { Actor } from '#server/audit'
import { type Identity, isStaff, roleBlockedUntil, type User, type UserStatus } from '#server/identity'
import type { TransientName } from '#server/ledger'
import { type PersonDependencies, writePerson } from './write-person.ts'

export type StatusDependencies = PersonDependencies & {
  readonly approvals: Approvals
  readonly identity: Pick<Identity, 'readUser' | 'countAdministrators'>
}
type StatusVerb = keyof typeof verbs
export type StatusChange = { readonly user_id: string; readonly verb: StatusVerb; readonly reason: string | null }
type No = Refused<'no_user' | 'wrong_status' | 'own_change' | TransientName>

type Verb = { readonly from: readonly UserStatus[]; readonly to: UserStatus; readonly event: string }
const verbs = {
  /** Without the mailed code. */
  verify: { from: ['pending', 'in_review'], to: 'active', event: 'account.verified' },
  /** Ends all sessions at once. The member keeps the money: plans mature and pending withdrawals proceed. */
  suspend: { from: ['active', 'in_review'], to: 'suspended', event: 'account.suspended' },
  unsuspend: { from: ['suspended'], to: 'active', event: 'account.unsuspended' },
} as const satisfies Record<string, Verb>

/** The person's current state. `consent`: a second administrator's. */
export async function changeStatus(
  dependencies: StatusDependencies,
  actor: Actor,
  change: StatusChange,
  once: IdempotencyContext<User | PendingApproval>,
  consent?: Consent,
): Promise<User | PendingApproval | Replayed | No> {
  const { approvals, identity } = dependencies
  const { user_id, verb } = change
  if (actor.user_id === user_id) return refuse('own_change')
  const user = isId(user_id) ? await identity.readUser(user_id) : null
  if (!user || user.status === 'closed') return refuse('no_user')
  const transition: Verb = verbs[verb]
  if (!transition.from.includes(user.status)) return wrongStatus(user.status, transition)
  if (verb === 'suspend' && user.role === 'administrator' && (await identity.countAdministrators()) < 2)
    return refuse('wrong_status', { reason: 'last_administrator' })
  if (consent || verb === 'verify' || !isStaff(user)) return write(dependencies, actor, user, change, consent ?? NO_APPROVAL_NEEDED, once)
  const request = requestOf(actor, user, { ...change, verb })
  const granted = await approvals.consentTo(request)
  if (granted === 'wait') return approvals.requestApproval(request, once)
  return write(dependencies, actor, user, change, granted, once)
}

type Waiting = { readonly verb: 'suspend' | 'unsuspend'; readonly reason: string | null }

function requestOf(maker: Actor, { id }: User, { verb, reason }: Waiting): ApprovalRequest {
  const about = { beneficiary: id, amount: null, object_kind: 'user', object_id: id }
  return { kind: `user.${verb}`, maker, ...about, payload: { status: verbs[verb].to }, reason, rule: 'always' }
}

async function write(
  dependencies: StatusDependencies,
  actor: Actor,
  user: User,
  { verb, reason }: StatusChange,
  consent: Consent,
  once: IdempotencyContext<User | PendingApproval>,
): Promise<User | Replayed | No> {
  const at = dependencies.clock.now()
  const { to, event } = verbs[verb]
  const suspension = to === 'suspended' ? { suspended_at: at, suspended_reason: reason } : { suspended_at: null, suspended_reason: null }
  const change = {
    action: `user.${verb}`,
    at,
    record: { name: 'identity_record_status', row: { id: user.id, status: to, reason, at } },
    notice: { event, params: { reason: reason ?? platformReasons.no_reason } },
    before: { status: user.status },
    after: { status: to },
    reason,
  } as const
  const after: User = { ...user, status: to, ...suspension, updated_at: at }
  const outcome = await writePerson(dependencies, actor, user, change, consent, once, after)
  return 'reply' in outcome ? outcome.reply : outcome
}

function wrongStatus(status: Exclude<UserStatus, 'closed'>, { to }: Verb): Refused<'wrong_status'> {
  return refuse('wrong_status', { reason: `account_${status}_not_${to === 'suspended' ? 'suspended' : 'activated'}` })
}

export type ReleaseDependencies = PersonDependencies & { readonly identity: Pick<Identity, 'readUser'> }
type Released = { readonly released: true }
type Release = { readonly user_id: string; readonly reason: string }

/** After a password reset by mail another administrator confirms the owner, so that the role applies again at once. */
export async function endHold(
  dependencies: ReleaseDependencies,
  actor: Actor,
  { user_id, reason }: Release,
  once: IdempotencyContext<Released>,
): Promise<Released | Replayed | Refused<'no_user' | 'own_change' | 'wrong_status' | TransientName>> {
  if (await isInvolved(dependencies.identity.readUser, actor.user_id, [user_id])) return refuse('own_change')
  const user = isId(user_id) ? await dependencies.identity.readUser(user_id) : null
  if (!user || user.status === 'closed') return refuse('no_user')
  const at = dependencies.clock.now()
  const until = roleBlockedUntil(user, at)
  if (!until) return refuse('wrong_status', { reason: 'role_not_held' })
  const record = { name: 'identity_record_role_release', row: { id: user_id, at } }
  const notice = { event: 'account.role_released', params: {} }
  const change = {
    action: 'user.end-hold',
    at,
    record,
    notice,
    before: { role_held_until: until.toISOString() },
    after: null,
    reason,
  } as const
  const outcome = await writePerson(dependencies, actor, user, change, NO_APPROVAL_NEEDED, once, { released: true as const })
  return 'reply' in outcome ? outcome.reply : outcome
}
