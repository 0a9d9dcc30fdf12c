import type { Language } from '#contract/language'
import type { Query, Tx } from '#server/store'
import type { Room } from './room.ts'
import { sendCode } from './send-code.ts'

const ONCE_A_MINUTE = { max: 1, window_seconds: 60 }
const THRICE = { max: 3, window_seconds: 900 }

/**
 * A fresh code in place of the one that is waited for: of a registration, or of a log-in whose password was right. Whoever asks learns
 * nothing: the answer, the limits and the work are the same for every address.
 */
export async function resend(room: Room, { email, language }: { email: string; language?: Language }): Promise<void> {
  await room.database.transaction(async (tx) => {
    if (await isTooOften(room, tx, 'resend:verify', email)) return
    const awaited = await readAwaited(tx, room.clock.now(), email)
    await sendCode(room, tx, { ...(awaited ?? { purpose: 'verify', decoy: true }), email, language })
  })
  room.kick()
}

/** Counted by the address that was given, whether it exists or not. */
export async function isTooOften(room: Room, tx: Tx, bucket: string, email: string): Promise<boolean> {
  const now = await room.throttle.limit(`${bucket}:minute`, email, ONCE_A_MINUTE, tx)
  return now !== null || (await room.throttle.limit(bucket, email, THRICE, tx)) !== null
}

type Awaited = { readonly purpose: 'verify' | 'login'; readonly binding: string }

/** A new code is for the same sign-up as the last one. A log-in's is renewed while it lives: after that only the password brings another. */
async function readAwaited(reader: { query: Query }, now: Date, email: string): Promise<Awaited | null> {
  const [found] = await reader.query<Awaited>(
    `SELECT 'verify' AS purpose, coalesce(c.binding, '') AS binding FROM users u
       LEFT JOIN one_time_code c ON c.purpose = 'verify' AND c.subject = u.email WHERE u.email = $1 AND u.status = 'pending'
     UNION ALL
     SELECT c.purpose, c.binding FROM users u JOIN one_time_code c ON c.purpose = 'login' AND c.subject = u.email
       WHERE u.email = $1 AND u.status = 'active' AND c.used_at IS NULL AND c.expires_at > $2`,
    [email, now],
  )
  return found ?? null
}
