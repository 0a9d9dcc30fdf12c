/**
 * Accepts an invitation: the token's holder gets its role, on a new account with a chosen password, or on the existing account
 * of that email, by its password. Locks administrators' rows first, so that concurrent acceptances see each other.
 */
import type { StaffRole } from '#contract/shared/role'
import { newId } from '#kernel/id'
import { isRefused, type Refused, refuse, refuseField } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../context.ts'
import { provePassword } from '../password/change-password.ts'
import { drawReferralCode } from '../sign-up/referral.ts'
import { accountByEmail, endSessionsOf, lockUser } from '../store.ts'
import { hashToken } from '../token.ts'

export type Acceptance = {
  readonly token: string
  readonly first_name?: string | undefined
  readonly last_name?: string | undefined
  readonly password: string
  readonly request_id: string
}
type No = Refused<'dead_link' | 'invalid' | 'too_many' | 'unavailable' | 'wrong_status'>
type InviteRow = { readonly id: string; readonly email: string; readonly role: StaffRole; readonly invited_by: string }

/** $1 now, $2 the token's hash. Invitations by dismissed or frozen inviters are void. */
const OPEN = `SELECT i.id, i.email, i.role, i.invited_by FROM staff_invite i JOIN users u ON u.id = i.invited_by
  WHERE i.token_hash = $2 AND i.accepted_at IS NULL AND i.withdrawn_at IS NULL AND i.expires_at > $1
    AND u.role = 'administrator' AND u.status = 'active' AND u.frozen_at IS NULL
    AND (i.approved_by IS NOT NULL OR NOT EXISTS (SELECT FROM users o WHERE o.role = 'administrator' AND o.status IN ('active', 'suspended')
      AND o.id <> i.invited_by))`

export async function acceptInvite(room: Room, acceptance: Acceptance): Promise<{ readonly accepted: true } | No> {
  const hash = hashToken(acceptance.token)
  const [invite] = await room.database.query<InviteRow>(OPEN, [room.clock.now(), hash])
  if (!invite) return refuse('dead_link')
  const account = await accountByEmail(room.database, invite.email)
  if (account && (account.status !== 'active' || account.frozen_at)) return refuse('wrong_status', { reason: 'invited_inactive' })
  const proven = account ? await provePassword(room, account.id, acceptance.password) : await chosen(room, invite, acceptance)
  if (proven !== null && isRefused(proven)) return proven
  const outcome = await room.database.transaction(async (tx): Promise<{ readonly accepted: true } | No> => {
    await tx.query(`SELECT 1 FROM users WHERE role = 'administrator' ORDER BY id FOR NO KEY UPDATE`)
    const [open] = await tx.query<InviteRow>(`${OPEN} FOR UPDATE OF i`, [room.clock.now(), hash])
    if (!open) return refuse('dead_link')
    const person =
      proven === null ? await promote(room, tx, open, account?.id ?? '') : await enter(room, tx, open, acceptance, proven.password_hash)
    if (!person) return refuse('wrong_status', { reason: 'invited_changed' })
    await tx.query('UPDATE staff_invite SET accepted_at = $2, accepted_by = $3 WHERE id = $1', [open.id, room.clock.now(), person.id])
    await withdrawOthers(tx, open.email, room.clock.now())
    await room.audit.record(tx, {
      actor: person.id,
      actor_email: open.email,
      action: 'user.role',
      object_kind: 'user',
      object_id: person.id,
      before: { role: person.before },
      after: { role: open.role, invite: open.id, invited_by: open.invited_by },
      reason: 'Accepted an invitation',
      request_id: acceptance.request_id,
    })
    return { accepted: true }
  })
  room.kick()
  return outcome
}

/** Another open invitation has another role, which would replace the one that was just accepted. */
async function withdrawOthers(tx: Tx, email: string, now: Date): Promise<void> {
  await tx.query('UPDATE staff_invite SET withdrawn_at = $2 WHERE email = $1 AND accepted_at IS NULL AND withdrawn_at IS NULL', [
    email,
    now,
  ])
}

type Chosen = { readonly password_hash: string }

async function chosen(room: Room, { email }: InviteRow, { first_name, last_name, password }: Acceptance): Promise<Chosen | No> {
  const needed = {
    ...(first_name ? {} : { first_name: { reason: 'first_name_needed' } as const }),
    ...(last_name ? {} : { last_name: { reason: 'last_name_needed' } as const }),
  }
  if (Object.keys(needed).length > 0) return refuse('invalid', { reason: 'own_name_needed', fields: needed })
  const fault = await room.policy(password, { email, first_name: first_name ?? '', last_name: last_name ?? '' })
  if (fault) return refuseField('password', fault)
  const password_hash = await room.hasher.hash(password)
  return password_hash === null ? refuse('unavailable') : { password_hash }
}

type Person = { readonly id: string; readonly before: string | null }

async function promote(room: Room, tx: Tx, { email, role }: InviteRow, id: string): Promise<Person | null> {
  const user = await lockUser(tx, 'id', id)
  if (user?.status !== 'active' || user.frozen_at || user.email !== email) return null
  const now = room.clock.now()
  await tx.query('UPDATE users SET role = $2, updated_at = $3 WHERE id = $1', [id, role, now])
  await endSessionsOf(tx, id, now)
  return { id, before: user.role }
}

async function enter(
  room: Room,
  tx: Tx,
  { email, role }: InviteRow,
  { first_name, last_name }: Acceptance,
  password_hash: string,
): Promise<Person | null> {
  const now = room.clock.now()
  const [inserted] = await tx.query<{ id: string }>(
    `INSERT INTO users (id, email, first_name, last_name, referral_code, status, role, password_hash, created_at, updated_at)
     SELECT $1, $2, $3, $4, $5, 'active', $6, $7, $8, $8 WHERE NOT identity_email_is_held($2, NULL, $8) ON CONFLICT (email) DO NOTHING RETURNING id`,
    [newId(now), email, first_name, last_name, drawReferralCode(), role, password_hash, now],
  )
  return inserted ? { id: inserted.id, before: null } : null
}
