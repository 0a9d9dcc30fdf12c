/** Passkeys in use: their options, their challenges, and the check of what an authenticator signed. */
import { createHash } from 'node:crypto'
import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { addSeconds } from '#kernel/clock'
import { randomBytes } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable, Tx } from '#server/store'
import type { Room } from '../../context.ts'
import type { Assertion, VerifiedPasskey } from '../verified-factor.ts'

/** Passed unchanged to the browser's authenticator. */
export type Options = { readonly challenge: string; readonly [member: string]: unknown }

type Listed = { credential_id: Buffer; transports: string[] }

/** Options for one of this person's passkeys; 28 if there is none. */
export async function ownPasskeyOptions(
  room: Room,
  request: ChallengeFor & { readonly user_id: string },
): Promise<Options | Refused<'no_passkey'>> {
  const rows = await listCredentials(room.database, request.user_id)
  return rows.length > 0 ? createOptions(room, request, rows) : refuse('no_passkey')
}

/** Options for any passkey of this site. */
export function anyPasskeyOptions(room: Room): Promise<Options> {
  return createOptions(room, { purpose: 'log_in', subject: '', user_id: null }, [])
}

export function listCredentials(reader: Queryable, user_id: string): Promise<Listed[]> {
  return reader.query<Listed>('SELECT credential_id, transports FROM passkey WHERE user_id = $1 ORDER BY created_at, id', [user_id])
}

async function createOptions(room: Room, request: ChallengeFor, allowed: readonly Listed[]): Promise<Options> {
  const challenge = await issueChallenge(room.database, room.clock.now(), request)
  const { rp_id } = room.site
  const allow = allowed.map(descriptorOf)
  const { generateAuthenticationOptions } = await openWebauthn()
  const options = await generateAuthenticationOptions({
    rpID: rp_id,
    challenge,
    userVerification: 'required',
    ...(allow.length > 0 ? { allowCredentials: allow } : {}),
  })
  return { ...options }
}

/** The transports are returned exactly as the browser reported them. */
export function descriptorOf({ credential_id, transports }: Listed) {
  return { id: credential_id.toString('base64url'), transports: transports as AuthenticatorTransport[] }
}

/** A null subject accepts any requester and returns it. */
export type ExpectedChallenge = { readonly purpose: ChallengeFor['purpose']; readonly subject: string | null }

type Row = { id: string; user_id: string; credential_id: Buffer; public_key: Buffer; backup_eligible: boolean | null }

/** The owner of the named passkey, or null. Not yet verified. */
export async function ownerOf({ database }: Pick<Room, 'database'>, { id }: Assertion): Promise<string | null> {
  const [row] = await database.query<{ user_id: string }>('SELECT user_id FROM passkey WHERE credential_id = $1', [
    Buffer.from(id, 'base64url'),
  ])
  return row?.user_id ?? null
}

/**
 * Verifies that one of this person's passkeys, with user verification, signed an open challenge for this purpose. Its counter is judged
 * when it is spent.
 */
export async function verifyAssertion(
  room: Room,
  user_id: string,
  assertion: Assertion,
  expected: ExpectedChallenge,
): Promise<VerifiedPasskey | Refused<'wrong_code'>> {
  const challenge = challengeOf(assertion.response.clientDataJSON)
  const stored = challenge === null ? null : await findChallenge(room.database, room.clock.now(), challenge)
  if (challenge === null || stored === null) return refuse('wrong_code', { reason: 'passkey_late' })
  const wrong = refuse('wrong_code', { reason: 'passkey_wrong' })
  if (stored.purpose !== expected.purpose) return wrong
  if (expected.subject !== null && stored.subject !== expected.subject) return wrong
  if (stored.user_id !== null && stored.user_id !== user_id) return wrong
  const [row] = await room.database.query<Row>(
    'SELECT id, user_id, credential_id, public_key, backup_eligible FROM passkey WHERE credential_id = $1 AND user_id = $2',
    [Buffer.from(assertion.id, 'base64url'), user_id],
  )
  if (!row) return UNKNOWN_PASSKEY
  const signed = await readSigned(room, assertion, challenge, row)
  // A key for one device never becomes one for several (WebAuthn, 7.2): otherwise a copy could pass for one, and its counter with it.
  if (!signed || (row.backup_eligible !== null && row.backup_eligible !== signed.is_backup_eligible)) return wrong
  return { by: 'passkey', passkey_id: row.id, ...signed, challenge, subject: stored.subject }
}

/** It was removed here and is still on the device. */
export const UNKNOWN_PASSKEY = refuse('wrong_code', { reason: 'passkey_unknown' })

type Signed = Pick<VerifiedPasskey, 'counter' | 'is_backed_up' | 'is_backup_eligible'>

/** The library throws on any mismatch: wrong origin or site, or no user verification. */
async function readSigned({ site }: Room, assertion: Assertion, challenge: string, row: Row): Promise<Signed | null> {
  const { clientDataJSON, authenticatorData, signature } = assertion.response
  const { verifyAuthenticationResponse } = await openWebauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: assertion.id,
        rawId: assertion.rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rp_id,
      requireUserVerification: true,
      credential: { id: row.credential_id.toString('base64url'), publicKey: new Uint8Array(row.public_key), counter: 0 },
    })
    const { newCounter: counter, credentialBackedUp: is_backed_up, credentialDeviceType } = authenticationInfo
    return verified ? { counter, is_backed_up, is_backup_eligible: credentialDeviceType === 'multiDevice' } : null
  } catch {
    return null
  }
}

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

/** WebAuthn challenges: 256 random bits, stored as SHA-256, single-use, valid for 5 minutes. */
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

/** Loaded lazily, because the library has some 300 files. */
export function openWebauthn(): Promise<typeof import('@simplewebauthn/server')> {
  return import('@simplewebauthn/server')
}
