import { expect, it } from 'vitest'
import { verifyBundle } from './bundle.ts'
import { publicKeyOf } from './checkpoint.ts'

const identity = { origin: 'log.example', public_key: publicKeyOf(new Uint8Array(32)) }

it.each([null, undefined, 5, 'text', [], {}, { data: null }, { data: { epoch: 1 } }])('breaks at its form when it is %j', (json) => {
  const verdict = verifyBundle(json, identity)
  expect(verdict.holds).toBe(false)
  expect(verdict.steps).toMatchObject([{ name: 'form', ok: false, fault: ['carrier', 'reader'] }])
})

it('names every step that a bundle of nothing breaks, and throws for none', () => {
  const nothing = {
    ...{ epoch: 1, account_id: '0190a0b0-c0d0-7000-8000-000000000001', amount: '0', chunks: [], statement: '{}', statement_index: 0 },
    breakdown: { main: '0', bonus: '0', earning: '0', locked: '0', held: '0', promised: '0' },
    ...{ statement_inclusion: { index: 0, size: 1, hashes: [] }, checkpoint: '' },
  }
  const { steps } = verifyBundle(nothing, identity)
  expect(steps.map(({ name, ok }) => [name, ok])).toEqual([
    ['form', true],
    ['checkpoint', false],
    ['statement-in-log', false],
    ['statement', false],
    ['amounts', true],
    ['leaves', false],
  ])
})
