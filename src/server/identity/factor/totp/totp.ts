/**
 * Time-based codes of an authenticator app (RFC 6238): SHA-1, six digits, 30-second steps, as the apps expect. Pure: storage
 * and spent steps are handled by callers.
 */
import { Secret, TOTP } from 'otpauth'
import { randomBytes } from '#kernel/id'

const ISSUER = 'Clearterm'
const PERIOD_SECONDS = 30
/** RFC 4226, 4: at least 128 bits, 160 recommended. */
const SECRET_BYTES = 20
/** RFC 6238, 5.2: one step for clock drift and typing time. */
const WINDOW = 1

export function drawSecret(): Uint8Array {
  return randomBytes(SECRET_BYTES)
}

/** The secret in base32 for typing, and the URI for scanning. */
export function enrolmentOf(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = open(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step that produces this code, at most one away from now; null: none. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = open(secret, '').validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta
}

function open(secret: Uint8Array, label: string): TOTP {
  const buffer = new Uint8Array(secret).buffer
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: new Secret({ buffer }) })
}
