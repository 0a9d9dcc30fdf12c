/**
 * Philox 4x32-10, a counter-based generator: the same counter and key give the same 128 bits, in any order and on any machine.
 * J. K. Salmon, M. A. Moraes, R. O. Dror, D. E. Shaw: Parallel random numbers: as easy as 1, 2, 3. SC11, 2011; its known answers are in the
 * test. Only 32-bit integer arithmetic (Math.imul), which ECMAScript defines to the bit.
 */

const MULTIPLIER_0 = 0xd2511f53
const MULTIPLIER_1 = 0xcd9e8d57
const WEYL_0 = 0x9e3779b9
const WEYL_1 = 0xbb67ae85
const ROUNDS = 10

/** 64 bits that a seed gives: see `keyOf`. */
export type Key = readonly [number, number]

/** Writes the four words of one counter to `out[at]` … `out[at + 3]`. */
export function philox(out: Uint32Array, at: number, key: Key, c0: number, c1: number, c2: number, c3: number): void {
  let k0 = key[0]
  let k1 = key[1]
  let x0 = c0 | 0
  let x1 = c1 | 0
  let x2 = c2 | 0
  let x3 = c3 | 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const high0 = highHalf(MULTIPLIER_0 >>> 16, MULTIPLIER_0 & 0xffff, x0)
    const high1 = highHalf(MULTIPLIER_1 >>> 16, MULTIPLIER_1 & 0xffff, x2)
    const low0 = Math.imul(MULTIPLIER_0, x0)
    const low1 = Math.imul(MULTIPLIER_1, x2)
    x0 = high1 ^ x1 ^ k0
    x1 = low1
    x2 = high0 ^ x3 ^ k1
    x3 = low0
    k0 = (k0 + WEYL_0) | 0
    k1 = (k1 + WEYL_1) | 0
  }
  out[at] = x0
  out[at + 1] = x1
  out[at + 2] = x2
  out[at + 3] = x3
}

/** The upper 32 bits of the product of two unsigned words, the first given by its halves. */
function highHalf(high: number, low: number, word: number): number {
  const top = word >>> 16
  const bottom = word & 0xffff
  const middle1 = Math.imul(low, top)
  const middle2 = Math.imul(high, bottom)
  const carry = ((Math.imul(low, bottom) >>> 16) + (middle1 & 0xffff) + (middle2 & 0xffff)) >>> 16
  return (Math.imul(high, top) + (middle1 >>> 16) + (middle2 >>> 16) + carry) | 0
}

/** From a seed, any text or bytes, to the generator's key. The seed is public, so this mixes but doesn't hide it. */
const BLOCK = 16

export type Seed = string | Uint8Array

/**
 * The 64 bits of key of a seed: its bytes (a text's in UTF-8), sixteen at a time, are the counter, and what comes out is the next key; the
 * length in bytes ends it, so that seeds that differ by zeros at their end differ.
 */
export function keyOf(seed: Seed): Key {
  const bytes = typeof seed === 'string' ? new TextEncoder().encode(seed) : seed
  const words = new Uint32Array(4)
  let key: Key = [0, 0]
  const absorb = (c0: number, c1: number, c2: number, c3: number): void => {
    philox(words, 0, key, c0, c1, c2, c3)
    key = [(words[0] ?? 0) | 0, (words[1] ?? 0) | 0]
  }
  for (let at = 0; at < bytes.length; at += BLOCK) {
    absorb(wordAt(bytes, at), wordAt(bytes, at + 4), wordAt(bytes, at + 8), wordAt(bytes, at + 12))
  }
  absorb(bytes.length, 0, 0, 1)
  return key
}

/** Little-endian; zero padding at the end. */
function wordAt(bytes: Uint8Array, at: number): number {
  return (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)
}
