/**
 * Addresses of Bitcoin, Bitcoin Cash and Dogecoin: Base58Check (https://en.bitcoin.it/wiki/List_of_address_prefixes), CashAddr, and
 * witness programs.
 */

import { bytesToHex } from '@noble/hashes/utils.js'
import { bech32, bech32m } from '@scure/base'
import { decodeBase58check, type ParsedAddress, parseHashAddress } from './base58.ts'

/** P2PKH and P2SH; those of testnet and regtest. */
const BITCOIN_VERSIONS = { main: new Set([0x00, 0x05]), test: new Set([0x6f, 0xc4]) }
const PREFIXES = { main: 'bc', test: ['tb', 'bcrt'] }

export function parseBitcoin(address: string): ParsedAddress {
  return looksLikeWitness(address, PREFIXES) ? parseWitness(address, PREFIXES) : parseHashAddress(address, BITCOIN_VERSIONS)
}

const LEGACY = /^[123mn][1-9A-HJ-NP-Za-km-z]{24,34}$/

/** Bitcoin Cash: its own format, or the legacy one that it shares with Bitcoin. */
export function parseBitcoinCash(address: string): ParsedAddress {
  return LEGACY.test(address) ? parseLegacy(address) : parseCashaddr(address)
}

function parseLegacy(address: string): ParsedAddress {
  const parsed = parseHashAddress(address, BITCOIN_VERSIONS)
  const bytes = decodeBase58check(address)
  if ('fault' in parsed || typeof bytes === 'string') return parsed
  const [version = 0] = bytes
  const prefix = version <= 0x05 ? 'bitcoincash' : 'bchtest'
  const account = cashAccount(prefix, version === 0x05 || version === 0xc4 ? 1 : 0, bytes.subarray(1))
  return { ...parsed, account }
}

/** P2PKH (D…) and P2SH (9…, A…) of mainnet, then n… and 2… of testnet, then m… of regtest. */
const VERSIONS = { main: new Set([0x1e, 0x16]), test: new Set([0x71, 0xc4, 0x6f]) }

export function parseDogecoin(address: string): ParsedAddress {
  return parseHashAddress(address, VERSIONS)
}

/**
 * CashAddr, the address format of Bitcoin Cash: an optional prefix, then 5-bit words with a 40-bit BCH checksum.
 * https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md
 */
const CASHADDR_PREFIXES = ['bitcoincash', 'bchtest', 'bchreg'] as const

const CHARACTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const GENERATORS = [0x98f2bc8e61n, 0x79b76d99e2n, 0xf33e5fb3c4n, 0xae2eabe2a8n, 0x1e4f43e470n]
const CHECKSUM_WORDS = 8
/** P2PKH, P2SH, and the same two for token-aware wallets. */
const TYPES = [0, 1, 2, 3]
const SIZES = [20, 24, 28, 32, 40, 48, 56, 64]

/** Without a prefix, the checksum determines the network. */
function parseCashaddr(text: string): ParsedAddress {
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
  const account = cashAccount(prefix, type, Uint8Array.from(hash))
  return prefix === 'bitcoincash' ? { account } : { account, is_test: true }
}

/** Addresses that pay the same hash have the same account: token-aware, plain and legacy ones. */
function cashAccount(prefix: string, type: number, hash: Uint8Array): string {
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

const MAX_LENGTH = 90
/** In one case, as BIP-173 requires. */
const PATTERN = /^(?:[a-z]{1,10}1[02-9ac-hj-np-z]{6,}|[A-Z]{1,10}1[02-9AC-HJ-NP-Z]{6,})$/

/** The prefixes of a network and of its test networks. */
type Prefixes = { readonly main: string; readonly test: readonly string[] }

/** Whether a text is meant as a witness address, valid or not, rather than base 58. */
export function looksLikeWitness(text: string, { main, test }: Prefixes): boolean {
  return [main, ...test].includes(text.slice(0, Math.max(0, text.indexOf('1'))).toLowerCase())
}

/**
 * Witness programs: BIP-173 (bech32, version 0) and BIP-350 (bech32m, versions 1 to 16). Only version 0 and the 32 bytes of version 1
 * (BIP-341) have rules for spending: what is sent to any other can't be spent by its owner.
 * https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki
 */
export function parseWitness(text: string, { main, test }: Prefixes): ParsedAddress {
  if (text.length > MAX_LENGTH) return { fault: 'length' }
  if (!PATTERN.test(text)) return { fault: 'form' }
  const decoded = decode(bech32, text) ?? decode(bech32m, text)
  if (!decoded) return { fault: 'checksum' }
  const { form, prefix, words } = decoded
  if (prefix !== main && !test.includes(prefix)) return { fault: 'version' }
  const [version = 17, ...rest] = words
  const length = nullOnError(() => form.fromWords(rest).length)
  if (version > 16 || length === null) return { fault: 'form' }
  if (form !== (version === 0 ? bech32 : bech32m)) return { fault: 'checksum' }
  const fits = version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40
  if (!fits) return { fault: 'length' }
  if (version > 1 || (version === 1 && length !== 32)) return { fault: 'witness' }
  const account = text.toLowerCase()
  return prefix === main ? { account } : { account, is_test: true }
}

function decode(form: typeof bech32, text: string) {
  const decoded = nullOnError(() => form.decode(text as `${string}1${string}`, MAX_LENGTH))
  return decoded && { form, ...decoded }
}

/** The decoders throw on invalid input. */
function nullOnError<T>(decode: () => T): T | null {
  try {
    return decode()
  } catch {
    return null
  }
}
