import { describe, expect, it } from 'vitest'
import { parseBitcoin } from './bitcoin.ts'

/** https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki#test-vectors-for-v0-v16-native-segregated-witness-addresses */
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
/** The first output of the chain, and the examples of https://en.bitcoin.it/wiki/List_of_address_prefixes. */
const legacy = [
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
  '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn',
  '2MzQwSSnBHWHqSAqtTVQ6v47XtaisrJa1Vc',
]

describe('a Bitcoin address', () => {
  it.each([...bip350.valid, ...legacy])('%s is one', (address) => expect(parseBitcoin(address)).toHaveProperty('account'))
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
