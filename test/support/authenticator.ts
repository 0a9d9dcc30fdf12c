/**
 * A passkey's authenticator in software (W3C Web Authentication, 6): ES256, no attestation, its user verified. What a test bends (the
 * origin, the counter, the verification, the challenge) is what a bad one would bend.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

export type Malformed = {
  readonly origin?: string
  readonly rp_id?: string
  readonly user_verified?: boolean
  readonly counter?: number
  /** On several devices, as a password manager keeps them. */
  readonly backed_up?: boolean
  readonly challenge?: string
  /** By default what the ceremony's own is: `webauthn.create`, `webauthn.get`. */
  readonly type?: string
  /** Another passkey's, which this one pretends to be. */
  readonly id?: string
}

export type Authenticator = ReturnType<typeof makeAuthenticator>

/** One passkey for one site. */
export function makeAuthenticator(site: { readonly origin: string; readonly rp_id: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const jwk = publicKey.export({ format: 'jwk' })
  /** COSE (RFC 9052): EC2, ES256, P-256, x, y. */
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(jwk.x ?? '', 'base64url'))],
      [-3, new Uint8Array(Buffer.from(jwk.y ?? '', 'base64url'))],
    ]),
  )
  let counter = 0

  const clientData = (type: string, challenge: string, change: Malformed): Buffer =>
    Buffer.from(
      JSON.stringify({
        type: change.type ?? type,
        challenge: change.challenge ?? challenge,
        origin: change.origin ?? site.origin,
        crossOrigin: false,
      }),
    )

  /** RP id hash, flags (present 1, verified 4, may be and is backed up 8 and 16, with credential 64), counter. */
  const authenticatorData = (change: Malformed, credential: Uint8Array = new Uint8Array()): Buffer => {
    const flags = 1 + (change.user_verified === false ? 0 : 4) + (change.backed_up ? 24 : 0) + (credential.length > 0 ? 64 : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(change.counter ?? counter)
    return Buffer.concat([sha256(change.rp_id ?? site.rp_id), Buffer.of(flags), count, credential])
  }

  return {
    id: id.toString('base64url'),
    register: ({ challenge }: { readonly challenge: string }, change: Malformed = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = authenticatorData(change, Buffer.concat([Buffer.alloc(16), length, id, cose]))
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, change).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    answer: ({ challenge }: { readonly challenge: string }, change: Malformed = {}) => {
      counter += 1
      const client = clientData('webauthn.get', challenge, change)
      const authData = authenticatorData(change)
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey)
      const named = change.id ?? id.toString('base64url')
      return {
        id: named,
        rawId: named,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function sha256(bytes: string | Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest()
}
