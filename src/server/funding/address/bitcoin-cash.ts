/** Bitcoin Cash: its own format, or the legacy one that it shares with Bitcoin. */
import { decodeBase58check, readHashAddress } from './base58.ts'
import { BITCOIN_VERSIONS } from './bitcoin.ts'
import { cashAccount, readCashaddr } from './cashaddr.ts'
import type { Reading } from './reading.ts'

const LEGACY = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/

export function readBitcoinCash(address: string): Reading {
  return LEGACY.test(address) ? readLegacy(address) : readCashaddr(address)
}

function readLegacy(address: string): Reading {
  const reading = readHashAddress(address, BITCOIN_VERSIONS)
  const bytes = decodeBase58check(address)
  if ('fault' in reading || typeof bytes === 'string') return reading
  const [version = 0] = bytes
  const prefix = version <= 0x05 ? 'bitcoincash' : 'bchtest'
  return { account: cashAccount(prefix, version === 0x05 || version === 0xc4 ? 1 : 0, bytes.subarray(1)) }
}
