import { expect, it } from 'vitest'
import { faultOf, shortBy } from './invest-fault.ts'

const plan = { min: '100.00', max: '500.00', capacity_left: '450.00' }

it('takes an amount within the range, the capacity and the balance', () => {
  expect(faultOf(plan, '100.00', '100')).toBe(null)
  expect(faultOf(plan, undefined, '450')).toBe(null)
})

it('names the first reason against an amount', () => {
  expect(faultOf(plan, '900.00', '')).toBe('invalid')
  expect(faultOf(plan, '900.00', 'x')).toBe('invalid')
  expect(faultOf(plan, '900.00', '99.99')).toBe('outside')
  expect(faultOf(plan, '900.00', '500.01')).toBe('outside')
  expect(faultOf(plan, '0.00', '450.01')).toBe('over_capacity')
  expect(faultOf(plan, '99.99', '100')).toBe('short')
})

it('counts what is missing to the cent', () => {
  expect(shortBy('12.34', '100')).toBe(8_766n)
})
