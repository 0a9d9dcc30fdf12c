/**
 * Base 58 with the four-byte checksum of a double SHA-256, under an alphabet of one's own:
 * https://en.bitcoin.it/wiki/Base58Check_encoding. The decoder says which of the three ways of being wrong it met.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { type Fault, LONGEST, type Reading } from './reading.ts'

const CHECKSUM_BYTES = 4

type Alphabet = { readonly decode: (text: string) => Uint8Array }

/** The bytes without their checksum. */
export function decodeBase58check(text: string, alphabet: Alphabet = base58): Uint8Array | Fault {
  const bytes = decodeBase58(text, alphabet)
  if (typeof bytes === 'string') return bytes
  if (bytes.length <= CHECKSUM_BYTES) return 'length'
  const payload = bytes.subarray(0, -CHECKSUM_BYTES)
  const expected = sha256(sha256(payload))
  const fits = bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])
  return fits ? payload : 'checksum'
}

export function decodeBase58(text: string, alphabet: Alphabet = base58): Uint8Array | Fault {
  if (text.length > LONGEST) return 'length'
  try {
    return alphabet.decode(text)
  } catch {
    return 'form'
  }
}

/** One byte of version and the 20 bytes of a hash: P2PKH and P2SH of Bitcoin and of the chains that took its form. */
export function readHashAddress(text: string, versions: ReadonlySet<number>): Reading {
  const bytes = decodeBase58check(text)
  if (typeof bytes === 'string') return { fault: bytes }
  if (bytes.length !== 21) return { fault: 'length' }
  return versions.has(bytes[0] ?? -1) ? { account: text } : { fault: 'version' }
}
