import { expect, it } from 'vitest'
import { calendarDays } from '#kernel/format/moment'
import { type Maturity, weeksOf } from './ladder.ts'

const NOW = new Date('2026-11-26T18:40:00Z')

function maturity(at: string, investments = 1): Maturity {
  return { at, investments, plan_name: 'Starter', capital: '100.00', promised: '10.00', accrued: '0.00', pays: '110.00' }
}

it('puts each maturity into the week that names its day, at any time of the day', () => {
  for (const hour of ['00:00:00', '09:25:00', '18:39:59', '18:40:01', '23:59:59']) {
    for (let day = 26; day <= 40; day += 1) {
      const at = new Date(Date.UTC(2026, 10, day, ...(hour.split(':').map(Number) as [number, number, number]))).toISOString()
      if (at < NOW.toISOString()) continue
      const [week] = weeksOf([maturity(at)], NOW)
      if (!week) throw new Error('no week')
      expect([at, calendarDays(week.from, at) >= 0, calendarDays(at, week.to) >= 0]).toEqual([at, true, true])
      expect(calendarDays(week.from, week.to)).toBe(6)
      expect(calendarDays(NOW, week.from) % 7).toBe(0)
    }
  }
})

it('adds up what a week pays', () => {
  const weeks = weeksOf([maturity('2026-12-02T09:00:00Z', 2), maturity('2026-12-03T09:00:00Z')], NOW)
  expect(weeks.map(({ from, investments, pays }) => [from.toISOString().slice(0, 10), investments, pays])).toEqual([
    ['2026-11-26', 2, 11_000n],
    ['2026-12-03', 1, 11_000n],
  ])
})
