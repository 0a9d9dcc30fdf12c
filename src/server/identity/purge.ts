import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import type { Room } from './context.ts'

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
