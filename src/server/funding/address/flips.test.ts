/**
 * sec/B13: the share of one-character changes of an address that are detected. With a checksum it is at least 99.9 %. Without one (Solana,
 * Perfect Money, an Ethereum address in one case, the tag of a classic XRP address), the figure is printed and not asserted.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base58xrp, bech32, bech32m, createBase58check } from '@scure/base'
import { afterAll, expect, it } from 'vitest'
import type { ParsedAddress } from './base58.ts'
import { parseBitcoin, parseBitcoinCash, parseDogecoin } from './bitcoin.ts'
import { parseLitecoin } from './litecoin.ts'
import { parseEthereum, parseSolana, parseTron, parseXrp, withChecksum } from './network.ts'
import { parsePerfectMoney } from './perfect-money.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'
const HEX = '0123456789abcdefABCDEF'
const ADDRESSES = 60

type Format = {
  readonly kind: string
  readonly make: (n: number) => string
  readonly alphabet: string
  readonly parse: (address: string) => ParsedAddress
  /** Where the part that the checksum covers begins. */
  readonly from?: number
}

const bytes = (n: number, length: number) => sha256(utf8ToBytes(`address ${n}`)).slice(0, length)
const base58check = createBase58check(sha256)
const versioned =
  (...version: number[]) =>
  (n: number) =>
    base58check.encode(concatBytes(Uint8Array.from(version), bytes(n, 20)))
const xrpAddress = (payload: Uint8Array) => base58xrp.encode(concatBytes(payload, sha256(sha256(payload)).slice(0, 4)))
const witness = (prefix: string, version: 0 | 1) => (n: number) =>
  (version === 0 ? bech32 : bech32m).encode(prefix, [version, ...bech32.toWords(bytes(n, version === 0 ? 20 : 32))])
/** The examples of the specification: no independent encoder is available to create more. */
const cash = [
  'qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a',
  'qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy',
  'pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37',
]
const mixedCase = (n: number): string => {
  const address = withChecksum(bytesToHex(keccak_256(bytes(n, 20)).slice(0, 20)))
  return /[a-f]/.test(address.slice(2)) && /[A-F]/.test(address) ? address : mixedCase(n + 1_000)
}

const checked: readonly Format[] = [
  { kind: 'BTC P2PKH', make: versioned(0x00), alphabet: BASE58, parse: parseBitcoin },
  { kind: 'BTC P2SH', make: versioned(0x05), alphabet: BASE58, parse: parseBitcoin },
  { kind: 'BTC testnet P2PKH', make: versioned(0x6f), alphabet: BASE58, parse: parseBitcoin },
  { kind: 'BTC bech32', make: witness('bc', 0), alphabet: BECH32, parse: parseBitcoin },
  { kind: 'BTC testnet bech32m', make: witness('tb', 1), alphabet: BECH32, parse: parseBitcoin },
  { kind: 'LTC P2PKH', make: versioned(0x30), alphabet: BASE58, parse: parseLitecoin },
  { kind: 'LTC bech32', make: witness('ltc', 0), alphabet: BECH32, parse: parseLitecoin },
  { kind: 'DOGE P2PKH', make: versioned(0x1e), alphabet: BASE58, parse: parseDogecoin },
  { kind: 'BCH cashaddr', make: (n) => `bitcoincash:${cash[n % cash.length]}`, alphabet: BECH32, parse: parseBitcoinCash },
  { kind: 'BCH legacy', make: versioned(0x00), alphabet: BASE58, parse: parseBitcoinCash },
  { kind: 'TRC-20', make: versioned(0x41), alphabet: BASE58, parse: parseTron },
  { kind: 'ERC-20, BEP-20 (EIP-55), digits', make: mixedCase, alphabet: HEX, parse: parseEthereum },
  { kind: 'XRP classic', make: (n) => xrpAddress(concatBytes(Uint8Array.of(0), bytes(n, 20))), alphabet: BASE58, parse: parseXrp },
  {
    kind: 'XRP X-address',
    make: (n) => xrpAddress(concatBytes(Uint8Array.of(0x05, 0x44), bytes(n, 20), Uint8Array.of(1, n, 1, 0, 0, 0, 0, 0, 0))),
    alphabet: BASE58,
    parse: parseXrp,
  },
]
const unchecked: readonly Format[] = [
  { kind: 'SOL (no checksum)', make: (n) => base58.encode(bytes(n, 32)), alphabet: BASE58, parse: parseSolana },
  {
    kind: 'ERC-20 in one case (no checksum)',
    make: (n) => `0x${bytesToHex(bytes(n, 20))}`,
    alphabet: '0123456789abcdef',
    parse: parseEthereum,
  },
  { kind: 'Perfect Money (no checksum)', make: (n) => `U${1_000_000 + n}`, alphabet: '0123456789', parse: parsePerfectMoney },
]

const figures: string[] = []
afterAll(() => console.error(['one changed character, refused of tried:', ...figures].join('\n  ')))

/** Replaces every character by six others of the alphabet. The other case of a letter counts as another character. */
function flip({ make, alphabet, parse }: Format): { tried: number; refused: number } {
  let tried = 0
  let refused = 0
  for (let n = 0; n < ADDRESSES; n += 1) {
    const address = make(n)
    expect(parse(address), address).toHaveProperty('account')
    for (let at = 0; at < address.length; at += 1) {
      for (let step = 1; step <= 6; step += 1) {
        const character = alphabet[(n + at * 7 + step * 5) % alphabet.length] ?? ''
        if (character === address[at]) continue
        tried += 1
        if ('fault' in parse(address.slice(0, at) + character + address.slice(at + 1))) refused += 1
      }
    }
  }
  return { tried, refused }
}

function print(kind: string, { tried, refused }: { tried: number; refused: number }): void {
  figures.push(`${kind}: ${refused} of ${tried} (${((100 * refused) / tried).toFixed(3)} %)`)
}

it.each(checked)('sec/B13 one changed character of $kind is refused in at least 99.9 of 100 cases', (format) => {
  const { tried, refused } = flip(format)
  print(format.kind, { tried, refused })
  expect(tried).toBeGreaterThan(10_000)
  expect(refused / tried).toBeGreaterThanOrEqual(0.999)
})

it('sec/B13 one letter of an EIP-55 address in its other case is refused', () => {
  let tried = 0
  let refused = 0
  for (let n = 0; n < 400; n += 1) {
    const address = mixedCase(n)
    for (let at = 2; at < address.length; at += 1) {
      const letter = address[at] ?? ''
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      if (other === letter) continue
      tried += 1
      if ('fault' in parseEthereum(address.slice(0, at) + other + address.slice(at + 1))) refused += 1
    }
  }
  print('ERC-20, BEP-20 (EIP-55), case alone', { tried, refused })
  expect(refused / tried).toBeGreaterThanOrEqual(0.999)
})

it.each(unchecked)('$kind: what is noticed is said and not promised', (format) => {
  const { tried, refused } = flip(format)
  print(format.kind, { tried, refused })
  expect(refused).toBeLessThan(tried)
})
