/** Vectors computed by another program from the format's description, so that a change of the bytes is detected. */
import { describe, expect, it } from 'vitest'
import { commitBatch, extendChain, type Move } from './commitment.ts'

const SALT = Uint8Array.from({ length: 32 }, (_, n) => n)
const FIRST: Move = {
  id: 1n,
  debit: 2n,
  credit: 3n,
  amount: 125_000n,
  debit_seq: 1n,
  credit_seq: 1n,
  debit_after: 125_000n,
  credit_after: 125_000n,
  ref: '01900000-0000-7000-8000-0123456789ab',
  kind: 'deposit.settle',
}
const SECOND: Move = {
  id: 2n,
  debit: 3n,
  credit: 4n,
  amount: 9_007_199_254_740_991n,
  debit_seq: 18n,
  credit_seq: 2n,
  debit_after: 0n,
  credit_after: 9_007_199_254_740_991n,
  ref: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
  kind: 'plan.lock',
}
const BATCH = 'e000f1882f454f3ba16dfd0224d9d749639540fd1c4175cf37aeb7a54bc87d98'
const CHAIN = [
  'e89e7094460f05e836c56c5e892cc7f3b3f558c707b0563efe79f8991714fde5',
  '80a63c1d9804950259bb4255a3d077914d3ed1e4b852528e688e55e1a7e079fb',
]

describe('the commitment to a batch', () => {
  it('is the frozen vector', () => {
    expect(commitBatch(1n, SALT, [FIRST, SECOND]).toString('hex')).toBe(BATCH)
  })

  it('changes with every field of every move, with their order, the number and the salt', () => {
    const changed: Move[][] = (Object.keys(SECOND) as (keyof Move)[]).map((name) => {
      const value = SECOND[name]
      const other = typeof value === 'bigint' ? value ^ 1n : name === 'ref' ? FIRST.ref : `${value}.`
      return [FIRST, { ...SECOND, [name]: other }]
    })
    const all = [...changed, [SECOND, FIRST], [FIRST], []].map((moves) => commitBatch(1n, SALT, moves).toString('hex'))
    all.push(commitBatch(2n, SALT, [FIRST, SECOND]).toString('hex'), commitBatch(1n, SALT.toReversed(), [FIRST, SECOND]).toString('hex'))
    expect(new Set([...all, BATCH]).size).toBe(all.length + 1)
  })
})

describe('the chain', () => {
  it('starts from 32 zero bytes and takes the hash before into each next one', () => {
    const commitment = Buffer.from(BATCH, 'hex')
    const first = extendChain(Buffer.alloc(32), commitment)
    expect([first, extendChain(first, commitment)].map((hash) => hash.toString('hex'))).toEqual(CHAIN)
  })
})
