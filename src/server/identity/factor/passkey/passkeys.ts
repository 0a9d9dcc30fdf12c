/** A person's passkeys: register, list, rename and remove them. */

import type * as z from 'zod/mini'
import type { attestation } from '#contract/member/second-factor'
import type { Caller } from '#contract/shared/define'
import { isId, newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import { shownEmail } from '#kernel/text'
import type { Queryable } from '#server/store'
import type { Room } from '../../context.ts'
import { lockUser } from '../../store.ts'
import { type Factor, notifyUser, preferredFactor, readEnrolled } from '../enrolled.ts'
import { drawFirstCodes, dropUnusableCodes } from '../totp/recovery-codes.ts'
import {
  challengeOf,
  descriptorOf,
  findChallenge,
  issueChallenge,
  listCredentials,
  type Options,
  openWebauthn,
  spendChallenge,
} from './options.ts'

export type Passkey = {
  readonly id: string
  /** As the browser names it, base64url. */
  readonly credential_id: string
  readonly name: string
  readonly created_at: Date
  readonly last_used_at: Date | null
}

type OwnPasskey = { readonly user_id: string; readonly id: string }

const COLUMNS = `id, translate(encode(credential_id, 'base64'), E'+/=\\n', '-_') AS credential_id, name, created_at, last_used_at`

function listPasskeys(reader: Queryable, user_id: string): Promise<Passkey[]> {
  return reader.query<Passkey>(`SELECT ${COLUMNS} FROM passkey WHERE user_id = $1 ORDER BY created_at, id`, [user_id])
}

export async function renamePasskey(room: Room, { user_id, id }: OwnPasskey, name: string): Promise<Passkey | Refused<'no_passkey'>> {
  if (!isId(id)) return refuse('no_passkey')
  const [named] = await room.database.query<Passkey>(`UPDATE passkey SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${COLUMNS}`, [
    id,
    user_id,
    name,
  ])
  return named ?? refuse('no_passkey')
}

/** Removing the last factor also removes the recovery codes. */
export async function removePasskey(room: Room, { user_id, id }: OwnPasskey): Promise<{ removed: true } | Refused<'no_passkey'>> {
  if (!isId(id)) return refuse('no_passkey')
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    const [gone] = await tx.query<{ name: string }>('DELETE FROM passkey WHERE id = $1 AND user_id = $2 RETURNING name', [id, user_id])
    if (!gone) return refuse('no_passkey')
    await dropUnusableCodes(tx, user_id)
    await notifyUser(room, tx, user_id, 'factor.removed', { factor: `passkey:${gone.name}` })
    return { removed: true as const }
  })
  room.kick()
  return outcome
}

type Attestation = z.output<typeof attestation>

export const MAX_PASSKEYS = 20
const FULL = { reason: 'passkeys_full', params: { most: MAX_PASSKEYS } } as const
const KNOWN = { reason: 'passkey_known' } as const

/** Requires user verification but no attestation: the device's manufacturer does not matter here. */
export async function registrationOptions(room: Room, { user_id, session_id, email }: Caller): Promise<Options | Refused<'wrong_status'>> {
  const credentials = await listCredentials(room.database, user_id)
  if (credentials.length >= MAX_PASSKEYS) return refuse('wrong_status', FULL)
  const challenge = await issueChallenge(room.database, room.clock.now(), { purpose: 'register', subject: session_id, user_id })
  const { rp_id, name } = room.site
  const { generateRegistrationOptions } = await openWebauthn()
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: rp_id,
    userName: shownEmail(email),
    userID: new Uint8Array(handleOf(user_id)),
    challenge,
    attestationType: 'none',
    excludeCredentials: credentials.map(descriptorOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { ...options }
}

/** 44 if the answer does not match this session's challenge; 52 if the passkey is already registered, to any account. */
export async function addPasskey(
  room: Room,
  { user_id, session_id }: Caller,
  { name, credential }: { readonly name: string; readonly credential: Attestation },
): Promise<{ passkey: Passkey; recovery_codes: string[] | null } | Refused<'wrong_code' | 'wrong_status'>> {
  const challenge = challengeOf(credential.response.clientDataJSON)
  const now = room.clock.now()
  const open_challenge = challenge === null ? null : await findChallenge(room.database, now, challenge)
  if (challenge === null || open_challenge?.purpose !== 'register' || open_challenge.subject !== session_id) return refuse('wrong_code')
  const created = await verifyRegistration(room, credential, challenge)
  if (!created) return refuse('wrong_code')
  const outcome = await room.database.transaction(async (tx) => {
    await lockUser(tx, 'id', user_id)
    if (!(await spendChallenge(tx, now, challenge))) return refuse('wrong_code')
    if ((await listCredentials(tx, user_id)).length >= MAX_PASSKEYS) return refuse('wrong_status', FULL)
    const [passkey] = await tx.query<Passkey>(
      `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at, backup_eligible)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING RETURNING ${COLUMNS}`,
      [
        newId(now),
        user_id,
        Buffer.from(created.credential.id, 'base64url'),
        Buffer.from(created.credential.publicKey),
        created.credential.counter,
        credential.response.transports ?? [],
        name,
        now,
        created.credentialDeviceType === 'multiDevice',
      ],
    )
    if (!passkey) return refuse('wrong_status', KNOWN)
    await notifyUser(room, tx, user_id, 'factor.added', { factor: `passkey:${name}` })
    return { passkey, recovery_codes: await drawFirstCodes(room, tx, user_id) }
  })
  room.kick()
  return outcome
}

/** The library throws on any mismatch: wrong origin or site, no user verification, or an unknown algorithm. */
async function verifyRegistration({ site }: Room, { id, rawId, response }: Attestation, challenge: string) {
  const { clientDataJSON, attestationObject } = response
  const { verifyRegistrationResponse } = await openWebauthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rp_id,
      requireUserVerification: true,
    })
    return verified ? registrationInfo : null
  } catch {
    return null
  }
}

export type SecondFactor = {
  readonly factor: Factor | null
  readonly totp: { readonly since: Date } | null
  readonly passkeys: Passkey[]
  readonly recovery_codes_left: number
  /** What browsers know the person's passkeys by: for a signal which are still valid, and whose they are. */
  readonly passkey_account: { readonly rp_id: string; readonly user_handle: string; readonly name: string }
}

/** The person's id in their passkeys. */
function handleOf(user_id: string): Buffer {
  return Buffer.from(user_id.replaceAll('-', ''), 'hex')
}

export async function readSecondFactor(
  { database, site }: Room,
  { user_id, email }: Pick<Caller, 'user_id' | 'email'>,
): Promise<SecondFactor> {
  const [enrolled, [totp], passkeys] = await Promise.all([
    readEnrolled(database, user_id),
    database.query<{ since: Date }>('SELECT confirmed_at AS since FROM totp WHERE user_id = $1 AND confirmed_at IS NOT NULL', [user_id]),
    listPasskeys(database, user_id),
  ])
  return {
    factor: preferredFactor(enrolled),
    totp: totp ?? null,
    passkeys,
    recovery_codes_left: enrolled.recovery_left,
    passkey_account: { rp_id: site.rp_id, user_handle: handleOf(user_id).toString('base64url'), name: shownEmail(email) },
  }
}
