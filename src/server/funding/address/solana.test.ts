import { describe, expect, it } from 'vitest'
import { parseSolana } from './solana.ts'

/** The system and token programs (https://solana.com/docs/core/programs) and the mint of USDC (https://developers.circle.com/stablecoins/usdc-contract-addresses). */
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
