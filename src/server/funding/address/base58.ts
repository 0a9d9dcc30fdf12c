/**
 * Base58Check: base 58 with a checksum, the first four bytes of a double SHA-256. The alphabet is a parameter, because networks differ in
 * it. https://en.bitcoin.it/wiki/Base58Check_encoding
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'

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

/** The version bytes of a network and of its test networks. */
export type Versions = { readonly main: ReadonlySet<number>; readonly test: ReadonlySet<number> }

/** A version byte and a 20-byte hash: P2PKH and P2SH of Bitcoin and of networks that use its format. */
export function parseHashAddress(text: string, versions: Versions): ParsedAddress {
  const bytes = decodeBase58check(text)
  if (typeof bytes === 'string') return { fault: bytes }
  if (bytes.length !== 21) return { fault: 'length' }
  const [version = -1] = bytes
  if (versions.test.has(version)) return { account: text, is_test: true }
  return versions.main.has(version) ? { account: text } : { fault: 'version' }
}

/**
 * `form`: characters or a prefix that the format does not have; `length`: too short or too long; `checksum`: a character is wrong or
 * missing;
 * `version`: valid, but of another type or network; `witness`: of a witness version that no wallet can spend.
 */
export type AddressFault = 'form' | 'length' | 'checksum' | 'version' | 'witness'

/** `account` identifies the payee: two spellings of the same address have the same account. `is_test`: of a test network. */
export type ParsedAddress = { readonly account: string; readonly is_test?: true } | { readonly fault: AddressFault }

/** No format has longer addresses. The limit matters because decoding base 58 is quadratic in the length. */
const MAX_ADDRESS_LENGTH = 128
