import { describe, expect, it } from 'vitest'
import { parseLitecoin } from './litecoin.ts'

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
