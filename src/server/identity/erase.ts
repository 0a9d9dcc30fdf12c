/**
 * Erases a person: names, email, phone, birth date, password, devices, codes, factors and preferences. The row stays as an id
 * for the ledger and referrals, and the email may register again.
 */
import type { Tx } from '#server/store'
import { forgetFactors } from './factor/forget.ts'
import { lockUser } from './store.ts'
import type { User } from './user.ts'

/** Rows about this person only. */
const PERSONAL_ROWS = [
  'pending_registration',
  'profile',
  'preference',
  'referred_sign_up',
  'known_browser',
  'known_device',
  'mailed_link',
  'left_email',
  'session',
] as const

/** First lock of a closing: every money write for this member holds or waits for the same row. Null: already closed. */
export async function lockForClosing(tx: Tx, user_id: string): Promise<User | null> {
  const user = await lockUser(tx, 'id', user_id)
  return user && user.status !== 'closed' ? user : null
}

/** All known addresses of the person, the current one first. */
export async function readAddresses(tx: Tx, { id, email }: Pick<User, 'id' | 'email'>): Promise<string[]> {
  const left = await tx.query<{ email: string }>('SELECT email FROM left_email WHERE user_id = $1', [id])
  return [email, ...left.map((row) => row.email)]
}

/** Last step of a closing. `coded`: other subjects of the person's codes, whose bindings are plain text. */
export async function eraseUser(
  tx: Tx,
  { id, email, coded }: Pick<User, 'id' | 'email'> & { readonly coded: readonly string[] },
  now: Date,
): Promise<void> {
  await forgetFactors(tx, id)
  for (const table of PERSONAL_ROWS) await tx.query(`DELETE FROM ${table} WHERE user_id = $1`, [id])
  await tx.query('DELETE FROM one_time_code WHERE subject = ANY ($1::text[])', [[email, id, ...coded]])
  await tx.query('DELETE FROM mailed_code WHERE email = $1', [email])
  await tx.query('DELETE FROM throttle WHERE key IN ($1, $2)', [email, id])
  await tx.query(
    `UPDATE users SET status = 'closed', email = 'closed:' || id::text, referral_code = 'closed:' || id::text, password_hash = '$argon2id$closed',
       first_name = '', last_name = '', gender = NULL, dob = NULL, phone = NULL, phone_country_code = NULL, phone_number = NULL,
       suspended_at = NULL, suspended_reason = NULL, terms_accepted_at = NULL, last_active_at = NULL, withdrawals_frozen_until = NULL, frozen_at = NULL,
       updated_at = $2 WHERE id = $1`,
    [id, now],
  )
}
