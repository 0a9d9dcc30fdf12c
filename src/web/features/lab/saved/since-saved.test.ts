import { expect, it } from 'vitest'
import { growthFrom, lastKnown } from './since-saved.ts'

const DAY_MS = 86_400_000
const at = ['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => `${day}T00:00:00.000Z`)

it('begins at the last close that was known when the run was saved', () => {
  const known = (instant: string) => lastKnown(at, DAY_MS, Date.parse(instant))
  expect(known('2026-11-21T00:00:00Z')).toBe(0)
  expect(known('2026-11-21T23:59:59Z')).toBe(0)
  expect(known('2026-11-22T00:00:00Z')).toBe(1)
  expect(known('2026-11-20T12:00:00Z')).toBe(-1)
})

it('counts nothing that was made before', () => {
  expect(growthFrom([1, 4, 5], 1)).toBe(1.25)
  expect(growthFrom([1, 4, 5], 2)).toBe(1)
})
