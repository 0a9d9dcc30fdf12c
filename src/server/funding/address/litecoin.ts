/**
 * Litecoin, of the main, test and regression networks: base58check P2PKH (L…) and P2SH (M…, and 3… as before 2018), and witness programs.
 * Prefixes by https://github.com/litecoin-project/litecoin/blob/master/src/chainparams.cpp. A MimbleWimble address (ltcmweb1…) is not paid to.
 */
import { readHashAddress } from './base58.ts'
import type { Reading } from './reading.ts'
import { looksLikeWitness, readWitness } from './witness.ts'

/** P2PKH, P2SH and its old byte: first of the main network, then of the others. */
const VERSIONS = new Set([0x30, 0x32, 0x05, 0x6f, 0x3a, 0xc4])
const PREFIXES = new Set(['ltc', 'tltc', 'rltc'])

export function readLitecoin(address: string): Reading {
  return looksLikeWitness(address, PREFIXES) ? readWitness(address, PREFIXES) : readHashAddress(address, VERSIONS)
}
