import { describe, expect, it } from 'vitest'
import { parseEthereum, parseSolana, parseXrp } from './network.ts'
import { parsePerfectMoney } from './perfect-money.ts'

/** The special addresses of https://xrpl.org/docs/concepts/accounts/addresses; X-addresses of the ripple-address-codec's description. */
const classic = ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', 'rrrrrrrrrrrrrrrrrrrrrhoLvTp', 'rrrrrrrrrrrrrrrrrrrrBZbvji']
const tagged = [
  ['rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf?dt=4294967295', 'XVLhHMPHU98es4dbozjVtdWzVrDjtV18pX8yuPT7y4xaEHi'],
  ['r3SVzk8ApofDJuVBPKdmbbLjWGCCXpBQ2g?dt=123', 'T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD'],
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59?dt=1', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu'],
  ['r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59', 'X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ'],
] as const

describe('an XRP address', () => {
  it.each(classic)('%s is one', (address) => expect(parseXrp(address)).toHaveProperty('account'))
  it.each(tagged)('%s and %s are one account with one tag', (written, x) => {
    expect(parseXrp(written)).toHaveProperty('account')
    expect(parseXrp(x)).toMatchObject(parseXrp(written))
  })
  it('with another tag is another account, and so is one without', () => {
    const base = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh'
    expect(parseXrp(`${base}?dt=1`)).not.toEqual(parseXrp(`${base}?dt=2`))
    expect(parseXrp(`${base}?dt=0`)).not.toEqual(parseXrp(base))
  })
  it.each([
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi', 'checksum'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=4294967296', 'form'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=', 'form'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh?dt=01', 'form'],
    ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh:12', 'form'],
    ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ?dt=1', 'form'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'checksum'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseXrp(address)).toEqual({ fault }))
})

/** https://eips.ethereum.org/EIPS/eip-55#test-cases */
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
const [, , , , mixed = ''] = erc55

describe('an Ethereum address', () => {
  it.each(erc55)('%s is one', (address) => expect(parseEthereum(address)).toEqual({ account: address.toLowerCase() }))
  it.each([
    [mixed.slice(2), 'form'],
    [`0X${mixed.slice(2)}`, 'form'],
    [`${mixed}0`, 'length'],
    ['0x', 'length'],
    [mixed.replace('aA', 'AA'), 'checksum'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'form'],
  ])('%s is none: %s', (address, fault) => expect(parseEthereum(address)).toEqual({ fault }))
})

/**
 * The system and token programs (https://solana.com/docs/core/programs) and the mint of USDC
 * (https://developers.circle.com/stablecoins/usdc-contract-addresses).
 */
const valid = [
  '11111111111111111111111111111111',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
]

describe('a Solana address', () => {
  it.each(valid)('%s is one', (address) => expect(parseSolana(address)).toEqual({ account: address }))
  it.each([
    ['1111111111111111111111111111111', 'length'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D', 'length'],
    ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0', 'form'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'length'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseSolana(address)).toEqual({ fault }))
})

it.each(['U1234567', 'e12345678', 'G123456'])('%s is a Perfect Money account', (account) => {
  expect(parsePerfectMoney(account)).toEqual({ account: account.toUpperCase() })
})

it.each([
  ['1234567', 'form'],
  ['B1234567', 'form'],
  ['U12A4567', 'form'],
  ['U1234', 'length'],
  ['U12345678901', 'length'],
  ['', 'form'],
])('%s is none: %s', (account, fault) => expect(parsePerfectMoney(account)).toEqual({ fault }))
