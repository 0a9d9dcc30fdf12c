/**
 * Recovers an account after a lost second factor: with two people's consent the factor, sessions and browsers are deleted. The
 * person logs in by password and enrols again; withdrawals are frozen for a day.
 */

import { isId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import type { ApprovalRequest, Approvals, Consent, PendingApproval } from '#server/approvals'
import type { Actor } from '#server/audit'
import type { Identity, User } from '#server/identity'
import type { TransientName } from '#server/ledger'
import { type PersonDependencies, writePerson } from './write-person.ts'

export type RecoverDependencies = PersonDependencies & {
  readonly approvals: Approvals
  readonly identity: Pick<Identity, 'readUser' | 'hasFactor'>
}
type Recovery = { readonly user_id: string; readonly reason: string }

/** `consent`: a second administrator's. */
export async function recoverUser(
  dependencies: RecoverDependencies,
  actor: Actor,
  { user_id, reason }: Recovery,
  once: IdempotencyContext<User | PendingApproval>,
  consent?: Consent,
): Promise<User | PendingApproval | Replayed | Refused<'no_user' | 'own_change' | 'wrong_status' | TransientName>> {
  const { approvals, identity } = dependencies
  if (actor.user_id === user_id) return refuse('own_change')
  const user = isId(user_id) ? await identity.readUser(user_id) : null
  if (!user || user.status === 'closed') return refuse('no_user')
  if (!(await identity.hasFactor(user_id))) return refuse('wrong_status', { reason: 'no_second_factor' })
  const request = requestOf(actor, user_id, reason)
  const granted = consent ?? (await approvals.consentTo(request))
  if (granted === 'wait') return approvals.requestApproval(request, once)
  const at = dependencies.clock.now()
  const record = { name: 'identity_record_recovery', row: { id: user_id, at } }
  const notice = { event: 'factor.forgotten', params: {} }
  const change = { action: 'user.recover', at, record, notice, before: null, after: null, reason } as const
  const outcome = await writePerson(dependencies, actor, user, change, granted, once, user)
  return 'reply' in outcome ? outcome.reply : outcome
}

function requestOf(maker: Actor, id: string, reason: string): ApprovalRequest {
  const about = { beneficiary: id, amount: null, object_kind: 'user', object_id: id }
  return { kind: 'user.recover', maker, ...about, payload: {}, reason, rule: 'always' }
}
