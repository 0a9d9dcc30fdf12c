/**
 * Ethereum and networks with the same format (BEP-20): 20 bytes in hex. The case of the letters is the ERC-55 checksum.
 * https://eips.ethereum.org/EIPS/eip-55
 */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ParsedAddress } from './parsed-address.ts'

const PATTERN = /^0x[0-9a-fA-F]*$/
const LENGTH = 42

/** An address in one case has no checksum and is accepted, as ERC-55 specifies. */
export function parseEthereum(address: string): ParsedAddress {
  if (!PATTERN.test(address)) return { fault: 'form' }
  if (address.length !== LENGTH) return { fault: 'length' }
  const digits = address.slice(2)
  const plain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return plain || address === withChecksum(digits) ? { account: address.toLowerCase() } : { fault: 'checksum' }
}

/** A letter is upper case where the same digit of the Keccak-256 hash of the lower-case address is 8 or more. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  const cased = Array.from(lower, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
