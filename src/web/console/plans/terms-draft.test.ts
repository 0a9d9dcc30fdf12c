import { expect, it } from 'vitest'
import type { RealInstant } from '#contract/shared/fields'
import { basisPointsOf, draftOf, patchOf } from './terms-draft.ts'

const terms = {
  version: 3,
  rate_bps: 1450,
  days: 30,
  min: '500.00',
  max: '1000.00',
  exit_share_bps: 10_000,
  referral_bps: 0,
  on_sale: true,
  created_at: '2026-11-22T00:00:00.000Z' as RealInstant,
  sold: 2,
}

it('reads a percentage into whole basis points, and nothing else', () => {
  expect(['14.5', '14,50', '0', '100', '7.25', '0.01'].map(basisPointsOf)).toEqual([1450, 1450, 0, 10_000, 725, 1])
  expect(['', '-1', '1.234', '1e2', 'ten', '14.5%', '99999'].map(basisPointsOf)).toEqual([null, null, null, null, null, null, null])
})

it('sends what differs from the terms on sale, and names what it cannot read', () => {
  expect(draftOf(terms, { rate: '12' })).toMatchObject({ rate: '12', exit: '100.00', min: '500.00' })
  expect(patchOf(terms, { rate: '12', max: '2,000', min: '500.00', on_sale: true })).toEqual({
    patch: { rate_bps: 1200, max: '2000.00' },
    wrong: [],
  })
  expect(patchOf(terms, { days: 'a week', referral: '5', on_sale: false })).toEqual({
    patch: { referral_bps: 500, on_sale: false },
    wrong: ['days'],
  })
  for (const days of ['1.095', '1,095', '1.000']) expect(patchOf(terms, { days })).toEqual({ patch: {}, wrong: ['days'] })
  expect(patchOf(terms, { days: draftOf({ ...terms, days: 1.095 }, {}).days })).toEqual({ patch: { days: 1.095 }, wrong: [] })
  expect(patchOf(null, { rate: '3', days: '0.5', min: '10', max: '20' }).patch).toEqual({
    rate_bps: 300,
    days: 0.5,
    min: '10.00',
    max: '20.00',
  })
})
