/** WebAuthn challenges: 256 random bits, stored as SHA-256, single-use, valid for 5 minutes. */
import { createHash } from 'node:crypto'
import { addSeconds } from '#kernel/clock'
import { randomBytes } from '#kernel/id'
import type { Queryable, Tx } from '#server/store'

const CHALLENGE_SECONDS = 300

/**
 * Purpose of a challenge. `subject` is the requester: a session, a pending log-in or a mailed token; empty for a log-in without
 * a password.
 */
export type ChallengeFor = {
  readonly purpose: 'register' | 'log_in' | 'step_up' | 'unfreeze'
  readonly subject: string
  /** Whose passkey may answer; null (log-in only): any. */
  readonly user_id: string | null
}

export async function issueChallenge(writer: Queryable, now: Date, request: ChallengeFor): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32))
  await writer.query('INSERT INTO passkey_challenge (challenge_hash, purpose, subject, user_id, expires_at) VALUES ($1, $2, $3, $4, $5)', [
    hashOf(Buffer.from(challenge).toString('base64url')),
    request.purpose,
    request.subject,
    request.user_id,
    addSeconds(now, CHALLENGE_SECONDS),
  ])
  return challenge
}

/** The challenge named in the browser's answer, or null. Not yet verified. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    return typeof read === 'object' && read !== null && 'challenge' in read && typeof read.challenge === 'string' ? read.challenge : null
  } catch {
    return null
  }
}

/** The purpose of a challenge that is still open. */
export async function findChallenge(reader: Queryable, now: Date, challenge: string): Promise<ChallengeFor | null> {
  const [found] = await reader.query<ChallengeFor>(
    'SELECT purpose, subject, user_id FROM passkey_challenge WHERE challenge_hash = $1 AND used_at IS NULL AND expires_at > $2',
    [hashOf(challenge), now],
  )
  return found ?? null
}

/** True for exactly one caller, in the transaction of its effect. */
export async function spendChallenge(tx: Tx, now: Date, challenge: string): Promise<boolean> {
  const used = await tx.query(
    'UPDATE passkey_challenge SET used_at = $2 WHERE challenge_hash = $1 AND used_at IS NULL AND expires_at > $2 RETURNING 1',
    [hashOf(challenge), now],
  )
  return used.length > 0
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}
