import { expect, it } from 'vitest'
import { holm } from './holm.ts'

const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1_000) / 1_000)

it('multiplies the smallest by all, the next by what remains, and never orders them anew', () => {
  expect(rounded(holm([0.049, 0.2, 0.001, 0.6, 0.004, 0.3]))).toEqual([0.196, 0.6, 0.006, 0.6, 0.02, 0.6])
  expect(rounded(holm([0.01, 0.04, 0.03, 0.005]))).toEqual([0.03, 0.06, 0.06, 0.02])
})

it('leaves one comparison as it is, and no value above 1', () => {
  expect(holm([0.049])).toEqual([0.049])
  expect(holm([0.9, 0.8])).toEqual([1, 1])
  expect(holm([])).toEqual([])
})
