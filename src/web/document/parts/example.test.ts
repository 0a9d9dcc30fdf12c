import { expect, it } from 'vitest'
import { exampleAmount, exampleDay, exampleOf, paneHeight } from './example.ts'

const DIAMOND = { bps: 1_450n, days: 30, min: 50_000n, max: 100_000n }

it('makes of $800.00 in 30 days at 14.50% $916.00, of which $46.40 has accrued by day 12', () => {
  expect(exampleAmount(DIAMOND)).toBe(80_000n)
  expect(exampleDay(DIAMOND)).toBe(12)
  expect(exampleOf(DIAMOND, 80_000n)).toEqual({ capital: 80_000n, promised: 11_600n, total: 91_600n, accrued: 4_640n })
})

it('rounds half to even, as a sale does, and accrued amounts down', () => {
  expect(exampleOf({ ...DIAMOND, bps: 50n }, 100n).promised).toBe(0n)
  expect(exampleOf({ ...DIAMOND, bps: 150n }, 100n).promised).toBe(2n)
  expect(exampleOf({ ...DIAMOND, days: 7 }, 100_000n).accrued).toBe((14_500n * 3n) / 7n)
})

it('draws the pane as high as the amount is of the largest', () => {
  expect(paneHeight(DIAMOND, 80_000n)).toBe(80)
  expect(paneHeight({ max: 300n }, 100n)).toBe(33.3)
  expect(exampleAmount({ min: 90n, max: 100n })).toBe(90n)
})
