/** Ids and random numbers: the only file that uses randomness. Works in Node and in the browser. */

/** RFC 9562 UUID version 7: 48 bits of milliseconds, then 74 random bits; lower case. Opaque to clients. */
export function newId(at: Date = new Date()): string {
  const bytes = pooled(16)
  let time = at.getTime()
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = time % 256
    time = Math.floor(time / 256)
  }
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = toHex(bytes)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return UUID.test(text)
}

export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** Uniform over 0 … limit−1, by rejection sampling, so that every digit of a code is equally likely. */
export function randomBelow(limit: number): number {
  const bound = Math.floor(0x1_0000_0000 / limit) * limit
  for (;;) {
    const draw = new DataView(pooled(4).buffer).getUint32(0)
    if (draw < bound) return draw % limit
  }
}

const HEX = Array.from({ length: 256 }, (_none, byte) => byte.toString(16).padStart(2, '0'))

const POOL_BYTES = 8192
let pool = new Uint8Array(0)

/** Random bytes from a pool, because one draw costs as much as formatting an id; each is used once and then wiped. */
function pooled(length: number): Uint8Array<ArrayBuffer> {
  if (pool.length < length) pool = randomBytes(POOL_BYTES)
  const bytes = pool.slice(0, length)
  pool.fill(0, 0, length)
  pool = pool.subarray(length)
  return bytes
}

export function toHex(bytes: Uint8Array): string {
  let hex = ''
  for (const byte of bytes) hex += HEX[byte]
  return hex
}
