/** The networks that withdrawals can be paid on, each with the parser of its addresses. */

import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58xrp } from '@scure/base'
import { decodeBase58, decodeBase58check, type ParsedAddress, parseHashAddress } from './base58.ts'
import { parseBitcoin, parseBitcoinCash, parseDogecoin } from './bitcoin.ts'
import { parseLitecoin } from './litecoin.ts'
import { parsePerfectMoney } from './perfect-money.ts'

export type Network = {
  /** As stored and shown. */
  readonly label: string
  /** Other names, in lower case with hyphens. */
  readonly aliases: readonly string[]
  readonly parse: (address: string) => ParsedAddress
  /** The one spelling of a valid address whose case has no meaning. */
  readonly spell?: (address: string) => string
  /** Of payment URIs such as `bitcoin:bc1…?amount=1`. */
  readonly schemes?: readonly string[]
  /** The number by which a payment URI of Ethereum's form names this network. */
  readonly chain?: string
}

export const networks = {
  bitcoin: { label: 'Bitcoin', aliases: ['btc'], parse: parseBitcoin, spell: lowerWitness, schemes: ['bitcoin'] },
  erc20: {
    label: 'ERC-20',
    aliases: ['erc20', 'eth', 'ethereum'],
    parse: parseEthereum,
    spell: spellEthereum,
    schemes: ['ethereum'],
    chain: '1',
  },
  bep20: {
    label: 'BEP-20',
    aliases: ['bep20', 'bsc', 'bnb'],
    parse: parseEthereum,
    spell: spellEthereum,
    schemes: ['ethereum', 'bnb'],
    chain: '56',
  },
  trc20: { label: 'TRC-20', aliases: ['trc20', 'tron'], parse: parseTron, schemes: ['tron'] },
  bch: { label: 'BCH', aliases: ['bitcoin-cash', 'bitcoincash'], parse: parseBitcoinCash, spell: lowerCash },
  dogecoin: { label: 'Dogecoin', aliases: ['doge'], parse: parseDogecoin, schemes: ['dogecoin'] },
  litcoin: { label: 'Litcoin', aliases: ['litecoin', 'ltc'], parse: parseLitecoin, spell: lowerWitness, schemes: ['litecoin'] },
  solana: { label: 'Solana', aliases: ['sol'], parse: parseSolana, schemes: ['solana'] },
  xrp: { label: 'XRP', aliases: ['ripple', 'xrpl'], parse: parseXrp, schemes: ['xrp', 'xrpl', 'ripple'] },
  perfect_money: { label: 'Perfect Money', aliases: ['perfectmoney'], parse: parsePerfectMoney, spell: (account) => account.toUpperCase() },
} as const satisfies Record<string, Network>

function lowerWitness(address: string): string {
  return /^(?:bc|tb|bcrt|ltc|tltc|rltc)1/i.test(address) ? address.toLowerCase() : address
}

/** CashAddr, not the legacy form, whose case matters. */
function lowerCash(address: string): string {
  return address === address.toUpperCase() ? address.toLowerCase() : address
}

function spellEthereum(address: string): string {
  return withChecksum(address.slice(2))
}

/** Of a payment URI, what does not decide whom it pays. */
const HARMLESS = new Set(['amount', 'label', 'message', 'value', 'gas', 'gaslimit', 'gasprice'])

/**
 * The address in a pasted payment URI of this network; any other text as it is, which its parser refuses. Amounts and labels are left
 * out, a destination tag is part of the address. A URI with anything else that may decide whom it pays (an unknown parameter, one that
 * is there twice, another chain, a call of a contract by EIP-681) is no address.
 */
export function addressIn({ schemes = [], chain }: Pick<Network, 'schemes' | 'chain'>, text: string): string {
  const colon = text.indexOf(':')
  const scheme = text.slice(0, Math.max(0, colon)).toLowerCase()
  // The scheme of Bitcoin Cash is a part of its addresses.
  const is_cash = scheme === 'bitcoincash'
  if (!is_cash && !schemes.includes(scheme)) return text
  const [whole = '', query = ''] = text.split('?')
  const asked = Array.from(new URLSearchParams(query), ([key, value]) => [key.toLowerCase(), value] as const)
  const tags = schemes.includes('xrp') ? asked.filter(([key]) => key === 'dt') : []
  const deciding = asked.filter(([key]) => !HARMLESS.has(key))
  if (tags.length > 1 || deciding.length !== tags.length) return text
  if (is_cash) return whole
  const address = whole.slice(colon + 1).replace(/^\/\//, '')
  const [tag] = tags
  if (tag) return `${address}?dt=${tag[1]}`
  return chain === undefined ? address : (ethereumAddress(address, chain) ?? text)
}

/** `0x…` or `pay-0x…`, alone or at this chain; null: of another chain, or with a call. */
function ethereumAddress(target: string, chain: string): string | null {
  const [bare = '', at = chain, ...more] = target.split('@')
  return at === chain && more.length === 0 && !target.includes('/') ? bare.replace(/^pay-/, '') : null
}

/** Ignores case and treats spaces as hyphens. */
export function keyOf(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, '-')
}

export function isNamed(network: Network, text: string): boolean {
  const key = keyOf(text)
  return keyOf(network.label) === key || network.aliases.includes(key)
}

/** The network that an address is valid on. The most specific formats are tried first. */
export function networkOf(address: string): Network | null {
  const { bitcoin, trc20, dogecoin, litcoin, bch, xrp, erc20, perfect_money, solana } = networks
  const ordered: readonly Network[] = [bitcoin, trc20, dogecoin, litcoin, bch, xrp, erc20, perfect_money, solana]
  return ordered.find(({ parse }) => 'account' in parse(address)) ?? null
}

/**
 * Ethereum and networks with the same format (BEP-20): 20 bytes in hex. The case of the letters is the ERC-55 checksum.
 * https://eips.ethereum.org/EIPS/eip-55
 */
const PATTERN = /^0x[0-9a-fA-F]*$/
const LENGTH = 42

/** An address in one case has no checksum and is accepted, as ERC-55 specifies. */
export function parseEthereum(address: string): ParsedAddress {
  if (!PATTERN.test(address)) return { fault: 'form' }
  if (address.length !== LENGTH) return { fault: 'length' }
  const digits = address.slice(2)
  const plain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return plain || address === withChecksum(digits) ? { account: address.toLowerCase() } : { fault: 'checksum' }
}

/** A letter is upper case where the same digit of the Keccak-256 hash of the lower-case address is 8 or more. */
export function withChecksum(digits: string): string {
  const lower = digits.toLowerCase()
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)))
  const cased = Array.from(lower, (digit, index) => ((hash[index] ?? '0') >= '8' ? digit.toUpperCase() : digit))
  return `0x${cased.join('')}`
}

const BYTES = 32

/**
 * Solana: 32 bytes in base 58, either a public key or a program-derived address off the curve; both can be paid. There is no checksum, so
 * only an invalid character or length is detected, not one letter in place of another.
 * https://solana.com/docs/core/accounts
 */
export function parseSolana(address: string): ParsedAddress {
  const bytes = decodeBase58(address)
  if (typeof bytes === 'string') return { fault: bytes }
  return bytes.length === BYTES ? { account: address } : { fault: 'length' }
}

const VERSIONS = { main: new Set([0x41]), test: new Set<number>() }

/**
 * Tron: Base58Check of the byte 0x41 and the last 20 bytes of the key's hash, the same on all its networks.
 * https://developers.tron.network/docs/account#account-address-format
 */
export function parseTron(address: string): ParsedAddress {
  return parseHashAddress(address, VERSIONS)
}

const TAG_SEPARATOR = '?dt='
const TAG = /^(?:0|[1-9][0-9]{0,9})$/
const MAX_TAG = 2 ** 32 - 1
const ACCOUNT_BYTES = 20
const X_BYTES = 31

/**
 * The XRP Ledger. Three formats are accepted: a classic address `r…`; the same with a destination tag, `r…?dt=12345`; an X-address `X…` or
 * `T…`, whose checksum covers the tag. The tag of a classic address has no checksum.
 * https://xrpl.org/docs/references/protocol/data-types/base58-encodings · https://github.com/XRPLF/XRPL-Standards/discussions/8 (XLS-5)
 */
export function parseXrp(address: string): ParsedAddress {
  const [base = '', tag, ...more] = address.split(TAG_SEPARATOR)
  if (more.length > 0) return { fault: 'form' }
  const isX = /^[XT]/.test(base)
  if (tag !== undefined && (isX || !TAG.test(tag) || Number(tag) > MAX_TAG)) return { fault: 'form' }
  const bytes = decodeBase58check(base, base58xrp)
  if (typeof bytes === 'string') return { fault: bytes }
  if (isX) return parseXAddress(bytes)
  if (bytes.length !== ACCOUNT_BYTES + 1) return { fault: 'length' }
  return bytes[0] === 0 ? { account: accountOf(bytes.subarray(1), tag ?? null) } : { fault: 'version' }
}

/** Two bytes for the network, the account, a flag for the tag, and the tag in 64 little-endian bits, of which 32 are used. */
function parseXAddress(bytes: Uint8Array): ParsedAddress {
  if (bytes.length !== X_BYTES) return { fault: 'length' }
  const network = bytesToHex(bytes.subarray(0, 2))
  if (network !== '0544' && network !== '0493') return { fault: 'version' }
  const flag = bytes[22]
  const view = new DataView(bytes.buffer, bytes.byteOffset + 23, 8)
  const tag = view.getUint32(0, true)
  if (view.getUint32(4, true) !== 0 || (flag !== 1 && (flag !== 0 || tag !== 0))) return { fault: 'form' }
  const account = accountOf(bytes.subarray(2, 22), flag === 1 ? String(tag) : null)
  return network === '0544' ? { account } : { account, is_test: true }
}

/** Members of an exchange share one account and differ by tag, so the tag is part of the account. */
function accountOf(account: Uint8Array, tag: string | null): string {
  return `xrp:${bytesToHex(account)}:${tag ?? ''}`
}
