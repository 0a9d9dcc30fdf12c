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
/** How far the device's clock may be off, either way, typing time included (RFC 6238, 5.2). */
const DRIFT_SECONDS = 35

export function drawSecret(): Uint8Array {
  return randomBytes(SECRET_BYTES)
}

/** The secret in base32 for typing, and the URI for scanning. */
export function enrolmentOf(secret: Uint8Array, email: string): { secret: string; uri: string } {
  const totp = open(secret, email)
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The newest time step that a clock within the drift shows this code in; null: none. */
export function stepOf(secret: Uint8Array, code: string, now: Date): number | null {
  const totp = open(secret, '')
  const [oldest, newest] = [-DRIFT_SECONDS, DRIFT_SECONDS].map((off) => Math.floor((now.getTime() / 1000 + off) / PERIOD_SECONDS))
  for (let step = newest ?? 0; step >= (oldest ?? 0); step -= 1)
    if (totp.validate({ token: code, timestamp: step * PERIOD_SECONDS * 1000, window: 0 }) !== null) return step
  return null
}

function open(secret: Uint8Array, label: string): TOTP {
  const buffer = new Uint8Array(secret).buffer
  return new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: new Secret({ buffer }) })
}
