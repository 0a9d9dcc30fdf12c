/**
 * Dogecoin: Base58Check P2PKH and P2SH only. The prefixes of mainnet, testnet and regtest are from
 * https://github.com/dogecoin/dogecoin/blob/master/src/chainparams.cpp.
 */
import { parseHashAddress } from './base58.ts'
import type { ParsedAddress } from './parsed-address.ts'

/** P2PKH (D…) and P2SH (9…, A…) of mainnet, then n… and 2… of testnet, then m… of regtest. */
const VERSIONS = new Set([0x1e, 0x16, 0x71, 0xc4, 0x6f])

export function parseDogecoin(address: string): ParsedAddress {
  return parseHashAddress(address, VERSIONS)
}
