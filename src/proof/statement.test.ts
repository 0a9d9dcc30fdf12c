import { describe, expect, it } from 'vitest'
import { cents } from '#kernel/money'
import { coverageOf, parseStatement, type Statement, statementFaults, statementText } from './statement.ts'

const HASH = 'ab'.repeat(32)
const STATEMENT: Statement = {
  ...{ v: 1, epoch: 1, at: '2026-01-31T12:00:00.000Z', journal_seq: 3, journal_root: HASH, leaves: 4, root: HASH, code: 'unknown' },
  ...{ liabilities: cents(200n), custody: cents(301n), reserve_free: cents(100n), reserve_committed: cents(0n) },
  ...{ operator_other: cents(1n), coverage_bps: 15_050, leaves_sha256: HASH },
}
const TEXT =
  `{"at":"2026-01-31T12:00:00.000Z","code":"unknown","coverage_bps":15050,"custody":"301","epoch":1,"journal_root":"${HASH}",` +
  `"journal_seq":3,"leaves":4,"leaves_sha256":"${HASH}","liabilities":"200","operator_other":"1","reserve_committed":"0",` +
  `"reserve_free":"100","root":"${HASH}","v":1}`

it('is written as the canonical JSON of RFC 8785 and read back', () => {
  expect(statementText(STATEMENT)).toBe(TEXT)
  expect(parseStatement(TEXT)).toEqual(STATEMENT)
  expect(statementFaults(STATEMENT, 3)).toEqual([])
})

describe('is refused', () => {
  const bends: readonly [string, string][] = [
    ['with white space', TEXT.replace(':1}', ': 1}')],
    ['with a newline after it', `${TEXT}\n`],
    ['with an unknown member', TEXT.replace('"v":1', '"v":1,"w":1')],
    ['with a member missing', TEXT.replace('"code":"unknown",', '')],
    ['with a member twice', TEXT.replace('"v":1', '"v":1,"v":1')],
    ['in another order', TEXT.replace('"epoch":1,', '').replace('"v":1', '"v":1,"epoch":1')],
    ['with an escape that need not be', TEXT.replace('unknown', '\\u0075nknown')],
    ['with a number in another spelling', TEXT.replace('15050', '1.505e4')],
    ['with a fraction', TEXT.replace('15050', '15050.5')],
    ['with −0', TEXT.replace('"journal_seq":3', '"journal_seq":-0')],
    ['with an amount as a number', TEXT.replace('"301"', '301')],
    ['with a negative amount', TEXT.replace('"301"', '"-301"')],
    ['with an amount of 2^53', TEXT.replace('"301"', '"9007199254740992"')],
    ['with epoch 0', TEXT.replace('"epoch":1', '"epoch":0')],
    ['with an epoch over 32 bits', TEXT.replace('"epoch":1', '"epoch":4294967296')],
    ['without leaves', TEXT.replace('"leaves":4', '"leaves":0')],
    ['with an instant without fraction', TEXT.replace('00.000Z', '00Z')],
    ['on a day that is none', TEXT.replace('01-31', '02-31')],
    ['with an upper-case hash', TEXT.replace(HASH, HASH.toUpperCase())],
    ['of another version', TEXT.replace('"v":1', '"v":2')],
    ['with another code', TEXT.replace('unknown', 'main')],
    ['as a list', '[]'],
    ['as null', 'null'],
    ['as no JSON', '{'],
  ]
  it.each(bends)('%s', (_, text) => {
    expect(text).not.toBe(TEXT)
    expect(parseStatement(text)).toEqual({ refused: 'form' })
  })
})

it('names each rule that it breaks', () => {
  const broken = { ...STATEMENT, leaves: 5, custody: cents(300n), reserve_committed: cents(201n), coverage_bps: null }
  expect(statementFaults(broken, 2)).toEqual(['leaves', 'custody', 'reserve', 'coverage', 'journal'])
})

it('covers to the floor of a basis point, and says nothing at zero liabilities', () => {
  expect(coverageOf(2n, 3n)).toBe(6_666)
  expect(coverageOf(0n, 3n)).toBe(0)
  expect(coverageOf(5n, 0n)).toBeNull()
})
