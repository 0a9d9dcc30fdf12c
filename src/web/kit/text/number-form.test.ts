import { expect, it } from 'vitest'
import { countText, decimalText, percentText } from './number-form.ts'

it('writes percentages to the last place that they came with, counts and ratios with the same marks', () => {
  const written = () => ['14299.02', '-1.83', 1450, 5n, -1n, '0.3', '0', '123456789012345678.901', null].map((value) => percentText(value))
  expect(written()).toEqual(['14,299.02%', '−1.83%', '14.50%', '0.05%', '−0.01%', '0.30%', '0.00%', '123,456,789,012,345,678.901%', '–'])
  expect(percentText('14299.02', 'always')).toBe('+14,299.02%')
  expect([countText(1204), decimalText(1299.5, 2)]).toEqual(['1,204', '1,299.50'])
})

it('gives zero no sign', () => {
  expect(['-0.00', '0.00'].map((value) => percentText(value, 'always'))).toEqual(['0.00%', '0.00%'])
})
