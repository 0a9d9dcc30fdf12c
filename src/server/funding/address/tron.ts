/**
 * Tron: base58check over the byte 0x41 and the last 20 bytes of a key's hash, on all its networks.
 * https://developers.tron.network/docs/account#account-address-format
 */
import { readHashAddress } from './base58.ts'
import type { Reading } from './reading.ts'

const VERSIONS = new Set([0x41])

export function readTron(address: string): Reading {
  return readHashAddress(address, VERSIONS)
}
