/** The key of a calendar feed: 256 random bits in its URL. The database stores only its SHA-256. */
import { createHash } from 'node:crypto'
import { randomBytes } from '#kernel/id'

const FILE = /^([A-Za-z0-9_-]{43})\.ics$/

export function drawKey(): string {
  return Buffer.from(randomBytes(32)).toString('base64url')
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

/** The key in a file name; null if it has none. */
export function keyOf(file: string): string | null {
  return FILE.exec(file)?.[1] ?? null
}
