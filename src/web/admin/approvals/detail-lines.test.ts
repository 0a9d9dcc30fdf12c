import { expect, it } from 'vitest'
import { detailLines, nameOf } from './detail-lines.ts'

it('says from what to what, where both are known', () => {
  expect(detailLines({ from: 'auditor', role: 'operator' })).toEqual([{ name: 'role', from: 'auditor', to: 'operator' }])
  expect(detailLines({ before: { rate_bps: 500, name: 'Gold' }, after: { rate_bps: 600, name: 'Gold' } })).toEqual([
    { name: 'rate_bps', from: '500', to: '600' },
  ])
})

it('leaves out what is empty, and opens what is nested', () => {
  expect(detailLines({ account: 'bonus', note: null, settings: { four_eyes_threshold: '1.00' } })).toEqual([
    { name: 'account', from: null, to: 'bonus' },
    { name: 'four_eyes_threshold', from: null, to: '1.00' },
  ])
  expect(nameOf('four_eyes_threshold')).toBe('Four eyes threshold')
})
