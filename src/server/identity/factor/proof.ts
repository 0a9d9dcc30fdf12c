/**
 * Verifies a second factor in two steps: `verifyFactor` checks it outside any transaction; `spendFactor` spends it in the transaction
 * of its effect, for exactly one caller. A code is counted before it is checked.
 */

import { DAY_SECONDS } from '#kernel/duration'
import { isRefused, type Refused, refuse } from '#kernel/refusal'
import type { Queryable, Tx } from '#server/store'
import type { Room } from '../context.ts'
import { lockUser } from '../store.ts'
import type { CountedLimit } from '../throttle.ts'
import { notifyUser } from './enrolled.ts'
import { type ExpectedChallenge, spendChallenge, verifyAssertion } from './passkey/options.ts'
import { recoveryMac } from './totp/recovery-codes.ts'
import { stepOf } from './totp/totp.ts'
import type { FactorProof, VerifiedFactor, VerifiedPasskey } from './verified-factor.ts'

export const TOTP_SEAL = 'identity/totp'

/** Refused: invalid for this person, and why. */
export async function verifyFactor(
  room: Room,
  user_id: string,
  proof: FactorProof,
  expected: ExpectedChallenge,
): Promise<VerifiedFactor | Refused<'wrong_code'>> {
  if ('assertion' in proof) return verifyAssertion(room, user_id, proof.assertion, expected)
  return (await verifyCode(room, user_id, proof.code)) ?? refuse('wrong_code')
}

/** Six digits are an authenticator code, anything else a recovery code. */
export async function verifyCode(room: Room, user_id: string, code: string): Promise<VerifiedFactor | null> {
  const digits = appCodeOf(code)
  if (digits === null) return { by: 'recovery', macs: room.peppers.map((pepper) => recoveryMac(pepper, user_id, code)) }
  const [row] = await room.database.query<{ secret: Buffer }>('SELECT secret FROM totp WHERE user_id = $1 AND confirmed_at IS NOT NULL', [
    user_id,
  ])
  const step = row ? stepOf(room.sealer.open(row.secret, TOTP_SEAL), digits, room.clock.now()) : null
  return step === null ? null : { by: 'totp', step }
}

/** Spends the factor; refused if it was already spent, or by the counter of a passkey. */
export async function spendFactor(
  room: Pick<Room, 'clock' | 'writeOutbox'>,
  tx: Tx,
  user_id: string,
  verified: VerifiedFactor,
): Promise<Refused<'wrong_code'> | null> {
  const now = room.clock.now()
  switch (verified.by) {
    case 'totp': {
      const fresh = await tx.query(
        'UPDATE totp SET last_step = $2 WHERE user_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING 1',
        [user_id, verified.step],
      )
      return fresh.length > 0 ? null : refuse('wrong_code', { reason: 'app_code_used' })
    }
    case 'recovery': {
      const used = await tx.query(
        'UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND mac = ANY ($2::bytea[]) AND used_at IS NULL RETURNING 1',
        [user_id, verified.macs, now],
      )
      if (used.length > 0) await notifyCodesLeft(room, tx, user_id)
      return used.length > 0 ? null : refuse('wrong_code')
    }
    case 'passkey':
      if (!(await spendChallenge(tx, now, verified.challenge))) return refuse('wrong_code', { reason: 'passkey_late' })
      return (await recordUse(tx, now, user_id, verified)) ? null : refuse('wrong_code', { reason: 'passkey_counter' })
  }
}

/**
 * The signature counter of a device's own passkey must increase, which detects copies (WebAuthn, 6.1.1). One that is backed up is on
 * several devices, each with a counter.
 */
async function recordUse(
  tx: Tx,
  now: Date,
  user_id: string,
  { passkey_id, counter, is_backed_up, is_backup_eligible }: VerifiedPasskey,
): Promise<boolean> {
  const used = await tx.query(
    `UPDATE passkey SET counter = $3, last_used_at = $4, backup_eligible = coalesce(backup_eligible, $6)
     WHERE id = $1 AND user_id = $2 AND ($5 OR counter < $3 OR (counter = 0 AND $3 = 0)) RETURNING 1`,
    [passkey_id, user_id, counter, now, is_backed_up, is_backup_eligible],
  )
  return used.length > 0
}

/** Counts, verifies and spends a proof in one call, and runs `then` in the same transaction. */
export async function verifyAndSpend<Done>(
  room: Room,
  attempt: { readonly user_id: string; readonly proof: FactorProof; readonly purpose: 'step_up' | 'unfreeze'; readonly subject: string },
  then: (tx: Tx) => Promise<Done>,
): Promise<Done | Refused<'wrong_code' | 'too_many'>> {
  const { user_id, proof, purpose, subject } = attempt
  const limited = await room.database.transaction((tx) => countCode(room, tx, attempt))
  if (limited) return limited
  const verified = await verifyFactor(room, user_id, proof, { purpose, subject })
  if (isRefused(verified)) return verified
  const outcome = await room.database.transaction(async (tx) => {
    // First, as in every change of factors, to avoid deadlocks.
    await lockUser(tx, 'id', user_id)
    const spent = await spendFactor(room, tx, user_id, verified)
    if (spent) return spent
    await uncountCode(room, tx, attempt)
    return then(tx)
  })
  if (!isRefused(outcome)) room.kick()
  return outcome
}

async function notifyCodesLeft(room: Pick<Room, 'writeOutbox'>, tx: Tx, user_id: string): Promise<void> {
  const [row] = await tx.query<{ left: number }>('SELECT count(*)::int AS left FROM recovery_code WHERE user_id = $1 AND used_at IS NULL', [
    user_id,
  ])
  await notifyUser(room, tx, user_id, 'recovery_code.used', { left: String(row?.left ?? 0) })
}

/** In this order everywhere, to avoid deadlocks. */
const COUNTS = [
  { bucket: 'app-code', max: 10, window_seconds: 900 },
  { bucket: 'app-code-day', max: 20, window_seconds: DAY_SECONDS },
] as const

export function appCodeLimits(user_id: string): readonly CountedLimit[] {
  return COUNTS.map((limit) => ({ ...limit, key: user_id }))
}

type Attempt = { readonly user_id: string; readonly proof: FactorProof }
/** The six digits; null: a recovery code. */
function appCodeOf(code: string): string | null {
  const digits = code.replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}

const isCounted = (proof: FactorProof): boolean => 'code' in proof && appCodeOf(proof.code) !== null

/** Before the code is checked. */
export async function countCode(
  { throttle }: Pick<Room, 'throttle'>,
  tx: Queryable,
  attempt: Attempt,
): Promise<Refused<'too_many'> | null> {
  if (!isCounted(attempt.proof)) return null
  for (const { bucket, key, ...limit } of appCodeLimits(attempt.user_id)) {
    const limited = await throttle.limit(bucket, key, limit, tx)
    if (limited) return limited
  }
  return null
}

/** After a right one. */
export async function uncountCode({ throttle }: Pick<Room, 'throttle'>, tx: Queryable, attempt: Attempt): Promise<void> {
  if (!isCounted(attempt.proof)) return
  for (const { bucket } of COUNTS) await throttle.giveBack(bucket, attempt.user_id, tx)
}
