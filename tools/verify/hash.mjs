/** Hashes and strict readings of hashes, amounts and base64, from the published format alone. Shares no code with the platform. */
import { createHash } from 'node:crypto'

export const LIMIT = 2n ** 53n

export function sha256(...parts) {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

export function big64(value) {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(value))
  return bytes
}

export function big32(value) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** What does not hold: which check, why, and the possible causes. */
export class Broken extends Error {
  constructor(check, why, fault) {
    super(why)
    this.check = check
    this.fault = fault
  }
}

export const PLATFORM = 'the platform'
export const CARRIER = 'someone who transferred or stored the file'
export const READER = 'the user (wrong file or key)'

/** Throws Broken unless the condition holds. */
export function must(condition, check, why, fault = [PLATFORM]) {
  if (!condition) throw new Broken(check, why, fault)
}

/** Bytes that can be a SHA-256. */
export function isDigest(bytes) {
  return bytes.length === 32
}

export function isHash(text) {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text)
}

/** Bytes of standard base64 with padding in its one spelling, or null. */
export function fromBase64(text) {
  if (typeof text !== 'string') return null
  const bytes = Buffer.from(text, 'base64')
  return bytes.toString('base64') === text ? bytes : null
}

/** An amount as a bigint when it is decimal cents, 0 ≤ v < 2^53, in its one spelling; else null. */
export function fromCents(text) {
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) return null
  const value = BigInt(text)
  return value < LIMIT && String(value) === text ? value : null
}

export function isNatural(value) {
  return Number.isSafeInteger(value) && value >= 0
}
