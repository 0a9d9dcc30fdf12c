/** Changes a role; needs a second administrator once there are two. Ends all of the person's sessions. */

import type { Role } from '#contract/shared/role'
import { isId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { ApprovalRequest, Approvals, Consent, PendingApproval } from '#server/approvals'
import type { Actor } from '#server/audit'
import { countOtherAdministrators, type Identity, type User } from '#server/identity'
import type { TransientName } from '#server/ledger'
import type { Database } from '#server/store'
import { type PersonDependencies, writePerson } from './write-person.ts'

export type RoleDependencies = PersonDependencies & {
  readonly database: Database
  readonly approvals: Approvals
  readonly identity: Pick<Identity, 'readUser'>
}
export type RoleChange = { readonly user_id: string; readonly role: Role; readonly reason: string | null }
type No = Refused<'no_user' | 'own_change' | 'wrong_status' | TransientName>

/** The person with their current role. `consent`: a second administrator's. */
export async function changeRole(
  dependencies: RoleDependencies,
  actor: Actor,
  { user_id, role, reason }: RoleChange,
  once: IdempotencyContext<User | PendingApproval>,
  consent?: Consent,
): Promise<User | PendingApproval | Replayed | No> {
  const { database, approvals, identity } = dependencies
  if (user_id === actor.user_id) return refuse('own_change')
  const user = isId(user_id) ? await identity.readUser(user_id) : null
  if (!user || user.status === 'closed') return refuse('no_user')
  if (user.role === role) return refuse('wrong_status', { reason: 'role_same' })
  if (role !== 'member' && user.status !== 'active') return refuse('wrong_status', { reason: 'only_active' })
  if (user.role === 'administrator' && (await countOtherAdministrators(database, user_id)) === 0)
    return refuse('wrong_status', { reason: 'last_administrator' })
  const request = requestOf(actor, user, { role, reason })
  const granted = consent ?? (await approvals.consentTo(request))
  if (granted === 'wait') return approvals.requestApproval(request, once)
  return write(dependencies, actor, user, { role, reason }, granted, once)
}

function requestOf(maker: Actor, { id }: User, { role, reason }: Pick<RoleChange, 'role' | 'reason'>): ApprovalRequest {
  const about = { beneficiary: id, amount: null, object_kind: 'user', object_id: id }
  return { kind: 'user.role', maker, ...about, payload: { role }, reason, rule: 'always' }
}

async function write(
  dependencies: RoleDependencies,
  actor: Actor,
  user: User,
  { role, reason }: Pick<RoleChange, 'role' | 'reason'>,
  consent: Consent,
  once: IdempotencyContext<User | PendingApproval>,
): Promise<User | Replayed | No> {
  const at = dependencies.clock.now()
  const record = { name: 'identity_record_role', row: { id: user.id, role, at } }
  const change = { action: 'user.role', at, record, before: { role: user.role }, after: { role }, reason } as const
  const outcome = await writePerson(dependencies, actor, user, change, consent, once, { ...user, role, updated_at: at })
  return 'reply' in outcome ? outcome.reply : outcome
}
