import { describe, expect, it } from 'vitest'
import { parseTron } from './network.ts'

/** The USDT contract as Tether publishes it (https://tether.to/en/supported-protocols), and the zero address of the network. */
const valid = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb']

describe('a Tron address', () => {
  it.each(valid)('%s is one', (address) => expect(parseTron(address)).toEqual({ account: address }))
  it.each([
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'version'],
    ['T7oKJ3q7s94kDH6tpkBowhetT1JKfcfdSCmAXbS75iATyLD', 'checksum'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'form'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseTron(address)).toEqual({ fault }))
})
