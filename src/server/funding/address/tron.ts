/**
 * Tron: Base58Check of the byte 0x41 and the last 20 bytes of the key's hash, the same on all its networks.
 * https://developers.tron.network/docs/account#account-address-format
 */
import { parseHashAddress } from './base58.ts'
import type { ParsedAddress } from './parsed-address.ts'

const VERSIONS = new Set([0x41])

export function parseTron(address: string): ParsedAddress {
  return parseHashAddress(address, VERSIONS)
}
