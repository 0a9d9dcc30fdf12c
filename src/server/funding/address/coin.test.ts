import { hexToBytes } from '@noble/hashes/utils.js'
import { bech32m } from '@scure/base'
import { describe, expect, it } from 'vitest'
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
