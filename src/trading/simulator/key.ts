/** From a seed, any text or bytes, to the generator's key. The seed is public, so this mixes but doesn't hide it. */
import { type Key, philox } from './philox.ts'

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
