import { newId, randomBytes } from '#kernel/id'
import { type Refused, refuseField } from '#kernel/refusal'
import type { Room } from './context.ts'
import { drawReferralCode } from './sign-up/referral-code.ts'

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
  const email = (credentials.email ?? DEFAULT_ADMINISTRATOR).trim().toLowerCase()
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
