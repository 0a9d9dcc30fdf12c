/**
 * Break-glass: the machine's operator appoints a working administrator if none is left to approve. It bypasses four-eyes, so
 * every administrator is notified and the audit log records it.
 */
import { type Refused, refuse } from '#kernel/refusal'
import type { Room } from './context.ts'
import { forgetFactors } from './factor/forget.ts'
import { endSessionsOf, lockUser } from './store.ts'

export type Appointment = { readonly email: string; readonly reason: string; readonly forget_factors: boolean }

export async function appoint(room: Room, { email, reason, forget_factors }: Appointment): Promise<null | Refused<'no_user'>> {
  return room.database.transaction(async (tx) => {
    const user = await lockUser(tx, 'email', email)
    if (!user || (user.status !== 'active' && user.status !== 'suspended')) return refuse('no_user')
    const now = room.clock.now()
    await tx.query(
      `UPDATE users SET role = 'administrator', status = 'active', suspended_at = NULL, suspended_reason = NULL, role_held_until = NULL, updated_at = $2
       WHERE id = $1`,
      [user.id, now],
    )
    if (forget_factors) await forgetFactors(tx, user.id)
    await endSessionsOf(tx, user.id, now)
    await tx.query('DELETE FROM known_browser WHERE user_id = $1', [user.id])
    await room.audit.record(tx, {
      actor: null,
      actor_email: null,
      action: 'user.appoint',
      object_kind: 'user',
      object_id: user.id,
      before: { role: user.role, status: user.status },
      after: { role: 'administrator', status: 'active', factors_forgotten: forget_factors },
      reason,
      request_id: null,
    })
    const administrators = await tx.query<{ id: string }>(`SELECT id FROM users WHERE role = 'administrator' ORDER BY id`)
    for (const { id } of administrators)
      await room.writeOutbox(tx, { kind: 'notify', payload: { user_id: id, event: 'account.administrator', params: { reason } } })
    return null
  })
}
