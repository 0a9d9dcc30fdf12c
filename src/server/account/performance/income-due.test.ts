import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cents } from '#kernel/money'
import type { Investment } from '#server/plans'
import { incomeDue } from './income-due.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

const open = (matures_at: string, principal: bigint, promised: bigint, instruction: Investment['instruction'] = 'pay_out') =>
  ({
    id: matures_at,
    plan: 'gold',
    matures_at: new Date(matures_at),
    principal: cents(principal),
    promised: cents(promised),
    instruction,
  }) as Investment

it('has twelve months from that of the business date, each with its payouts in order', () => {
  const due = incomeDue(
    [
      open('2027-10-31T23:59:59Z', 500n, 50n, 'reinvest_principal'),
      open('2026-12-24T08:00:00Z', 10_000n, 900n, 'reinvest_all'),
      open('2026-12-02T08:00:00Z', 20_000n, 1_100n),
      open('2027-11-01T00:00:00Z', 7_000n, 70n),
    ],
    NOW,
  )
  expect(due.months.map(({ month }) => month)).toEqual([
    ...['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04', '2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10'],
  ])
  expect(due.months[1]).toMatchObject({ returns: 2_000n, capital: 30_000n, total: 32_000n, reinvested: 10_900n })
  expect(due.months[1]?.payouts.map(({ at }) => at.getUTCDate())).toEqual([2, 24])
  expect(due.months[11]).toMatchObject({ total: 550n, reinvested: 500n })
  expect(due).toMatchObject({ returns: 2_050n, capital: 30_500n, total: 32_550n })
  expect(due.later).toEqual({ investments: 1, returns: 70n, capital: 7_000n, total: 7_070n })
})

it('has what is past due in this month, and twelve empty months without a plan', () => {
  expect(incomeDue([open('2026-10-30T00:00:00Z', 100n, 1n)], NOW).months[0]?.total).toBe(101n)
  const none = incomeDue([], new Date('2026-12-31T23:59:59Z'))
  expect([none.months.length, none.months[0]?.month, none.months[11]?.month, none.total]).toEqual([12, '2026-12', '2027-11', 0n])
})

it('counts each open plan once, and each sum is that of its rows', () => {
  const plan = fc.record({
    days: fc.integer({ min: -3, max: 800 }),
    principal: fc.bigInt(1n, 10n ** 9n),
    promised: fc.bigInt(0n, 10n ** 8n),
  })
  fc.assert(
    fc.property(fc.array(plan), (plans) => {
      const all = plans.map(({ days, principal, promised }) =>
        open(new Date(NOW.getTime() + days * 86_400_000).toISOString(), principal, promised),
      )
      const due = incomeDue(all, NOW)
      for (const { payouts, total, capital, returns } of due.months) {
        expect(total).toBe(payouts.reduce((sum, one) => sum + one.total, 0n))
        expect(total).toBe(capital + returns)
      }
      expect(due.months.reduce((sum, { total }) => sum + total, 0n)).toBe(due.total)
      expect(due.months.reduce((count, { payouts }) => count + payouts.length, due.later.investments)).toBe(plans.length)
      expect(due.total + due.later.total).toBe(all.reduce((sum, { principal, promised }) => sum + principal + promised, 0n))
    }),
  )
})
