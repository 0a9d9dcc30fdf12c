/** After a password reset by mail another administrator confirms the owner, so that the role applies again at once. */

import { isId } from '#kernel/id'
import type { IdempotencyContext, Replayed } from '#kernel/idempotency'
import { type Refused, refuse } from '#kernel/refusal'
import { isInvolved, NO_APPROVAL_NEEDED } from '#server/approvals'
import type { Actor } from '#server/audit'
import { type Identity, roleBlockedUntil } from '#server/identity'
import type { TransientName } from '#server/ledger'
import { type PersonDependencies, writePerson } from './write-person.ts'

export type ReleaseDependencies = PersonDependencies & { readonly identity: Pick<Identity, 'readUser'> }
type Released = { readonly released: true }
type Release = { readonly user_id: string; readonly reason: string }

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
