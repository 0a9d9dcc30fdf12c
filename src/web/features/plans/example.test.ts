import { expect, it } from 'vitest'
import type { OfferedPlan } from '#web/entities/plan/index.ts'
import { type Choice, examplesOf } from './SharedTerms.tsx'

const plan = (id: string, days: number, min: string, max: string, capacity_left = '9000.00') =>
  ({ id, days, min, max, capacity_left }) as OfferedPlan
const plans = [plan('gold', 45, '5000.00', '10000.00'), plan('silver', 30, '1000.00', '5000.00'), plan('diamond', 30, '500.00', '1000.00')]

function shown(choice: Partial<Choice>) {
  const examples = examplesOf(plans, { view: 'term', typed: '', balance: undefined, ...choice })
  return examples.map(({ plan: { id }, amount }) => `${id} ${amount}`)
}

it('shows all plans by term, each with its smallest purchase', () => {
  expect(shown({})).toEqual(['diamond 500.00', 'silver 1000.00', 'gold 5000.00'])
  expect(shown({ view: 'amount' })).toEqual(shown({}))
})

it('shows the plans that take an amount, with that amount', () => {
  expect(shown({ view: 'amount', typed: '1000' })).toEqual(['diamond 1000.00', 'silver 1000.00'])
  expect(shown({ view: 'amount', typed: '7' })).toEqual([])
})

it('shows the plans that a balance can buy, with the most that it can place there', () => {
  expect(shown({ view: 'balance', balance: '2500.00' })).toEqual(['diamond 1000.00', 'silver 2500.00'])
  expect(shown({ view: 'balance', balance: '64000.00' })).toEqual(['diamond 1000.00', 'silver 5000.00', 'gold 9000.00'])
  expect(shown({ view: 'balance' })).toEqual([])
})
