import { expect, test } from 'vitest'
import { queryOf, readSaved } from './SavedFilters.tsx'

test('a filter is the same whatever order it was chosen in, and holds no place in the list', () => {
  const one = new URLSearchParams('type=debit&status=pending&cursor=abc&q=')
  expect(queryOf(one)).toBe('status=pending&type=debit')
  expect(queryOf(new URLSearchParams('status=pending&type=debit'))).toBe(queryOf(one))
})

test('what is stored in the browser is believed only as far as it can be read', () => {
  expect(readSaved(null)).toEqual([])
  expect(readSaved('{')).toEqual([])
  expect(readSaved('{"name":"x"}')).toEqual([])
  expect(readSaved('[{"name":"Big","query":"type=debit"},{"name":1},null]')).toEqual([{ name: 'Big', query: 'type=debit' }])
})
