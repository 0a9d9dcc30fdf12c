/**
 * Ethereum and the chains that took its form (BEP-20): 20 bytes in hex, with the checksum of ERC-55 in the letters' case.
 * https://eips.ethereum.org/EIPS/eip-55
 */
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Reading } from './reading.ts'

const BEGINNING = /^0x[0-9a-fA-F]*$/
const LENGTH = 42

/** Letters of one case only carry no checksum and are taken as they are, as ERC-55 says. */
export function readEthereum(address: string): Reading {
  if (!BEGINNING.test(address)) return { fault: 'form' }
  if (address.length !== LENGTH) return { fault: 'length' }
  const digits = address.slice(2)
  const plain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return plain || address === withChecksum(digits) ? { account: address.toLowerCase() } : { fault: 'checksum' }
}

/** A letter is a capital where the same digit of Keccak-256 over the lower-case digits is 8 or more. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  const cased = Array.from(lower, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}
