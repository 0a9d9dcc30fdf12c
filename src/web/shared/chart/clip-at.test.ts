import { expect, it } from 'vitest'
import { clipAt } from './clip-at.ts'

it('cuts one large value just above the next largest', () => {
  expect(clipAt([10, 20, 10_000, 30, 0])).toBe(36)
})

it('cuts nothing where values are alike, few or zero', () => {
  expect(clipAt([10, 20, 30, 40])).toBeNull()
  expect(clipAt([0, 0, 5_000])).toBeNull()
  expect(clipAt([1, 5_000, 2])).toBeNull()
  expect(clipAt([])).toBeNull()
  expect(clipAt([10, 5_000, 4_000, 20])).toBeNull()
})
