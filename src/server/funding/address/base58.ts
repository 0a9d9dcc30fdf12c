/**
 * Base58Check: base 58 with a checksum, the first four bytes of a double SHA-256. The alphabet is a parameter, because networks differ in it.
 * https://en.bitcoin.it/wiki/Base58Check_encoding
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { type AddressFault, MAX_ADDRESS_LENGTH, type ParsedAddress } from './parsed-address.ts'

const CHECKSUM_BYTES = 4

type Alphabet = { readonly decode: (text: string) => Uint8Array }

/** The bytes without their checksum. */
export function decodeBase58check(text: string, alphabet: Alphabet = base58): Uint8Array | AddressFault {
  const bytes = decodeBase58(text, alphabet)
  if (typeof bytes === 'string') return bytes
  if (bytes.length <= CHECKSUM_BYTES) return 'length'
  const payload = bytes.subarray(0, -CHECKSUM_BYTES)
  const expected = sha256(sha256(payload))
  const fits = bytes.subarray(-CHECKSUM_BYTES).every((byte, index) => byte === expected[index])
  return fits ? payload : 'checksum'
}

export function decodeBase58(text: string, alphabet: Alphabet = base58): Uint8Array | AddressFault {
  if (text.length > MAX_ADDRESS_LENGTH) return 'length'
  try {
    return alphabet.decode(text)
  } catch {
    return 'form'
  }
}

/** A version byte and a 20-byte hash: P2PKH and P2SH of Bitcoin and of networks that use its format. */
export function parseHashAddress(text: string, versions: ReadonlySet<number>): ParsedAddress {
  const bytes = decodeBase58check(text)
  if (typeof bytes === 'string') return { fault: bytes }
  if (bytes.length !== 21) return { fault: 'length' }
  return versions.has(bytes[0] ?? -1) ? { account: text } : { fault: 'version' }
}
