/**
 * Bitcoin, of the main, test and regression networks: base58check P2PKH and P2SH (https://en.bitcoin.it/wiki/List_of_address_prefixes),
 * and witness programs.
 */
import { readHashAddress } from './base58.ts'
import type { Reading } from './reading.ts'
import { looksLikeWitness, readWitness } from './witness.ts'

/** P2PKH and P2SH, first of the main network, then of the others. */
export const BITCOIN_VERSIONS = new Set([0x00, 0x05, 0x6f, 0xc4])
const PREFIXES = new Set(['bc', 'tb', 'bcrt'])

export function readBitcoin(address: string): Reading {
  return looksLikeWitness(address, PREFIXES) ? readWitness(address, PREFIXES) : readHashAddress(address, BITCOIN_VERSIONS)
}
