import { expect, it } from 'vitest'
import { barsOf, daysOf, type Month } from './months.ts'

const month = (of: string, ...payouts: [plan: string, day: string, returns: string][]) =>
  ({
    month: of,
    payouts: payouts.map(([plan, day, returns]) => ({ plan, plan_name: plan, at: `${of}-${day}T10:00:00Z`, returns })),
  }) as Month

it('has each day of a month, with its payouts', () => {
  const days = daysOf(month('2028-02', ['a', '03', '1.00'], ['b', '03', '1.00'], ['a', '29', '1.00']))
  expect(days.length).toBe(29)
  expect(days.filter(({ payouts }) => payouts > 0)).toEqual([
    { day: 3, payouts: 2 },
    { day: 29, payouts: 1 },
  ])
})

it('draws the returns by plan, the largest first, and sums the smallest when there are many', () => {
  const few = barsOf([month('2026-11', ['a', '03', '1.00'], ['b', '04', '2.50']), month('2026-12', ['a', '03', '0.75'])], 'Others')
  expect(few.series.map(({ key, colour }) => [key, colour])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect(few.groups.map(({ values }) => values)).toEqual([
    { b: '2.50', a: '1.00' },
    { b: '0.00', a: '0.75' },
  ])
  const many = barsOf(
    [month('2026-11', ...(['1', '2', '3', '4', '5', '6'].map((n) => [n, '03', `${n}.00`]) as [string, string, string][]))],
    'Others',
  )
  expect(many.series.map(({ name }) => name)).toEqual(['6', '5', '4', '3', 'Others'])
  expect(many.groups[0]?.values).toEqual({ '6': '6.00', '5': '5.00', '4': '4.00', '3': '3.00', other: '3.00' })
})
