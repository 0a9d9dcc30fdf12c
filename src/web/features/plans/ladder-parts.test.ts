import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { centsOf } from '#web/kit/index.ts'
import { partsOf, rangeOf } from './ladder-parts.ts'

const plan = (days: number, min: string, max: string, capacity_left = '1000000.00') =>
  ({ id: `p${days}`, days, min, max, capacity_left }) as OfferedPlan
const amountsOf = (plans: readonly OfferedPlan[], amount: bigint) => partsOf(plans, amount)?.map((part) => part.amount)

const plans = [plan(30, '500.00', '1000.00'), plan(7, '100.00', '500.00'), plan(45, '1000.00', '5000.00')]

it('gives every plan the same, or as near to it as its range lets, shortest term first', () => {
  expect(amountsOf(plans, 200_000n)).toEqual(['500.00', '500.00', '1000.00'])
  expect(amountsOf(plans, 160_000n)).toEqual(['100.00', '500.00', '1000.00'])
  expect(amountsOf(plans.slice(0, 2), 150_000n)).toEqual(['500.00', '1000.00'])
  expect(amountsOf([plan(7, '1.00', '9.00'), plan(30, '1.00', '9.00')], 1_001n)).toEqual(['5.01', '5.00'])
})

it('takes nothing outside what the plans take together, and no more than the reserve can back', () => {
  expect(rangeOf(plans)).toEqual({ min: 160_000n, max: 650_000n })
  expect([amountsOf(plans, 159_999n), amountsOf(plans, 650_001n), amountsOf([], 1n)]).toEqual([undefined, undefined, undefined])
  expect(rangeOf([plan(7, '100.00', '500.00', '250.00')]).max).toBe(25_000n)
})

it('spreads every amount to the cent, each part within its plan', () => {
  const ranges = fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 0, max: 50_000 })), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(ranges, fc.double({ min: 0, max: 1, noNaN: true }), (made, share) => {
      const some = made.map(([min, more], at) => plan(at + 1, (min / 100).toFixed(2), ((min + more) / 100).toFixed(2)))
      const { min, max } = rangeOf(some)
      const amount = min + BigInt(Math.floor(Number(max - min) * share))
      const parts = partsOf(some, amount) ?? []
      expect(parts.reduce((sum, part) => sum + (centsOf(part.amount) ?? 0n), 0n)).toBe(amount)
      for (const part of parts) {
        const cents = centsOf(part.amount) ?? 0n
        expect(cents >= (centsOf(part.plan.min) ?? 0n) && cents <= (centsOf(part.plan.max) ?? 0n)).toBe(true)
      }
    }),
  )
})
