/**
 * Break-glass: the machine's operator appoints a working administrator if none is left to approve. It bypasses four-eyes, so
 * every administrator is notified and the audit log records it.
 */

import { newId, randomBytes } from '#kernel/id'
import { type Refused, refuse, refuseField } from '#kernel/refusal'
import { mailboxOf } from '#kernel/text'
import type { Room } from './context.ts'
import { forgetFactors } from './factor/enrolled.ts'
import { drawReferralCode } from './sign-up/referral.ts'
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

const DEFAULT_ADMINISTRATOR = 'admin@clearterm.example'

/** `password` is generated and shown once; null if the operator supplied it or an administrator already exists. */
export type Ensured = { readonly created: boolean; readonly email: string; readonly password: string | null }

const FIRST = { actor: null, actor_email: null, action: 'user.role', object_kind: 'user', after: { role: 'administrator' } } as const

/**
 * Creates the first administrator at start. A supplied password that fails the policy is refused, even if it would not be used.
 * No account has a known default password.
 */
export async function ensureAdministrator(
  room: Room,
  credentials: { readonly email: string | null; readonly password: string | null },
): Promise<Ensured | Refused<'invalid'>> {
  const given = credentials.email ?? DEFAULT_ADMINISTRATOR
  const email = mailboxOf(given) ?? given
  const fault = credentials.password === null ? null : await room.policy(credentials.password, { email })
  if (fault) return refuseField('password', fault)
  const [first] = await room.database.query<{ email: string }>(`SELECT email FROM users WHERE role = 'administrator' ORDER BY id LIMIT 1`)
  if (first) return { created: false, email: first.email, password: null }
  const password = credentials.password ?? Buffer.from(randomBytes(16)).toString('base64url')
  const password_hash = await room.hasher.hash(password)
  const now = room.clock.now()
  const created = await room.database.transaction(async (tx) => {
    const rows = await tx.query<{ id: string }>(
      `INSERT INTO users (id, email, first_name, last_name, referral_code, status, role, password_hash, created_at, updated_at)
       SELECT $1, $2, 'First', 'Administrator', $3, 'active', 'administrator', $4, $5, $5
       WHERE NOT EXISTS (SELECT 1 FROM users WHERE role = 'administrator') ON CONFLICT (email) DO NOTHING RETURNING id`,
      [newId(now), email, drawReferralCode(), password_hash, now],
    )
    // Attributed to the system, so that every role has an entry in the audit log.
    const [first_one] = rows
    if (first_one) await room.audit.record(tx, { ...FIRST, object_id: first_one.id, reason: 'The first administrator, at start' })
    return rows
  })
  if (created.length > 0) return { created: true, email, password: credentials.password === null ? password : null }
  const [other] = await room.database.query<{ role: string }>('SELECT role FROM users WHERE email = $1', [email])
  if (other?.role === 'administrator') return { created: false, email, password: null }
  return refuseField('email', { reason: 'email_of_member', params: { email } })
}
