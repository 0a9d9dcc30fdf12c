/**
 * Dogecoin: base58check P2PKH and P2SH alone. Prefixes of the main, test and regression networks by
 * https://github.com/dogecoin/dogecoin/blob/master/src/chainparams.cpp.
 */
import { readHashAddress } from './base58.ts'
import type { Reading } from './reading.ts'

/** P2PKH (D…) and P2SH (9…, A…) of the main network, then n… and 2…, then m…. */
const VERSIONS = new Set([0x1e, 0x16, 0x71, 0xc4, 0x6f])

export function readDogecoin(address: string): Reading {
  return readHashAddress(address, VERSIONS)
}
