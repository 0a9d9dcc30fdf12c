import { addSeconds } from '#kernel/clock'
import { DAY_SECONDS } from '#kernel/duration'
import type { Room } from './room.ts'

/** A verified account's code answers 14 for this long; a device is known for this long. */
const KEPT_SECONDS = 90 * DAY_SECONDS

/** Removes what no longer says anything: dead codes, challenges and half log-ins, counters, and sessions that ended long ago. */
export async function purge({ database, clock, throttle }: Room): Promise<void> {
  const now = clock.now()
  await throttle.purge()
  await database.query(`DELETE FROM one_time_code WHERE issued_at < $1 AND (used_at IS NULL OR issued_at < $2)`, [
    addSeconds(now, -DAY_SECONDS),
    addSeconds(now, -KEPT_SECONDS),
  ])
  for (const table of ['passkey_challenge', 'pending_login'])
    await database.query(`DELETE FROM ${table} WHERE expires_at < $1`, [addSeconds(now, -DAY_SECONDS)])
  await database.query('DELETE FROM totp WHERE confirmed_at IS NULL AND created_at < $1', [addSeconds(now, -DAY_SECONDS)])
  await database.query('DELETE FROM mailed_link WHERE expires_at < $1', [now])
  await database.query('DELETE FROM left_email WHERE held_until < $1', [now])
  await database.query('DELETE FROM known_device WHERE last_seen_at < $1', [addSeconds(now, -KEPT_SECONDS)])
  await database.query('DELETE FROM session WHERE expires_at < $1', [addSeconds(now, -KEPT_SECONDS)])
}
