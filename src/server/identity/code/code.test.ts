import { expect, it } from 'vitest'
import { drawRecoveryCodes } from '../factor/totp/recovery-codes.ts'
import { drawCode } from './code.ts'

it('draws each of a million codes alike', () => {
  const drawn = Array.from({ length: 5_000 }, drawCode)
  expect(drawn.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  // Of 5,000 out of 1,000,000 about 12 are drawn twice; of a tenth of them more than a hundred would be.
  expect(new Set(drawn).size).toBeGreaterThan(4_900)
})

it('draws ten recovery codes of 28 letters out of 32', () => {
  const codes = Array.from({ length: 50 }, drawRecoveryCodes)
  expect(codes.map((ten) => new Set(ten).size)).toEqual(codes.map(() => 10))
  expect(codes.flat().filter((code) => !/^(?:[0-9a-hjkmnp-tv-z]{7}-?){4}$/.test(code))).toEqual([])
  expect(new Set(codes.flat().join('').replaceAll('-', '')).size).toBe(32)
})
