/** Published vectors (BIP-350, ERC-55), wrong networks, and how many of all one-character changes are noticed. */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { sandboxRail, UNSPENDABLE_POINT } from '../rails/sandbox.ts'
import { isBitcoinAddress } from './bitcoin.ts'
import { addressFault, findCoin } from './coin.ts'
import { isEthereumAddress, withChecksum } from './ethereum.ts'
import { isTronAddress } from './tron.ts'

const bip350 = {
  valid: [
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ],
  invalid: [
    'tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
    'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
    'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
    'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
    'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
    'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
    'bc1pw5dgrnzv',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
    'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
    'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
    'bc1gmk9yu',
  ],
}
const legacy = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
]
const erc55 = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]
const tron = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb']

describe('a Bitcoin address', () => {
  it.each([...bip350.valid, ...legacy])('%s is one', (address) => expect(isBitcoinAddress(address)).toBe(true))
  it.each([...bip350.invalid, '', 'bc1', '1', ...erc55, ...tron])('%s is none', (address) => expect(isBitcoinAddress(address)).toBe(false))
})

describe('an Ethereum address', () => {
  it.each(erc55)('%s is one', (address) => expect(isEthereumAddress(address)).toBe(true))
  it.each([
    '',
    '0x',
    erc55[4]?.slice(2) ?? '',
    `${erc55[4]}0`,
    erc55[4]?.replace('aA', 'AA') ?? '',
    `0X${erc55[4]?.slice(2)}`,
    ...tron,
  ])('%s is none', (address) => expect(isEthereumAddress(address)).toBe(false))
})

describe('a Tron address', () => {
  it.each(tron)('%s is one', (address) => expect(isTronAddress(address)).toBe(true))
  it.each(['', 'T', ...legacy, ...erc55, ...bip350.valid])('%s is none', (address) => expect(isTronAddress(address)).toBe(false))
})

describe('a coin', () => {
  it('is found without case, a space being a hyphen, and under the names that networks go by', () => {
    for (const network of ['TRC-20', 'trc 20', ' Trc-20 ', 'tron', 'TRC20'])
      expect(findCoin('USDT', network)).toMatchObject({ symbol: 'usdt', network: 'TRC-20' })
    expect(findCoin('BTC', 'btc')).toMatchObject({ network: 'Bitcoin' })
    expect(findCoin('eth', 'ETH')).toMatchObject({ network: 'ERC-20' })
  })
  it('that is not paid out is none', () => {
    for (const [symbol, network] of [
      ['doge', 'dogecoin'],
      ['btc', 'ERC-20'],
      ['constructor', 'name'],
      ['__proto__', 'x'],
      ['', ''],
    ])
      expect(findCoin(symbol ?? '', network ?? '')).toBeNull()
  })
  it('names itself in what is wrong with an address', () => {
    const coin = findCoin('usdt', 'trc 20')
    if (!coin) throw new Error('USDT is paid out')
    expect(addressFault(coin, tron[0] ?? '')).toBeNull()
    expect(addressFault(coin, erc55[4] ?? '')).toBe('USDT (TRC-20): this is not a valid address of its network.')
    expect(addressFault(coin, `Sandbox:${tron[0]}`)).toContain('USDT (TRC-20): a sandbox deposit address cannot be paid to.')
  })
})

describe('the sandbox wallets', () => {
  it('show a testnet address of the point that nobody has a key of, and addresses that no wallet accepts', () => {
    const [bitcoin, ...others] = sandboxRail.wallets
    const words = bech32m.toWords(hexToBytes(UNSPENDABLE_POINT))
    expect(bitcoin?.address).toBe(bech32m.encode('tb', [1, ...words]))
    for (const { address } of others) {
      expect(address).toMatch(/^sandbox:/)
      for (const isAddress of [isBitcoinAddress, isEthereumAddress, isTronAddress]) expect(isAddress(address)).toBe(false)
    }
  })
})

const base58check = createBase58check(sha256)
const bytes = (n: number, length: number) => sha256(utf8ToBytes(`address ${n}`)).slice(0, length)
const versioned = (version: number) => (n: number) => base58check.encode(concatBytes(Uint8Array.of(version), bytes(n, 20)))
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const BECH32 = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'

describe('one changed character', () => {
  it.each([
    { kind: 'P2PKH', make: versioned(0x00), alphabet: BASE58, isAddress: isBitcoinAddress },
    { kind: 'P2SH', make: versioned(0x05), alphabet: BASE58, isAddress: isBitcoinAddress },
    { kind: 'testnet P2PKH', make: versioned(0x6f), alphabet: BASE58, isAddress: isBitcoinAddress },
    {
      kind: 'bech32',
      make: (n: number) => bech32.encode('bc', [0, ...bech32.toWords(bytes(n, 20))]),
      alphabet: BECH32,
      isAddress: isBitcoinAddress,
    },
    {
      kind: 'bech32m',
      make: (n: number) => bech32m.encode('tb', [1, ...bech32m.toWords(bytes(n, 32))]),
      alphabet: BECH32,
      isAddress: isBitcoinAddress,
    },
    { kind: 'Tron', make: versioned(0x41), alphabet: BASE58, isAddress: isTronAddress },
    {
      kind: 'ERC-55',
      make: (n: number) => withChecksum(bytesToHex(bytes(n, 20))),
      alphabet: '0123456789abcdefABCDEF',
      isAddress: isEthereumAddress,
    },
  ])('of a $kind address is refused in at least 99.9 of 100 cases', ({ kind, make, alphabet, isAddress }) => {
    let tried = 0
    let refused = 0
    for (let n = 0; n < 60; n += 1) {
      const address = make(n)
      expect(isAddress(address)).toBe(true)
      for (let at = 0; at < address.length; at += 1) {
        for (let step = 1; step <= 6; step += 1) {
          const character = alphabet[(n + at * 7 + step * 5) % alphabet.length] ?? ''
          if (character === address[at]) continue
          tried += 1
          if (!isAddress(address.slice(0, at) + character + address.slice(at + 1))) refused += 1
        }
      }
    }
    expect(tried, kind).toBeGreaterThan(10_000)
    expect(refused / tried, `${kind}: ${refused} of ${tried}`).toBeGreaterThanOrEqual(0.999)
  })
})
