/** Opaque tokens of 256 bits, for sessions, browsers, mailed codes and mailed links. The database knows their SHA-256 only. */
import { createHash } from 'node:crypto'
import { randomBytes } from '#kernel/id'

export function drawToken(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether it could be one of ours: 256 bits in base64url. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
