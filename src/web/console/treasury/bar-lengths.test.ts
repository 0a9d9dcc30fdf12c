import { expect, it } from 'vitest'
import { barLengths } from './PlanBars.tsx'

it('measures bars by the longest, with a visible minimum', () => {
  const length = barLengths(['50.00', '100.00', '0.10'])
  expect([length('50.00'), length('100.00'), length('0.10')]).toEqual([
    { width: '50%', cut: false },
    { width: '100%', cut: false },
    { width: '1%', cut: false },
  ])
})

it('cuts one value that would flatten the others', () => {
  const length = barLengths(['10.00', '20.00', '30.00', '1000000.00'])
  expect([length('1000000.00'), length('15.00')]).toEqual([
    { width: '100%', cut: true },
    { width: `${(15 / 36) * 100}%`, cut: false },
  ])
})

it('draws nothing but zeros without a division by zero', () => {
  expect(barLengths(['0.00'])('0.00')).toEqual({ width: '1%', cut: false })
})
