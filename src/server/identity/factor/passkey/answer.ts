import type { Room } from '../../context.ts'
import { type ChallengeFor, challengeOf, findChallenge } from '../challenge.ts'
import type { Assertion, VerifiedPasskey } from '../verified-factor.ts'
import { openWebauthn } from './webauthn.ts'

/** A null subject accepts any requester and returns it. */
export type ExpectedChallenge = { readonly purpose: ChallengeFor['purpose']; readonly subject: string | null }

type Row = { id: string; user_id: string; credential_id: Buffer; public_key: Buffer; counter: bigint }

/** The owner of the named passkey, or null. Not yet verified. */
export async function ownerOf({ database }: Pick<Room, 'database'>, { id }: Assertion): Promise<string | null> {
  const [row] = await database.query<{ user_id: string }>('SELECT user_id FROM passkey WHERE credential_id = $1', [
    Buffer.from(id, 'base64url'),
  ])
  return row?.user_id ?? null
}

/** Verifies that one of this person's passkeys, with user verification, signed an open challenge for this purpose. */
export async function verifyAssertion(
  room: Room,
  user_id: string,
  assertion: Assertion,
  expected: ExpectedChallenge,
): Promise<VerifiedPasskey | null> {
  const challenge = challengeOf(assertion.response.clientDataJSON)
  const stored = challenge === null ? null : await findChallenge(room.database, room.clock.now(), challenge)
  if (challenge === null || stored?.purpose !== expected.purpose) return null
  if (expected.subject !== null && stored.subject !== expected.subject) return null
  if (stored.user_id !== null && stored.user_id !== user_id) return null
  const [row] = await room.database.query<Row>(
    'SELECT id, user_id, credential_id, public_key, counter FROM passkey WHERE credential_id = $1 AND user_id = $2',
    [Buffer.from(assertion.id, 'base64url'), user_id],
  )
  if (!row) return null
  const counter = await signedCounter(room, assertion, challenge, row)
  return counter === null ? null : { by: 'passkey', passkey_id: row.id, counter, challenge, subject: stored.subject }
}

/** The library throws on any mismatch: wrong origin or site, no user verification, or a counter that decreased. */
async function signedCounter({ site }: Room, assertion: Assertion, challenge: string, row: Row): Promise<number | null> {
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
      credential: { id: row.credential_id.toString('base64url'), publicKey: new Uint8Array(row.public_key), counter: Number(row.counter) },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}
