import { expect, test } from 'vitest'
import { stretch } from './stretch.ts'

const rows = ['a', 'b', 'c', 'd'].map((_id) => ({ _id }))

test('a stretch holds both of its ends, down or up', () => {
  expect(stretch(rows, 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(stretch(rows, 'd', 'b')).toEqual(['b', 'c', 'd'])
})

test('from a row that is gone there is no stretch', () => {
  expect(stretch(rows, 'z', 'c')).toEqual(['c'])
})
