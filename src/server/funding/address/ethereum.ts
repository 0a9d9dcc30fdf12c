/** Addresses of Ethereum and of the chains that took its form (BEP-20): 20 bytes in hex, with the checksum of ERC-55 in the letters' case. */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

const FORM = /^0x[0-9a-fA-F]{40}$/

/** Letters of one case only carry no checksum and are taken as they are, as ERC-55 says. */
export function isEthereumAddress(address: string): boolean {
  if (!FORM.test(address)) return false
  const digits = address.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || address === withChecksum(digits)
}

/** A letter is a capital where the same digit of Keccak-256 over the lower-case digits is 8 or more. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  const cased = Array.from(lower, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
