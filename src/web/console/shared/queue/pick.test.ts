import { expect, test } from 'vitest'
import { rowRange } from './pick.tsx'

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

test('a row range holds both of its ends, down or up', () => {
  expect(rowRange(rows, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(rowRange(rows, 'd', 'b')).toEqual(['b', 'c', 'd'])
})

test('from a row that is gone there is no stretch', () => {
  expect(rowRange(rows, 'z', 'c')).toEqual(['c'])
})
