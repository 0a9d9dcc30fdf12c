/**
 * Wrong codes of an authenticator app: one count for each account, for every place where a code is entered, because several counts would
 * multiply the guesses. Recovery codes are not counted: 140 bits cannot be guessed, and they stay open to the owner, as the passkey
 * does, once the count is used up.
 */
import { DAY_SECONDS } from '#kernel/duration'
import type { Refused } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { Room } from '../context.ts'
import type { FactorProof } from './verified-factor.ts'

/** In this order everywhere, to avoid deadlocks. */
const COUNTS = [
  { bucket: 'app-code', max: 10, window_seconds: 900 },
  { bucket: 'app-code-day', max: 20, window_seconds: DAY_SECONDS },
] as const

type Attempt = { readonly user_id: string; readonly proof: FactorProof }
/** The six digits; null: a recovery code. */
export function appCodeOf(code: string): string | null {
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
  for (const { bucket, ...limit } of COUNTS) {
    const limited = await throttle.limit(bucket, attempt.user_id, limit, tx)
    if (limited) return limited
  }
  return null
}

/** After a right one. */
export async function uncountCode({ throttle }: Pick<Room, 'throttle'>, tx: Queryable, attempt: Attempt): Promise<void> {
  if (!isCounted(attempt.proof)) return
  for (const { bucket } of COUNTS) await throttle.giveBack(bucket, attempt.user_id, tx)
}
