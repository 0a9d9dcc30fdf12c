import { expect, it } from 'vitest'
import { changeText, directionOf, priceText } from './price-text.ts'

it.each([
  [null, '–'],
  ['64250.125', '$64,250.13'],
  ['64250', '$64,250.00'],
  ['1', '$1.00'],
  ['1.005', '$1.01'],
  ['999.999', '$1,000.00'],
  ['1234567.1', '$1,234,567.10'],
  ['0.5', '$0.5000'],
  ['0.123456', '$0.1235'],
  ['0.00001234', '$0.00001234'],
  ['0.000012345', '$0.00001235'],
  ['0.00009999999', '$0.0001000'],
  ['0.99996', '$1.00'],
  ['0', '$0.00'],
  ['1e5', '–'],
])('shows %s as %s: two places, under a dollar four digits', (value, text) => expect(priceText(value)).toBe(text))

it.each([
  [null, '–', null],
  [1.254, '+1.25%', 'up'],
  [-0.4, '−0.40%', 'down'],
  [0, '0.00%', null],
  [-0.004, '0.00%', null],
  [1234.5, '+1,234.50%', 'up'],
] as const)('shows a change of %s as %s', (value, text, direction) => {
  expect(changeText(value)).toBe(text)
  expect(directionOf(value)).toBe(direction)
})
