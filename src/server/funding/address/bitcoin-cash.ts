/** Bitcoin Cash: its own format, or the legacy one that it shares with Bitcoin. */
import { decodeBase58check, parseHashAddress } from './base58.ts'
import { BITCOIN_VERSIONS } from './bitcoin.ts'
import { cashAccount, parseCashaddr } from './cashaddr.ts'
import type { ParsedAddress } from './parsed-address.ts'

const LEGACY = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/

export function parseBitcoinCash(address: string): ParsedAddress {
  return LEGACY.test(address) ? parseLegacy(address) : parseCashaddr(address)
}

function parseLegacy(address: string): ParsedAddress {
  const parsed = parseHashAddress(address, BITCOIN_VERSIONS)
  const bytes = decodeBase58check(address)
  if ('fault' in parsed || typeof bytes === 'string') return parsed
  const [version = 0] = bytes
  const prefix = version <= 0x05 ? 'bitcoincash' : 'bchtest'
  return { account: cashAccount(prefix, version === 0x05 || version === 0xc4 ? 1 : 0, bytes.subarray(1)) }
}
