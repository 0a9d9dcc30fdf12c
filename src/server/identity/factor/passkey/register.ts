import type * as z from 'zod/mini'
import type { attestation } from '#contract/member/second-factor'
import type { Caller } from '#contract/shared/define'
import { newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { Room } from '../../context.ts'
import { lockUser } from '../../store.ts'
import { challengeOf, findChallenge, issueChallenge, spendChallenge } from '../challenge.ts'
import { notifyUser } from '../notice.ts'
import { drawFirstCodes } from '../totp/recovery-codes.ts'
import { descriptorOf, listCredentials, type Options } from './options.ts'
import type { Passkey } from './passkeys.ts'
import { openWebauthn } from './webauthn.ts'

type Attestation = z.output<typeof attestation>

const MAX_PASSKEYS = 20
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
    userName: email,
    userID: new Uint8Array(Buffer.from(user_id.replaceAll('-', ''), 'hex')),
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
      `INSERT INTO passkey (id, user_id, credential_id, public_key, counter, transports, name, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (credential_id) DO NOTHING RETURNING id, name, created_at, last_used_at`,
      [
        newId(now),
        user_id,
        Buffer.from(created.id, 'base64url'),
        Buffer.from(created.publicKey),
        created.counter,
        credential.response.transports ?? [],
        name,
        now,
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
    return verified ? registrationInfo.credential : null
  } catch {
    return null
  }
}
