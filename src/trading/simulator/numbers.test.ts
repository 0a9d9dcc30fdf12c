import { expect, it } from 'vitest'
import { exp, ln, mixtureMoment } from './exponential.ts'
import { normalOf } from './normal.ts'

it('has exp and ln to the last digits', () => {
  for (let x = -40; x < 40; x += 0.0317) {
    expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(4.5e-16)
    expect(Math.abs(ln(Math.exp(x)) - Math.log(Math.exp(x)))).toBeLessThan(8e-15)
  }
  expect([exp(0), ln(1)]).toEqual([1, 0])
})

it('has the normal quantile, symmetric and bounded', () => {
  const table = [
    [0.5, 0],
    [0.9, 1.2815515655446004],
    [0.975, 1.959963984540054],
    [0.999, 3.090232306167813],
    [1e-6, -4.753424308822899],
  ] as const
  for (const [below, deviate] of table) expect(normalOf(below * 2 ** 32 - 0.5)).toBeCloseTo(deviate, 9)
  expect(normalOf(0)).toBe(-normalOf(2 ** 32 - 1))
  expect(normalOf(2 ** 32 - 1)).toBeCloseTo(6.338, 3)
})

it('has the moments of the mixture of a t: without a cap its variance is ν/(ν−2)', () => {
  expect(mixtureMoment(7, 1e6, 1)).toBeCloseTo(7 / 5, 4)
  expect(mixtureMoment(9, 1e6, 2)).toBeCloseTo(81 / 35, 4)
  expect(mixtureMoment(3, 1, 1)).toBeLessThan(1)
})
