import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Tx } from '#server/store'
import type { Room } from './room.ts'
import { lockUser } from './store.ts'

type Verified = { readonly verified: true }
type No = Refused<'wrong_code' | 'already_verified' | 'in_review' | 'too_many'>

/**
 * Redeems the mailed code: the account becomes active, or waits for an administrator where the setting says so (42).
 * 14 when the code is the one that already verified the account. An unknown email takes the same work and the same answer as a wrong code.
 */
export async function verify(room: Room, { email, code }: { email: string; code: string }): Promise<Verified | No> {
  const { approval_needed } = await room.settings()
  const checked = await room.codes.check({ purpose: 'verify', subject: email, counted_by: email, guess: code })
  if (isRefused(checked)) return checked
  if (!checked.ok) return refuse(checked.why === 'used' ? 'already_verified' : 'wrong_code')
  return room.database.transaction(async (tx) => {
    // Everywhere a person's row is locked before a code's.
    const user = await lockUser(tx, 'email', email)
    if (user?.status !== 'pending') return refuse('already_verified')
    // Checked, but replaced by a newer code since.
    if (!(await room.codes.use(tx, checked.code_id))) return refuse('wrong_code')
    const now = room.clock.now()
    await takeRegistration(tx, user.id, checked.binding, now)
    const status = approval_needed ? 'in_review' : 'active'
    await tx.query('UPDATE users SET status = $2, updated_at = $3 WHERE id = $1', [user.id, status, now])
    return approval_needed ? refuse('in_review') : { verified: true }
  })
}

/** A code that was issued for a later sign-up brings that sign-up's names and password; any other leaves them out for good. */
async function takeRegistration(tx: Tx, user_id: string, registration_id: string, now: Date): Promise<void> {
  if (registration_id !== '') {
    await tx.query(
      `UPDATE users u SET first_name = p.first_name, last_name = p.last_name, gender = p.gender, dob = p.dob, phone = p.phone,
         phone_country_code = p.phone_country_code, phone_number = p.phone_number, password_hash = p.password_hash,
         terms_accepted_at = p.created_at, terms_version = p.terms_version, terms_language = p.terms_language, updated_at = $3
       FROM pending_registration p WHERE u.id = $1 AND p.user_id = u.id AND p.id = $2`,
      [user_id, registration_id, now],
    )
  }
  await tx.query('DELETE FROM pending_registration WHERE user_id = $1', [user_id])
}
