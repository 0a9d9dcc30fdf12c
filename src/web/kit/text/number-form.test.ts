import { afterEach, expect, it } from 'vitest'
import { percentText, setNumberLanguage } from './number-form.ts'

afterEach(() => setNumberLanguage('en'))

it('writes percentages as the language does, to the last place that they came with', () => {
  const written = () => ['14299.02', '-1.83', 1450, 5n, -1n, '0.3', '0', '123456789012345678.901', null].map((value) => percentText(value))
  expect(written()).toEqual(['14,299.02%', '−1.83%', '14.50%', '0.05%', '−0.01%', '0.30%', '0.00%', '123,456,789,012,345,678.901%', '–'])
  setNumberLanguage('ar')
  expect(percentText('-14299.02')).toBe('−14,299.02%')
  // Which non-breaking space it is depends on the browser.
  const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, '_')
  setNumberLanguage('de')
  expect(spaced(percentText('-14299.02'))).toBe('−14.299,02_%')
  setNumberLanguage('fr')
  expect(spaced(percentText('14299.02', 'always'))).toBe('+14_299,02_%')
  setNumberLanguage('es')
  expect(spaced(percentText('1299.02'))).toBe('1299,02_%')
})

it('gives zero no sign', () => {
  expect(['-0.00', '0.00'].map((value) => percentText(value, 'always'))).toEqual(['0.00%', '0.00%'])
})
