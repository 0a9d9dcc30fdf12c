import { addSeconds } from '#kernel/clock'
import { type Refused, refuse } from '#kernel/refusal'
import { shownEmail } from '#kernel/text'
import type { Room } from '../../context.ts'
import { lockUser } from '../../store.ts'
import { notifyUser } from '../enrolled.ts'
import { TOTP_SEAL } from '../proof.ts'
import { drawFirstCodes, dropUnusableCodes } from './recovery-codes.ts'
import { drawSecret, enrolmentOf, stepOf } from './totp.ts'

const APP = 'totp'
/** A secret shown this long ago and never confirmed may have been seen by others. */
const CONFIRM_WITHIN_SECONDS = 900

/** No guesses: the secret is on the caller's screen. */
export const ENROLMENT_CODES = { bucket: 'totp-enrol', max: 10, window_seconds: 900 } as const

const ON = { reason: 'totp_on' } as const
const NOT_BEGUN = { reason: 'totp_not_begun' } as const

/** A new secret, inactive until confirmed by a code; 52 if an app is already enrolled. */
export async function enrolTotp(
  room: Room,
  { user_id, email }: { readonly user_id: string; readonly email: string },
): Promise<{ secret: string; uri: string } | Refused<'wrong_status'>> {
  const secret = drawSecret()
  const begun = await room.database.transaction((tx) =>
    tx.query(
      `INSERT INTO totp (user_id, secret, created_at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET secret = excluded.secret, created_at = excluded.created_at, last_step = 0
       WHERE totp.confirmed_at IS NULL RETURNING 1`,
      [user_id, room.sealer.seal(secret, TOTP_SEAL), room.clock.now()],
    ),
  )
  return begun.length > 0 ? enrolmentOf(secret, shownEmail(email)) : refuse('wrong_status', ON)
}

/** Log-ins now require it. The time step of this code is spent. */
export async function confirmTotp(
  room: Room,
  { user_id, code }: { readonly user_id: string; readonly code: string },
): Promise<{ recovery_codes: string[] | null } | Refused<'wrong_code' | 'wrong_status' | 'too_many'>> {
  const { bucket, ...typed } = ENROLMENT_CODES
  const limited = await room.throttle.limit(bucket, user_id, typed)
  if (limited) return limited
  const now = room.clock.now()
  const [begun] = await room.database.query<{ secret: Buffer }>(
    'SELECT secret FROM totp WHERE user_id = $1 AND confirmed_at IS NULL AND created_at > $2',
    [user_id, addSeconds(now, -CONFIRM_WITHIN_SECONDS)],
  )
  if (!begun) return refuse('wrong_status', NOT_BEGUN)
  const step = stepOf(room.sealer.open(begun.secret, TOTP_SEAL), code.replace(/\s/g, ''), now)
  if (step === null) return refuse('wrong_code')
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const confirmed = await tx.query(
      'UPDATE totp SET confirmed_at = $2, last_step = $3 WHERE user_id = $1 AND confirmed_at IS NULL AND secret = $4 RETURNING 1',
      [user_id, now, step, begun.secret],
    )
    if (confirmed.length === 0) return refuse('wrong_status', NOT_BEGUN)
    await room.throttle.giveBack(bucket, user_id, tx)
    await notifyUser(room, tx, user_id, 'factor.added', { factor: APP })
    return { recovery_codes: await drawFirstCodes(room, tx, user_id) }
  })
  room.kick()
  return outcome
}

/** 28 if there was none. Removing the last factor also removes the recovery codes. */
export async function removeTotp(room: Room, { user_id }: { readonly user_id: string }): Promise<{ removed: true } | Refused<'no_factor'>> {
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const [removed] = await tx.query<{ confirmed_at: Date | null }>('DELETE FROM totp WHERE user_id = $1 RETURNING confirmed_at', [user_id])
    if (!removed?.confirmed_at) return refuse('no_factor')
    await dropUnusableCodes(tx, user_id)
    await notifyUser(room, tx, user_id, 'factor.removed', { factor: APP })
    return { removed: true as const }
  })
  room.kick()
  return outcome
}
