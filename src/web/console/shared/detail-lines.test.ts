import { expect, it } from 'vitest'
import { detailLines, nameOf } from './detail-lines.ts'

it('says from what to what, where both are known, and leaves out what stays', () => {
  expect(detailLines({ from: 'auditor', role: 'operator' }, null)).toEqual([{ name: 'role', from: 'auditor', to: 'operator' }])
  const stands = { rate_bps: 500, min: '10.00', on_sale: false }
  expect(detailLines({ from_version: 1, rate_bps: 600, min: '10.00', on_sale: true }, stands)).toEqual([
    { name: 'rate_bps', from: 500, to: 600 },
    { name: 'on_sale', from: false, to: true },
  ])
  expect(detailLines({ image: '', address: 'b' }, { image: null, address: 'a' })).toEqual([{ name: 'address', from: 'a', to: 'b' }])
  expect(detailLines({ support_email: '' }, { support_email: 'help@operator.test' })).toEqual([
    { name: 'support_email', from: 'help@operator.test', to: '' },
  ])
})

it('leaves out what is empty where nothing stood before', () => {
  expect(detailLines({ account: 'bonus', note: null, image: '' }, null)).toEqual([{ name: 'account', from: undefined, to: 'bonus' }])
  expect(nameOf('four_eyes_threshold')).toBe('Four eyes threshold')
})
