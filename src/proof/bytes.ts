/**
 * Bytes as the proof's format writes them: big-endian integers, lower-case hex, standard base64 with padding. Works in Node and in the
 * browser.
 */
import { hmac as nobleHmac } from '@noble/hashes/hmac.js'
import { sha256 as nobleSha256 } from '@noble/hashes/sha2.js'
import { assert } from '#kernel/assert'
import { type Cents, MAX_CENTS } from '#kernel/money'

/** SHA-256 of some bytes (FIPS 180-4). The server may hand in Node's own. */
export type Digest = (bytes: Uint8Array) => Uint8Array
/** HMAC-SHA256 (RFC 2104). */
export type Mac = (key: Uint8Array, bytes: Uint8Array) => Uint8Array

export const sha256: Digest = (bytes) => nobleSha256(bytes)
export const hmacSha256: Mac = (key, bytes) => nobleHmac(nobleSha256, key, bytes)

export const HASH_BYTES = 32

const encoder = new TextEncoder()

export function utf8(text: string): Uint8Array {
  return encoder.encode(text)
}

export function u32be(value: number): Uint8Array {
  assert(Number.isInteger(value) && value >= 0 && value <= 0xffff_ffff, 'u32be takes an integer of 32 bits')
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

export function u64be(value: bigint): Uint8Array {
  assert(value >= 0n && value <= 0xffff_ffff_ffff_ffffn, 'u64be takes an integer of 64 bits')
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value)
  return bytes
}

export function concat(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** −1, 0 or 1, by the bytes as unsigned numbers from the left. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length)
  for (let at = 0; at < shared; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference < 0 ? -1 : 1
  }
  return Math.sign(a.length - b.length)
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return compareBytes(a, b) === 0
}

/** Whether some bytes can be a SHA-256: an empty or shorter value would match every value it is compared with. */
export function isHash(bytes: Uint8Array): boolean {
  return bytes.length === HASH_BYTES
}

/** A hash or a nonce: exactly 64 lower-case hex digits. Null for anything else. */
export function parseHash(text: unknown): Uint8Array | null {
  if (typeof text !== 'string' || !/^[0-9a-f]{64}$/.test(text)) return null
  return Uint8Array.from({ length: HASH_BYTES }, (_, at) => Number.parseInt(text.slice(at * 2, at * 2 + 2), 16))
}

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** Standard base64 with padding (RFC 4648 §4), and only the one spelling of each value. Null for anything else. */
export function parseBase64(text: unknown): Uint8Array | null {
  if (typeof text !== 'string' || text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  return toBase64(bytes) === text ? bytes : null
}

/** An amount on the proof's wire: integer cents in decimal, 0 ≤ v < 2^53, no leading zero. Null for anything else. */
export function parseCents(text: unknown): Cents | null {
  if (typeof text !== 'string' || !/^(?:0|[1-9]\d{0,15})$/.test(text)) return null
  const value = BigInt(text)
  return isCents(value) ? value : null
}

/** Whether the tree allows an amount: 0 ≤ v < 2^53. */
export function isCents(value: bigint): value is Cents {
  return value >= 0n && value <= MAX_CENTS
}

/** Whether a JSON value is an integer that a double holds exactly and that is not under `least`. */
export function isCount(value: unknown, least = 0): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
}
