/** A member freezes their account: ends every session and blocks their money until unfrozen. Plans still mature. */
import type { AuditAction } from '#contract/admin/audit-action'
import { type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import { invalidateLinks, issueLink } from '../code/mailed-link.ts'
import type { Room } from '../context.ts'
import { limitMails } from '../sign-up/resend.ts'
import { endSessionsOf, lockUser } from '../store.ts'

export async function freeze(room: Room, { user_id, request_id }: { user_id: string; request_id: string }): Promise<void> {
  await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    if (!user) throw new Error('a signed-in user is gone')
    const now = room.clock.now()
    await tx.query('UPDATE users SET frozen_at = coalesce(frozen_at, $2), updated_at = $2 WHERE id = $1', [user_id, now])
    await endSessionsOf(tx, user_id, now)
    await mailLink(room, tx, user_id, 'account.frozen')
    await recordInAudit(room, tx, { action: 'user.freeze', user_id, request_id })
  })
  room.kick()
}

/** A new link for a frozen account whose owner logged in again. Earlier links stay valid. */
export async function mailUnfreezeLink(room: Room, { user_id }: { user_id: string }): Promise<null | Refused<'wrong_status' | 'too_many'>> {
  const outcome = await room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'id', user_id)
    if (!user?.frozen_at) return refuse('wrong_status', { reason: 'not_frozen' })
    const limited = await limitMails(room, tx, 'resend:unfreeze', user_id)
    if (limited) return limited
    await mailLink(room, tx, user_id, 'account.unfreeze_link')
    return null
  })
  room.kick()
  return outcome
}

/** Replaces links sent to the attacker's address once the old address is restored. */
export async function renewUnfreezeLink(room: Room, tx: Tx, user_id: string): Promise<void> {
  await invalidateLinks(tx, room.clock.now(), user_id, 'unfreeze')
  const [frozen] = await tx.query('SELECT 1 FROM users WHERE id = $1 AND frozen_at IS NOT NULL', [user_id])
  if (frozen) await mailLink(room, tx, user_id, 'account.unfreeze_link')
}

async function mailLink(room: Room, tx: Tx, user_id: string, event: 'account.frozen' | 'account.unfreeze_link'): Promise<void> {
  const link = await issueLink(tx, room.clock.now(), { purpose: 'unfreeze', user_id, object: user_id })
  await room.writeOutbox(tx, { kind: 'notify', payload: { user_id, event, params: {}, link } })
}

type Noted = { readonly action: AuditAction; readonly user_id: string; readonly request_id: string }

/** Records only the id: the audit log cannot be erased, and a member may ask to be. */
export function recordInAudit(room: Room, tx: Tx, { action, user_id, request_id }: Noted): Promise<unknown> {
  return room.audit.record(tx, {
    actor: user_id,
    actor_email: null,
    action,
    object_kind: 'user',
    object_id: user_id,
    before: null,
    after: null,
    reason: null,
    request_id,
  })
}
