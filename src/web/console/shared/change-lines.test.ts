import { expect, it } from 'vitest'
import { changeLines } from './change-lines.ts'
import { formatValue } from './detail-lines.ts'

it('tells what is not as it was, and nothing else, at every depth', () => {
  const before = { state: 'open', terms: { rate_bps: 500, days: 30 }, tags: ['a'] }
  const after = { state: 'open', terms: { rate_bps: 600, days: 30 }, tags: ['a', 'b'], note: null }
  expect(changeLines({ before, after })).toEqual([
    { path: ['terms', 'rate_bps'], from: 500, to: 600 },
    { path: ['tags'], from: '["a"]', to: '["a","b"]' },
    { path: ['note'], from: undefined, to: null },
  ])
  expect(changeLines({ before: null, after: { role: 'auditor' } })).toEqual([{ path: ['role'], from: undefined, to: 'auditor' }])
  expect(changeLines({ before: 'x', after: [] })).toEqual([])
})

it('says money as money, rates in percent and instants as dates; what somebody typed stays as it is', () => {
  const dates = { instant: (at: string) => `on ${at.slice(0, 10)}`, duration: (seconds: number) => `${seconds} s`, yes: 'yes', no: 'no' }
  expect(formatValue('amount', '1234550', dates)).toBe('$12,345.50')
  expect(formatValue('amount', '12.50', dates)).toBe('$12.50')
  expect(formatValue('four_eyes_threshold', '90071992547409', dates)).toBe('$900,719,925,474.09')
  expect(formatValue('rate_bps', 1450, dates)).toBe('14.50%')
  expect(formatValue('ends_at', '2026-11-22T08:00:00.000Z', dates)).toBe('on 2026-11-22')
  expect(formatValue('term_seconds', '86400', dates)).toBe('86400 s')
  expect(formatValue('on_sale', true, dates)).toBe('yes')
  expect(formatValue('support_phone', '1234550', dates)).toBe('1234550')
  expect(formatValue('note', null, dates)).toBe('–')
})
