import { expect, it } from 'vitest'
import { daysOf, missingMonths, periodChoices } from './periods.ts'

it('offers each year that the months touch, calendar years first', () => {
  expect(periodChoices('2025-11', '2026-02')).toEqual(['2026', '2025', '2025-04-06', '2025-07-01'])
  expect(periodChoices('2026-04', '2026-07')).toEqual(['2026', '2026-04-06', '2025-04-06', '2026-07-01', '2025-07-01'])
})

it('a year from another day ends on the day before it, a year later', () => {
  expect(daysOf('2026')).toEqual({ from: '2026-01-01', to: '2026-12-31' })
  expect(daysOf('2026-04-06')).toEqual({ from: '2026-04-06', to: '2027-04-05' })
  expect(daysOf('2027-07-01')).toEqual({ from: '2027-07-01', to: '2028-06-30' })
})

it('names the months between the first and the last that have no posting', () => {
  expect(missingMonths(['2026-02', '2025-11'])).toEqual(['2026-01', '2025-12'])
  expect(missingMonths(['2026-02'])).toEqual([])
  expect(missingMonths([])).toEqual([])
})
