import type { Query, Tx } from '#server/store'
import type { Room } from './room.ts'
import { sendCode } from './send-code.ts'

const ONCE_A_MINUTE = { max: 1, window_seconds: 60 }
const THRICE = { max: 3, window_seconds: 900 }

/**
 * A fresh verification code for an account that still needs one. Whoever asks learns nothing: the answer, the limits and the work
 * are the same for every address.
 */
export async function resend(room: Room, { email }: { email: string }): Promise<void> {
  await room.database.transaction(async (tx) => {
    if (await isTooOften(room, tx, 'resend:verify', email)) return
    const wanted = await waitingFor(tx, email)
    await sendCode(room, tx, { purpose: 'verify', email, binding: wanted?.binding ?? '', decoy: wanted === null })
  })
  room.kick()
}

/** Counted by the address that was given, whether it exists or not. */
export async function isTooOften(room: Room, tx: Tx, bucket: string, email: string): Promise<boolean> {
  const now = await room.throttle.limit(`${bucket}:minute`, email, ONCE_A_MINUTE, tx)
  return now !== null || (await room.throttle.limit(bucket, email, THRICE, tx)) !== null
}

/** What the last code of a pending account was for, so that the new one is for the same sign-up; null when none is waiting. */
async function waitingFor(reader: { query: Query }, email: string): Promise<{ binding: string } | null> {
  const [found] = await reader.query<{ binding: string }>(
    `SELECT coalesce(c.binding, '') AS binding FROM users u LEFT JOIN one_time_code c ON c.purpose = 'verify' AND c.subject = u.email
     WHERE u.email = $1 AND u.status = 'pending'`,
    [email],
  )
  return found ?? null
}
