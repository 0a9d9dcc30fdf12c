import { expect, test } from 'vitest'
import { indexesOf, piecesOf } from './table.ts'

const keys = ['a', 'b', 'c', 'd', 'e']
const at = (index: number) => ({ index, start: index * 10, end: index * 10 + 10 })

test('what is left out before, between and after the rows keeps its height', () => {
  expect(piecesOf(keys, [at(0), at(2), at(3)], 50)).toEqual([
    { key: 'a', row: 0 },
    { key: 'before c', gap: 10 },
    { key: 'c', row: 2 },
    { key: 'd', row: 3 },
    { key: 'after all', gap: 10 },
  ])
  expect(piecesOf(keys, [], 50)).toEqual([{ key: 'after all', gap: 50 }])
})

test('a row that is gone from the list is no piece', () => {
  expect(piecesOf(['a'], [at(0), at(1)], 10)).toEqual([{ key: 'a', row: 0 }])
})

test('the rows around the visible ones stand too, within the list', () => {
  expect(indexesOf({ first: 1, last: 2, around: 2, count: 4 }, null)).toEqual([0, 1, 2, 3])
  expect(indexesOf({ first: 0, last: 0, around: 3, count: 0 }, null)).toEqual([])
})

test('the focused row stands wherever it is, once', () => {
  const range = { first: 50, last: 52, around: 1, count: 100 }
  expect(indexesOf(range, 3)).toEqual([3, 49, 50, 51, 52, 53])
  expect(indexesOf(range, 51)).toEqual([49, 50, 51, 52, 53])
  expect(indexesOf(range, 90)).toEqual([49, 50, 51, 52, 53, 90])
  expect(indexesOf(range, 200)).toEqual([49, 50, 51, 52, 53])
})
