/** Tron addresses: base58check over the byte 0x41 and the last 20 bytes of a key's hash. */
import { sha256 } from '@noble/hashes/sha2.js'
import { createBase58check } from '@scure/base'

const base58check = createBase58check(sha256)
const PREFIX = 0x41

export function isTronAddress(address: string): boolean {
  try {
    const bytes = base58check.decode(address)
    return bytes.length === 21 && bytes[0] === PREFIX
  } catch {
    return false
  }
}
