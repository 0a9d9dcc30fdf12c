import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkBundle } from './check-bundle.ts'
import { compareHistory } from './history.ts'

type Vector = { readonly origin: string; readonly public_key: string; readonly bundles: readonly Record<string, unknown>[] }
const vector = JSON.parse(readFileSync('test/vectors/proof-epoch.json', 'utf8')) as Vector
const whose = { origin: vector.origin, public_key: vector.public_key }
const [bundle = {}] = vector.bundles

it('tells what it computed at each step, from what one holds up to what is signed', () => {
  const { holds, steps, owed } = checkBundle({ data: bundle }, whose, { account_id: String(bundle.account_id), least_epoch: 1 })
  expect(holds).toBe(true)
  expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'form ok',
    'amounts ok',
    'leaves ok',
    'statement ok',
    'statement-in-log ok',
    'checkpoint ok',
    'yours ok',
  ])
  expect(owed).toMatchObject({ epoch: 1, amount: 125_001n, liabilities: 126_001n, at: '2026-01-31T12:00:00.000Z' })
  const leaves = steps.find(({ name }) => name === 'leaves')?.shown ?? []
  expect(leaves.filter(({ name }) => name === 'leaf')).toHaveLength(4)
  expect(leaves).toContainEqual({ name: 'total', cents: 126_001n })
})

it('breaks at the step that was bent, and says whose fault it can be', () => {
  const { holds, steps } = checkBundle({ ...bundle, amount: '125002' }, whose)
  expect(holds).toBe(false)
  expect(steps.filter(({ state }) => state === 'broken')).toMatchObject([
    { name: 'amounts', why: 'breakdown', fault: ['platform', 'carrier'] },
  ])
})

it('does not hold for another account, an older epoch than was seen, or a key that is none', () => {
  expect(checkBundle(bundle, whose, { account_id: '0190a0b0-c0d0-7000-8000-000000000009' }).holds).toBe(false)
  expect(checkBundle(bundle, whose, { least_epoch: 2 }).holds).toBe(false)
  expect(checkBundle(bundle, { ...whose, public_key: 'no key' }).holds).toBe(false)
})

it('has one broken step and nothing owed for what is no bundle', () => {
  expect(checkBundle({ hello: 1 }, whose)).toMatchObject({ holds: false, owed: null, steps: [{ name: 'form', state: 'broken' }] })
})

it('shows no leaf for an amount that no tree may hold, and does not throw', () => {
  const chunks = (bundle.chunks as Record<string, unknown>[]).map((chunk) => ({ ...chunk, amount: '-1' }))
  expect(checkBundle({ ...bundle, chunks }, whose).steps.find(({ name }) => name === 'leaves')?.state).toBe('broken')
})

it('finds one history in one note, and none in a note that the log did not sign', () => {
  const note = String(bundle.checkpoint)
  expect(compareHistory(note, note, [], whose)).toMatchObject({ state: 'ok', why: 'same' })
  expect(compareHistory(note.replace('\n5\n', '\n6\n'), note, [], whose)).toMatchObject({ state: 'broken', why: 'forked' })
  expect(compareHistory(note.replace('\n5\n', '\n6\n'), note, null, whose)).toMatchObject({ state: 'skipped', why: 'unasked' })
})
