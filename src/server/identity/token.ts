/** Opaque 256-bit tokens for sessions, browsers, mailed codes and mailed links. The database stores only their SHA-256. */
import { createHash } from 'node:crypto'
import { randomBytes } from '#kernel/id'

export function drawToken(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Whether it has a token's format: 256 bits in base64url. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{43}$/.test(text)
}
