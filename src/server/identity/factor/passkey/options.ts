import type { AuthenticatorTransport } from '@simplewebauthn/server'
import { type Refused, refuse } from '#kernel/refusal'
import type { Queryable } from '#server/store'
import type { Room } from '../../context.ts'
import { type ChallengeFor, issueChallenge } from '../challenge.ts'
import { openWebauthn } from './webauthn.ts'

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
