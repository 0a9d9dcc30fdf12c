import { expect, it } from 'vitest'
import { brokenDays, daysOf } from './status-days.ts'

const none = { store: 0, ledger: 0, clock: 0, prices: 0, proof: 0, mail: 0 }
const days = [
  { day: '2026-11-22', seen: 100, missed: 0, not_ok: none },
  { day: '2026-11-21', seen: 1400, missed: 40, not_ok: { ...none, prices: 1 } },
  { day: '2026-11-20', seen: 0, missed: 1440, not_ok: none },
]

it('ends with today, and fills what is not known before it', () => {
  const { cells } = daysOf(days, 'prices')
  expect(cells.length).toBe(90)
  expect(cells.slice(-4).map(({ kind }) => kind)).toEqual(['none', 'none', 'broken', 'whole'])
})

it('counts of the minutes that were looked at alone, and never rounds up', () => {
  expect(daysOf(days, 'prices')).toMatchObject({ seen: 1500, broken: 1, worked_bps: 9993 })
  expect(daysOf(days, 'store').worked_bps).toBe(10_000)
  expect(daysOf([], 'store').worked_bps).toBeNull()
})

it('names the days on which something did not work', () => {
  expect(brokenDays(days)).toEqual([{ day: '2026-11-21', minutes: [['prices', 1]] }])
})
