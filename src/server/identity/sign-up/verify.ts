import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from '../room.ts'
import { lockUser } from '../store.ts'

type Verified = { readonly verified: true }
type Redeemed = { readonly email: string; readonly code: string; readonly pending?: string | undefined }
type No = Refused<'wrong_code' | 'already_verified' | 'in_review' | 'too_many'>

/**
 * Redeems the mailed code: the account becomes active, or awaits an administrator by setting (42). 14 if the code already
 * verified the account. An unknown email takes equal work and gets the reply of a wrong code.
 */
export async function verify(room: Room, { email, code, pending }: Redeemed): Promise<Verified | No> {
  const { approval_needed } = await room.settings()
  const checked = await room.mailedCodes.check({ purpose: 'verify', email, pending, guess: code })
  if (isRefused(checked)) return checked
  if (!checked.ok) return refuse(checked.why === 'used' ? 'already_verified' : 'wrong_code')
  return room.database.transaction(async (tx) => {
    // Lock order everywhere: a user's row before a code's.
    const user = await lockUser(tx, 'email', email)
    if (user?.status !== 'pending') return refuse('already_verified')
    const now = room.clock.now()
    // Used concurrently, or its sign-up is gone: it completes nothing.
    const taken = (await room.mailedCodes.use(tx, checked.code_id)) && (await applyRegistration(tx, user.id, checked.binding, now))
    if (!taken) return refuse('wrong_code')
    const status = approval_needed ? 'in_review' : 'active'
    await tx.query('UPDATE users SET status = $2, updated_at = $3 WHERE id = $1', [user.id, status, now])
    return approval_needed ? refuse('in_review') : { verified: true }
  })
}

/**
 * A code completes only the sign-up it was mailed for: for a later one it applies those names and password and deletes the
 * others. False: that sign-up no longer exists.
 */
async function applyRegistration(tx: Tx, user_id: string, registration_id: string, now: Date): Promise<boolean> {
  if (registration_id !== '') {
    const taken = await tx.query(
      `UPDATE users u SET first_name = p.first_name, last_name = p.last_name, gender = p.gender, dob = p.dob, phone = p.phone,
         phone_country_code = p.phone_country_code, phone_number = p.phone_number, password_hash = p.password_hash,
         terms_accepted_at = p.created_at, terms_version = p.terms_version, terms_language = p.terms_language, updated_at = $3
       FROM pending_registration p WHERE u.id = $1 AND p.user_id = u.id AND p.id = $2 RETURNING 1`,
      [user_id, registration_id, now],
    )
    if (taken.length === 0) return false
  }
  await tx.query('DELETE FROM pending_registration WHERE user_id = $1', [user_id])
  return true
}
