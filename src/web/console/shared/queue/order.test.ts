import { expect, it } from 'vitest'
import { beside } from './pick.tsx'

const entries = [
  { kind: 'withdrawals', id: 'a' },
  { kind: 'deposits', id: 'b' },
  { kind: 'deposits', id: 'c' },
] as const

it('opens the next one, and the first after the last', () => {
  const [first, second, third] = entries
  expect(beside(entries, first, 1)).toBe(second)
  expect(beside(entries, third, 1)).toBe(first)
  expect(beside(entries, first, -1)).toBe(third)
})

it('has no other when one is left, and the first when the chosen one is gone', () => {
  const [first] = entries
  expect(beside([first], first, 1)).toBeNull()
  expect(beside(entries, { kind: 'accounts', id: 'gone' }, 1)).toBe(first)
  expect(beside([], null, 1)).toBeNull()
})
