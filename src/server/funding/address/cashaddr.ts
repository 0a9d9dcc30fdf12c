/**
 * CashAddr, the address format of Bitcoin Cash: an optional prefix, then 5-bit words with a 40-bit BCH checksum.
 * https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32 } from '@scure/base'
import type { ParsedAddress } from './parsed-address.ts'

const CASHADDR_PREFIXES = ['bitcoincash', 'bchtest', 'bchreg'] as const

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]
const CHECKSUM_WORDS = 8
/** P2PKH, P2SH, and the same two for token-aware wallets. */
const TYPES = [0, 1, 2, 3]
const SIZES = [20, 24, 28, 32, 40, 48, 56, 64]

/** Without a prefix, the checksum determines the network. */
export function parseCashaddr(text: string): ParsedAddress {
  const lower = text.toLowerCase()
  if (text !== lower && text !== text.toUpperCase()) return { fault: 'form' }
  const colon = lower.indexOf(':')
  const named = lower.slice(0, Math.max(0, colon))
  const words = Array.from(lower.slice(colon + 1), (character) => CHARACTERS.indexOf(character))
  if (words.includes(-1)) return { fault: 'form' }
  if (words.length <= CHECKSUM_WORDS) return { fault: 'length' }
  if (colon >= 0 && !CASHADDR_PREFIXES.some((prefix) => prefix === named)) return { fault: 'version' }
  const prefix = CASHADDR_PREFIXES.find((one) => (colon < 0 || one === named) && polymod(one, words) === 0n)
  return prefix ? parsePayload(prefix, words.slice(0, -CHECKSUM_WORDS)) : { fault: 'checksum' }
}

function parsePayload(prefix: string, words: number[]): ParsedAddress {
  let bytes: Uint8Array
  try {
    bytes = bech32.fromWords(words)
  } catch {
    return { fault: 'form' }
  }
  const [version = 0x80, ...hash] = bytes
  const type = version >> 3
  if (!TYPES.includes(type)) return { fault: 'version' }
  if (hash.length !== SIZES[version & 7]) return { fault: 'length' }
  return { account: cashAccount(prefix, type, Uint8Array.from(hash)) }
}

/** Addresses that pay the same hash have the same account: token-aware, plain and legacy ones. */
export function cashAccount(prefix: string, type: number, hash: Uint8Array): string {
  return `${prefix}:${type % 2}:${bytesToHex(hash)}`
}

function polymod(prefix: string, words: readonly number[]): bigint {
  let c = 1n
  for (const word of [...Array.from(prefix, (character) => character.charCodeAt(0) & 31), 0, ...words]) {
    const top = c >> 35n
    c = ((c & 0x07ffffffffn) << 5n) ^ BigInt(word)
    for (const [bit, generator] of GENERATORS.entries()) if ((top >> BigInt(bit)) & 1n) c ^= generator
  }
  return c ^ 1n
}
