import { hexToBytes } from '@noble/hashes/utils.js'
import { bech32m } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { isSpecimen, specimenAddress } from '#contract/shared/specimen'
import { reasonText } from '#sentences/say'
import { sandboxRail, UNSPENDABLE_POINT } from '../rails/sandbox.ts'
import { allCoins, findCoin, parseAddress } from './coin.ts'
import { networkOf } from './network.ts'

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
const ETHEREUM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

function faultOf(symbol: string, network: string, address: string): string | null {
  const coin = findCoin(symbol, network)
  if (!coin) throw new Error(`${symbol} on ${network} is paid out`)
  const parsed = parseAddress(coin, address)
  return 'wrong' in parsed ? reasonText(parsed.wrong) : null
}

describe('a coin', () => {
  it('is found without case, a space being a hyphen, and by the names of its network', () => {
    for (const network of ['TRC-20', 'trc 20', ' Trc-20 ', 'tron', 'TRC20']) {
      expect(findCoin('USDT', network)).toMatchObject({ symbol: 'usdt', network: 'TRC-20' })
    }
    for (const [typed, network] of [
      ['trc 20', 'TRC-20'],
      ['erc 20', 'ERC-20'],
      ['bep 20', 'BEP-20'],
    ] as const)
      expect(findCoin('usdt', typed)).toMatchObject({ network })
    expect(findCoin('BTC', 'btc')).toMatchObject({ network: 'Bitcoin' })
    expect(findCoin('eth', 'ETH')).toMatchObject({ network: 'ERC-20' })
  })
  it.each([
    ['bch', 'bch', 'BCH'],
    ['bnb', 'bep 20', 'BEP-20'],
    ['bnb', 'bnb', 'BEP-20'],
    ['busd', 'bep 20', 'BEP-20'],
    ['busd', 'busd', 'BEP-20'],
    ['dogecoin', 'dogecoin', 'Dogecoin'],
    ['litcoin', 'litcoin', 'Litcoin'],
    ['perfectmoney', 'perfect money', 'Perfect Money'],
    ['shibainu', 'erc 20', 'ERC-20'],
    ['shibainu', 'shibainu', 'ERC-20'],
    ['sol', 'solana', 'Solana'],
    ['sol', 'SOL', 'Solana'],
    ['usdcoin', 'usd coin', 'ERC-20'],
    ['usdcoin', 'erc 20', 'ERC-20'],
    ['xrp', 'xrp', 'XRP'],
  ])('%s on %s is on %s', (symbol, network, label) => expect(findCoin(symbol, network)).toMatchObject({ symbol, network: label }))
  it('has a specimen address of its own, which is no address of any network', () => {
    const all = allCoins().map((coin) => [coin, specimenAddress(coin)] as const)
    expect(new Set(all.map(([, specimen]) => specimen)).size).toBe(all.length)
    for (const [coin, specimen] of all) {
      expect([isSpecimen(specimen), networkOf(specimen), coin.parse(specimen)]).toEqual([true, null, { fault: expect.any(String) }])
      expect(parseAddress(coin, ` ${specimen.toUpperCase()}`.trim())).toEqual({ account: specimen, address: specimen })
      expect(all.filter(([other]) => 'account' in parseAddress(other, specimen))).toEqual([[coin, specimen]])
    }
  })

  it('that is not paid out is none', () => {
    for (const [symbol = '', network = ''] of [
      ['doge', 'dogecoin'],
      ['btc', 'ERC-20'],
      ['xrp', 'bep 20'],
      ['constructor', 'name'],
      ['__proto__', 'x'],
      ['', ''],
    ]) {
      expect(findCoin(symbol, network)).toBeNull()
    }
  })
  it('is one of the thirteen of the specification', () => {
    expect([...new Set(allCoins().map(({ symbol }) => symbol))].sort().join()).toBe(
      'bch,bnb,btc,busd,dogecoin,eth,litcoin,perfectmoney,shibainu,sol,usdcoin,usdt,xrp',
    )
  })
  it('names itself, its network and what is wrong with an address', () => {
    expect(faultOf('usdt', 'trc 20', TRON)).toBeNull()
    expect(faultOf('usdt', 'trc 20', ETHEREUM)).toBe(
      'USDT (TRC-20): this is not a valid address of its network. It is an address of ERC-20.',
    )
    expect(faultOf('usdt', 'trc 20', TRON.replace('6t', '6u'))).toBe(
      'USDT (TRC-20): this is not a valid address of its network. Its checksum does not match, so a character is wrong or missing.',
    )
    expect(faultOf('usdt', 'trc 20', `Sandbox:${TRON}`)).toContain('USDT (TRC-20): you cannot withdraw to a sandbox deposit address.')
  })
})

describe('an address', () => {
  const read = (symbol: string, network: string, typed: string) => {
    const coin = findCoin(symbol, network)
    return coin && parseAddress(coin, typed)
  }
  it.each([
    ['btc', 'bitcoin', 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'],
    ['btc', 'bitcoin', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['litcoin', 'litcoin', 'QXaUgLHkZcbJb2j5XgMYzY8cF9YM48Y81Z'],
    ['dogecoin', 'dogecoin', 'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk'],
    ['bch', 'bch', 'bchtest:pr6m7j9njldwwzlg9v7v53unlr4jkmx6eyvwc0uz5t'],
    ['bch', 'bch', 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn'],
    ['xrp', 'xrp', 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD'],
  ])('of a test network is refused: %s on %s, %s', (symbol, network, address) => {
    expect(read(symbol, network, address)).toMatchObject({ wrong: { reason: 'address_of_test_network' } })
  })
  it('of a witness version that no wallet can spend is refused as such', () => {
    expect(read('btc', 'bitcoin', 'BC1SW50QGDZ25J')).toMatchObject({ wrong: { reason: 'address_witness' } })
    expect(read('btc', 'bitcoin', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs')).toMatchObject({ wrong: { reason: 'address_witness' } })
  })
  const TAPROOT = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'
  const CASH = 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a'
  const RIPPLE = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
  it.each([
    ['btc', 'bitcoin', TAPROOT, [TAPROOT.toUpperCase(), `bitcoin:${TAPROOT}`, `BITCOIN:${TAPROOT.toUpperCase()}?AMOUNT=0.1&LABEL=A%20B`]],
    ['btc', 'bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', ['bitcoin:1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa?amount=1']],
    ['eth', 'erc-20', ETHEREUM, [ETHEREUM.toLowerCase(), `ethereum:${ETHEREUM}@1?value=1e18`, `ethereum:pay-${ETHEREUM}`]],
    ['eth', 'bep-20', ETHEREUM, [`ethereum:${ETHEREUM}@56`, `bnb:${ETHEREUM}`]],
    ['litcoin', 'litcoin', 'LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA', ['litecoin:LT2KVaAy1ppRuxRgrS5RNU3vBsy7RibPeA?amount=2']],
    ['bch', 'bch', CASH, [CASH.toUpperCase(), `${CASH}?amount=3`]],
    ['xrp', 'xrp', `${RIPPLE}?dt=7`, [`xrpl:${RIPPLE}?amount=5&dt=7`, `ripple://${RIPPLE}?dt=7&amount=5`, `ripple:${RIPPLE}?DT=7`]],
    ['sol', 'solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', ['solana:TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA?amount=1']],
  ] as const)('is one in every spelling and in a payment URI: %s on %s', (symbol, network, address, spellings) => {
    const one = read(symbol, network, address)
    expect(one).toMatchObject({ address })
    for (const spelling of spellings) expect([spelling, read(symbol, network, spelling)]).toEqual([spelling, one])
  })
  it.each([
    `ethereum:${ETHEREUM}/transfer?address=${TRON}`,
    `litecoin:${TAPROOT}`,
    'bitcoin:',
    `javascript:${ETHEREUM}`,
    // Sepolia, BSC's test network, and another network than the one that was chosen.
    `ethereum:${ETHEREUM}@11155111`,
    `ethereum:pay-${ETHEREUM}@97`,
    `ethereum:${ETHEREUM}@56`,
    // An account that many share, without what says whose it is.
    `ripple:${RIPPLE}?tag=77`,
    `ripple:${RIPPLE}?memoId=77`,
    `ripple:${RIPPLE}?dt=5&dt=6`,
    `bitcoin:${TAPROOT}?amount=1&req-payjoin=x`,
    `${CASH}?tag=1`,
  ])('is not in %s', (uri) => {
    for (const [symbol, network] of [
      ['btc', 'bitcoin'],
      ['eth', 'erc-20'],
      ['xrp', 'xrp'],
      ['bch', 'bch'],
    ] as const)
      expect(read(symbol, network, uri)).toHaveProperty('wrong')
  })
})

describe('the sandbox wallets', () => {
  it('show a testnet address of the point that nobody has a key of, and addresses that no wallet accepts', () => {
    const [bitcoin, ...others] = sandboxRail.wallets
    const words = bech32m.toWords(hexToBytes(UNSPENDABLE_POINT))
    expect(bitcoin?.address).toBe(bech32m.encode('tb', [1, ...words]))
    for (const { address } of others) {
      expect(address).toMatch(/^sandbox:/)
      expect(networkOf(address)).toBeNull()
    }
  })
})
