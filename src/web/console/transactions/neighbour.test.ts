import { expect, it } from 'vitest'
import { neighbour } from './neighbour.ts'

it('goes down and up, begins at the first, and stays at the ends', () => {
  const ids = ['a', 'b', 'c']
  expect(neighbour(ids, null, 1)).toBe('a')
  expect(neighbour(ids, 'a', 1)).toBe('b')
  expect(neighbour(ids, 'c', 1)).toBe('c')
  expect(neighbour(ids, 'a', -1)).toBe('a')
  expect(neighbour(ids, 'gone', -1)).toBe('a')
  expect(neighbour([], null, 1)).toBeNull()
})
