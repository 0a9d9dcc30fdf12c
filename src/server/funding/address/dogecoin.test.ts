import { describe, expect, it } from 'vitest'
import { parseDogecoin } from './bitcoin.ts'

/** dogecoin/dogecoin, src/test/data/base58_keys_valid.json */
const valid = [
  'DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkE',
  'A7HRQk3GFCW2QasvdZxXuYj8kkQK5QrYLs',
  '9zYnVRaekPtdKBYuPw5QiBtv3NNrzD2LLW',
  'nhRsrUaxZou6sewjqaS37cJrMRJRgwVXdk',
  '2MsvyG12kxxipe276Au4zKqvd2xdrBuHWb3',
]

describe('a Dogecoin address', () => {
  it.each(valid)('%s is one', (address) => expect(parseDogecoin(address)).toHaveProperty('account'))
  it.each([
    ['DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZkF', 'checksum'],
    ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', 'version'],
    ['6K7a8wZW8A1oZxNd7wZz8PhgAAaDxybkzNpD1sGVvmSaBmc3Hg2', 'length'],
    ['DD4KSSuBJqcjuTcvUg1CgUKeurPUFeEZk', 'checksum'],
    ['', 'length'],
  ])('%s is none: %s', (address, fault) => expect(parseDogecoin(address)).toEqual({ fault }))
})
