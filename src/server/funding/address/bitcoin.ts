/**
 * Bitcoin mainnet, testnet and regtest: Base58Check P2PKH and P2SH (https://en.bitcoin.it/wiki/List_of_address_prefixes),
 * and witness programs.
 */
import { parseHashAddress } from './base58.ts'
import type { ParsedAddress } from './parsed-address.ts'
import { looksLikeWitness, parseWitness } from './witness.ts'

/** P2PKH and P2SH: mainnet first, then testnet and regtest. */
export const BITCOIN_VERSIONS = new Set([0x00, 0x05, 0x6f, 0xc4])
const PREFIXES = new Set(['bc', 'tb', 'bcrt'])

export function parseBitcoin(address: string): ParsedAddress {
  return looksLikeWitness(address, PREFIXES) ? parseWitness(address, PREFIXES) : parseHashAddress(address, BITCOIN_VERSIONS)
}
