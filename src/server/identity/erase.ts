/**
 * Erases a person: names, email, phone, birth date, password, devices, codes, factors and preferences. The row stays as an id
 * for the ledger and referrals, and the email may register again.
 */

import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import type { Tx } from '#server/store'
import type { Room } from './context.ts'
import { forgetFactors } from './factor/enrolled.ts'
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

/** How long a verified account's code still answers 14, and how long a device is remembered. */
const KEPT_SECONDS = 90 * DAY_SECONDS

/** How long a browser is remembered after its last log-in: its cookie's lifetime. */
const BROWSER_SECONDS = 365 * DAY_SECONDS

const BROWSERS = 50

/** Deletes expired codes, challenges, pending log-ins and counters, and sessions that ended long ago. */
export async function purge({ database, clock, throttle }: Room): Promise<void> {
  const now = clock.now()
  await throttle.purge()
  for (const table of ['one_time_code', 'mailed_code'])
    await database.query(`DELETE FROM ${table} WHERE issued_at < $1 AND (used_at IS NULL OR issued_at < $2)`, [
      addSeconds(now, -DAY_SECONDS),
      addSeconds(now, -KEPT_SECONDS),
    ])
  await database.query(
    `DELETE FROM pending_registration p WHERE created_at < $1
       AND NOT EXISTS (SELECT FROM mailed_code c WHERE c.purpose = 'verify' AND c.binding = p.id::text)`,
    [addSeconds(now, -DAY_SECONDS)],
  )
  for (const table of ['passkey_challenge', 'pending_login'])
    await database.query(`DELETE FROM ${table} WHERE expires_at < $1`, [addSeconds(now, -DAY_SECONDS)])
  await database.query('DELETE FROM totp WHERE confirmed_at IS NULL AND created_at < $1', [addSeconds(now, -DAY_SECONDS)])
  await database.query('DELETE FROM mailed_link WHERE expires_at < $1', [now])
  await database.query('DELETE FROM left_email WHERE held_until < $1', [now])
  await database.query('DELETE FROM known_device WHERE last_seen_at < $1', [addSeconds(now, -KEPT_SECONDS)])
  await database.query('DELETE FROM known_browser WHERE last_seen_at < $1', [addSeconds(now, -BROWSER_SECONDS)])
  // A client without cookies adds a row at each log-in.
  await database.query(
    `DELETE FROM known_browser b USING (SELECT user_id, token_hash, row_number() OVER (PARTITION BY user_id ORDER BY last_seen_at DESC) AS place
       FROM known_browser) o WHERE o.place > ${BROWSERS} AND b.user_id = o.user_id AND b.token_hash = o.token_hash`,
  )
  await database.query('DELETE FROM session WHERE expires_at < $1', [addSeconds(now, -KEPT_SECONDS)])
}
