import { describe, expect, it } from 'vitest'
import { parseBitcoinCash } from './bitcoin-cash.ts'

/** The examples of https://github.com/bitcoincashorg/bitcoincash.org/blob/master/spec/cashaddr.md: legacy and new format of the same hash. */
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
