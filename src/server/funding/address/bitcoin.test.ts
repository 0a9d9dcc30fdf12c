import { describe, expect, it } from 'vitest'
import { parseBitcoin, parseBitcoinCash } from './bitcoin.ts'
import { parseLitecoin } from './litecoin.ts'

/** https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki#test-vectors-for-v0-v16-native-segregated-witness-addresses */
const bip350 = {
  valid: ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  test: [
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
  ],
  /** Versions 16 and 2, and version 1 without 32 bytes. */
  unspendable: [
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
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
/** The first output of the chain, and the examples of https://en.bitcoin.it/wiki/List_of_address_prefixes. */
const legacy = ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy']
const testLegacy = ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc']

describe('a Bitcoin address', () => {
  it.each([...bip350.valid, ...legacy])('%s is one', (address) => {
    expect(parseBitcoin(address)).toEqual({ account: expect.any(String) })
  })
  it.each([...bip350.test, ...testLegacy])('%s is one of a test network', (address) => {
    expect(parseBitcoin(address)).toEqual({ account: expect.any(String), is_test: true })
  })
  it.each(bip350.unspendable)('%s can be spent by no wallet', (address) => expect(parseBitcoin(address)).toEqual({ fault: 'witness' }))
  it.each([...bip350.invalid, '', 'bc1', '1', 'bcrt1', '0x', `1${'1'.repeat(200)}`])('%s is none', (address) => {
    expect(parseBitcoin(address)).toHaveProperty('fault')
  })
  it('is the same account in capitals', () => {
    expect(parseBitcoin('BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4')).toEqual(parseBitcoin('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'))
  })
  it('says what is wrong', () => {
    expect(parseBitcoin('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5')).toEqual({ fault: 'checksum' })
    expect(parseBitcoin('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb')).toEqual({ fault: 'checksum' })
    expect(parseBitcoin('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfN0')).toEqual({ fault: 'form' })
    expect(parseBitcoin('bc1pw5dgrnzv')).toEqual({ fault: 'length' })
    expect(parseBitcoin('DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE')).toEqual({ fault: 'version' })
  })
})

/**
 * The examples of https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md: legacy and new format of the same hash.
 */
const pairs = [
  ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu', 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'],
  ['1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR', 'bitcoincash:qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy'],
  ['16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb', 'bitcoincash:qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r'],
  ['3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC', 'bitcoincash:ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq'],
  ['3LDsS579y7sruadqu11beEJoTjdFiFCdX4', 'bitcoincash:pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e'],
  ['31nwvkZwyPdgzjBJZXfDmSWsC4ZLKpYyUw', 'bitcoincash:pqq3728yw0y47sqn6l2na30mcw6zm78dzq5ucqzc37'],
] as const
/** The 20-byte vectors of the same page. */
const others = ['bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t']

describe('a Bitcoin Cash address', () => {
  it.each(pairs)('%s and %s are one account, with the prefix or without', (legacy, cash) => {
    const parsed = parseBitcoinCash(legacy)
    expect(parsed).toHaveProperty('account')
    for (const written of [cash, cash.toUpperCase(), cash.slice('bitcoincash:'.length)]) expect(parseBitcoinCash(written)).toEqual(parsed)
  })
  it.each(others)('%s is one', (address) => expect(parseBitcoinCash(address)).toHaveProperty('account'))
  it.each([
    ['bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6q', 'checksum'],
    ['bchtest:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'checksum'],
    ['litecoin:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'version'],
    ['bitcoincash:Qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a', 'form'],
    ['1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggv', 'checksum'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'form'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseBitcoinCash(address)).toEqual({ fault }))
})

/**
 * Base 58: litecoin-project/litecoin, src/test/data/key_io_valid.json. Witness: BIP-84 at m/84'/2'/0'/0/0 of BIP-39's first mnemonic
 * (abandon … about); mrtnetwork/blockchain_utils, test/address/p2wpkh/test_vector.dart.
 */
const valid = [
  'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA',
  'MHrYRxAiMNBTku3eoDHwhA1LQGDjUStZW2',
  'mwXn5Vhicdav8Av3KMokx4YNuHoGRKxtWs',
  'QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z',
  'ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wh',
  'ltc1qx88q7zjd74lxwgkjmmwlqv5pd3vujuehexfttt',
]

describe('a Litecoin address', () => {
  it.each(valid)('%s is one', (address) => expect(parseLitecoin(address)).toHaveProperty('account'))
  it.each([
    ['LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeB', 'checksum'],
    ['ltc1qjmxnz78nmc8nq77wuxh25n2es7rzm5c2rkk4wj', 'checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'version'],
    ['DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE', 'version'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 'form'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseLitecoin(address)).toEqual({ fault }))
})
