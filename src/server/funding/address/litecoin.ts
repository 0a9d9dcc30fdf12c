/**
 * Litecoin mainnet, testnet and regtest: Base58Check P2PKH (L…) and P2SH (M…, and 3… as before 2018), and witness programs. Prefixes from
 * https://github.com/litecoin-project/litecoin/blob/master/src/chainparams.cpp. MimbleWimble addresses (ltcmweb1…) are not supported.
 */
import { type ParsedAddress, parseHashAddress } from './base58.ts'
import { looksLikeWitness, parseWitness } from './bitcoin.ts'

/** P2PKH, P2SH and the version of P2SH before 2018; those of testnet and regtest. */
const VERSIONS = { main: new Set([0x30, 0x32, 0x05]), test: new Set([0x6f, 0x3a, 0xc4]) }
const PREFIXES = { main: 'ltc', test: ['tltc', 'rltc'] }

export function parseLitecoin(address: string): ParsedAddress {
  return looksLikeWitness(address, PREFIXES) ? parseWitness(address, PREFIXES) : parseHashAddress(address, VERSIONS)
}
